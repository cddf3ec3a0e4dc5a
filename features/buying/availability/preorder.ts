import * as z from 'zod';
import { texts } from '#core/fields/fields.ts';
import { defineSection, type SectionValue } from '#core/section/define.ts';
import { pageProduct } from '#core/section/page-product.ts';
import { applicableTerms, term } from '#core/section/terms.ts';
import { questionsAboutFacts, questionsAboutOrder } from './buyer-questions.ts';

const story = z
  .strictObject({
    nav: z.string(),
    heading: z.string(),
    lead: z.string(),
    steps: z.array(texts('time', 'text')).describe('What happens when, the present step first.'),
    questionsTitle: z.string(),
  })
  .partial()
  .describe('What is said in place of the words that all products have.');

/**
 * Questions of a buyer about the product and the order, and the timeline of a pre-order. A teaser has it only with
 * texts of its own.
 */
export const preorder = defineSection({
  structure: z.strictObject({
    questions: z
      .array(term)
      .default([])
      .describe('Questions that only this page has. Answers to the others are facts.'),
  }),
  words: z
    .strictObject({
      teaser: story,
      preOrder: story,
      buyNow: story,
      soldOut: story,
      outOfStock: story,
      ended: story,
    })
    .partial()
    .extend({ questions: z.record(z.string(), texts('question', 'answer')).default({}) }),
  resolve({ questions: terms }, { questions, ...stories }, context) {
    const { offer } = pageProduct(context);
    if (offer.state === 'teaser' && !stories.teaser) return undefined;
    const current = stories[offer.state] ?? {};
    const { nav, heading, title } = context.messages.questions;
    const pageQuestions = applicableTerms(terms, questions, offer.state, context, ({ question, text }) => ({
      question,
      answer: text,
    }));
    const isShared = ({ id }: { id: string }) => pageQuestions.every((one) => one.id !== id);
    return {
      nav: current.nav ?? nav,
      heading: current.heading ?? heading,
      lead: current.lead,
      steps: current.steps ?? [],
      questionsTitle: current.questionsTitle ?? title,
      questions: [
        ...questionsAboutFacts(context, offer.product).filter(isShared),
        ...pageQuestions,
        ...questionsAboutOrder(offer, context).filter(isShared),
      ],
    };
  },
});

export type PreorderValue = SectionValue<'preorder', typeof preorder>;
