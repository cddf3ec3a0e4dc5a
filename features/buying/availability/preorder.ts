import * as z from 'zod';
import { texts } from '#core/fields/fields.ts';
import { defineSection, type SectionValue } from '#core/section/define.ts';
import { pageProduct } from '#core/section/page-product.ts';
import { applicableTerms, term } from '#core/section/terms.ts';

const story = z.strictObject({
  nav: z.string().optional(),
  heading: z.string(),
  lead: z.string().optional(),
  steps: z.array(texts('time', 'text')).default([]).describe('What happens when, the present step first.'),
  questionsTitle: z.string(),
});

/** The timeline of an order and questions about it. Left out in states of the offer without texts. */
export const preorder = defineSection({
  structure: z.strictObject({ questions: z.array(term).min(1) }),
  words: z.strictObject({
    teaser: story.optional(),
    preOrder: story.optional(),
    buyNow: story.optional(),
    soldOut: story.optional(),
    outOfStock: story.optional(),
    ended: story.optional(),
    questions: z.record(z.string(), texts('question', 'answer')).default({}),
  }),
  resolve({ questions: terms }, { questions, ...stories }, context) {
    const { offer } = pageProduct(context);
    const currentStory = stories[offer.state];
    return (
      currentStory && {
        ...currentStory,
        questions: applicableTerms(terms, questions, offer.state, context, ({ question, text }) => ({
          question,
          answer: text,
        })),
      }
    );
  },
});

export type PreorderValue = SectionValue<'preorder', typeof preorder>;
