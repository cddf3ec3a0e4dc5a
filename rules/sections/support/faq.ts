import * as z from 'zod';
import { isAnnounced } from '../../commerce/offer.ts';
import type { ResolveContext } from '../../context/resolve-context.ts';
import { createResolveContext } from '../../context/resolve-context.ts';
import type { FaqQuestion, FaqResponse } from '../../contract/faq.ts';
import { faqPath } from '../../contract/faq.ts';
import type { EditionCode } from '../../place/editions.ts';
import { editionCodes } from '../../place/editions.ts';
import { linkRef } from '../../schema/region.ts';
import { Moment } from '../../time/moment.ts';
import { timeWindow } from '../../time/time-window.ts';
import { defineSection } from '../parts/define.ts';

const question = z.strictObject({
  id: z.string().describe("Key in the files with the page's words."),
  only: z
    .array(z.enum(editionCodes as [EditionCode, ...EditionCode[]]))
    .optional()
    .describe('Editions that show it. If empty: all editions.'),
  window: timeWindow.optional().describe('When it is shown. If empty: always.'),
  link: linkRef.optional().describe('Link below the answer, shown while its target exists.'),
  product: z
    .string()
    .optional()
    .describe('Product that it is about. Hidden in editions where that product is not announced.'),
});
type Question = z.output<typeof question>;

const category = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z]+$/, 'write small letters, such as shipping')
    .describe("Key in the files with the page's words, and anchor in addresses: #shipping."),
  questions: z.array(question).min(1),
});
type Category = z.output<typeof category>;

const questionWords = z.strictObject({
  label: z.string(),
  answer: z.array(z.string()).min(1),
  link: z.string().optional().describe('Label of the link.'),
});

const categoryWords = z.strictObject({ title: z.string(), questions: z.record(z.string(), questionWords) });
type CategoryWords = z.output<typeof categoryWords>;

/** Questions and answers by topic, with a search. */
export const faq = defineSection({
  structure: z.strictObject({
    categories: z.array(category).min(1),
    contact: linkRef.describe('Where to ask other questions.'),
  }),
  words: z.strictObject({
    heading: z.string(),
    topics: z.string().describe('Name of the list of topics, for screen readers.'),
    search: z.string().describe('Label of the search.'),
    found: z.string().describe('Text in front of the number of matching questions.'),
    none: z
      .strictObject({ title: z.string(), text: z.string(), clear: z.string(), link: z.string() })
      .describe('Shown if no question matches: says so, suggests what to try, and where else to ask.'),
    categories: z.record(z.string(), categoryWords),
  }),
  resolve({ categories, contact }, { categories: categoriesWords, heading, none, ...words }, context) {
    const { action, failure, form } = context.messages;
    return {
      heading,
      words: {
        ...words,
        none,
        retry: action.retry,
        loading: form.sending,
        failed: { title: failure.title, text: failure.text },
      },
      path: faqPath(context.edition),
      contact: context.link(contact)?.href,
      answer: resolveAnswers(categories, categoriesWords, context),
    };
  },
});

/** Resolves the questions with a moment of their own, because they may stay valid longer than the page around them. */
function resolveAnswers(
  categories: readonly Category[],
  words: Record<string, CategoryWords>,
  context: ResolveContext,
): FaqResponse {
  const moment = new Moment(context.moment.instant);
  const questionContext = createResolveContext(context.site, context.edition, moment);
  const visibleCategories = categories.flatMap(({ id, questions }) => {
    const categoryText = words[id];
    if (!categoryText) throw new Error(`the category "${id}" has no words`);
    const openQuestions = questions
      .filter((entry) => isAnswered(entry, questionContext))
      .map((entry) => resolveQuestion(entry, categoryText, questionContext));
    return openQuestions.length > 0 ? [{ id, title: categoryText.title, questions: openQuestions }] : [];
  });
  const { validUntil } = moment;
  if (validUntil !== undefined) context.moment.hasReached(validUntil);
  return { validUntil: validUntil ?? null, categories: visibleCategories };
}

function isAnswered({ only, window = {}, product }: Question, { site, edition, moment }: ResolveContext): boolean {
  const isInEdition = !only || only.includes(edition);
  const isKnown =
    product === undefined ||
    (Object.hasOwn(site.offers[edition], product) && isAnnounced(site, edition, product, moment));
  return isInEdition && isKnown && moment.isOpen(window);
}

function resolveQuestion(
  { id, link: ref }: Question,
  { questions }: CategoryWords,
  context: ResolveContext,
): FaqQuestion {
  const texts = questions[id];
  if (!texts) throw new Error(`the question "${id}" has no words`);
  const link = ref === undefined ? undefined : context.link(ref);
  if (link && texts.link === undefined) throw new Error(`the link of the question "${id}" has no words`);
  return {
    id,
    label: texts.label,
    answer: texts.answer,
    ...(link && texts.link !== undefined && { link: { ...link, label: texts.link } }),
  };
}
