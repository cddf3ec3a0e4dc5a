import * as z from 'zod';
import { type FaqQuestion, type FaqResponse, faqPath, faqSlug } from '#contract/faq.ts';
import { searchSlug } from '#contract/search.ts';
import { faqCategoryAt, isQuestionShown } from '#core/faq/faq-categories.ts';
import { type FaqCategorySettings, faqCategory, type QuestionSettings } from '#core/faq/faq-schema.ts';
import { texts } from '#core/fields/fields.ts';
import { keywords } from '#core/fields/roles.ts';
import { pagePath } from '#core/place/place.ts';
import { linkRef } from '#core/regions/region-schema.ts';
import { createResolveContext, type ResolveContext } from '#core/resolve/resolve-context.ts';
import { defineSection, type SectionValue } from '#core/section/define.ts';
import { entryWords } from '#core/section/entries.ts';
import { Moment } from '#core/time/moment.ts';

const questionWords = z.strictObject({
  label: z.string(),
  answer: z.array(z.string()).min(1),
  link: z.string().optional().describe('Label of the link.'),
  keywords: keywords.optional().describe('Other words for it that visitors search for. Not shown.'),
});

const categoryWords = z.strictObject({ title: z.string(), questions: z.record(z.string(), questionWords) });
type CategoryWords = z.output<typeof categoryWords>;

/** Questions and answers by topic, with a search. Each topic has an address; the value holds the questions of all. */
export const faq = defineSection({
  structure: z.strictObject({
    categories: z.array(faqCategory).min(1),
    contact: linkRef.describe('Where to ask other questions.'),
  }),
  words: z.strictObject({
    heading: z.string(),
    topics: z.string().describe('Name of the list of topics, for screen readers.'),
    search: z.string().describe('Label of the search.'),
    found: z.string().describe('Text in front of the number of matching questions.'),
    none: texts('title', 'text', 'clear', 'link').describe(
      'Shown if no question matches: says so, suggests what to try, and where else to ask.',
    ),
    categories: z.record(z.string(), categoryWords),
  }),
  resolve({ categories, contact }, { categories: categoriesWords, heading, none, ...words }, context) {
    const { action, failure, form } = context.messages;
    const answer = resolveAnswers(categories, categoriesWords, context);
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
      home: pagePath({ edition: context.edition, slug: faqSlug }),
      /** Id of the category that the page shows; undefined if no category has a question. */
      category: faqCategoryAt(context.site, context.slug ?? '')?.id ?? answer.categories[0]?.id,
      searchPage: context.link(`page:${searchSlug}`)?.href,
      contact: context.link(contact)?.href,
      answer,
    };
  },
});

export type FaqValue = SectionValue<'faq', typeof faq>;

/** Resolves the questions with a moment of their own, because they may stay valid longer than the page around them. */
function resolveAnswers(
  categories: readonly FaqCategorySettings[],
  words: Record<string, CategoryWords>,
  context: ResolveContext,
): FaqResponse {
  const moment = new Moment(context.moment.instant);
  const questionContext = createResolveContext(context.site, context.edition, moment);
  const visibleCategories = categories.flatMap(({ id, questions }) => {
    const categoryText = entryWords(words, id, 'category');
    const openQuestions = questions
      .filter((entry) => isQuestionShown(context.site, context.edition, entry, moment))
      .map((entry) => resolveQuestion(entry, categoryText, questionContext));
    return openQuestions.length > 0 ? [{ id, title: categoryText.title, questions: openQuestions }] : [];
  });
  context.moment.noteEdge(moment.validUntil);
  return { validUntil: moment.validUntil ?? null, categories: visibleCategories };
}

function resolveQuestion(
  { id, link: ref }: QuestionSettings,
  { questions }: CategoryWords,
  context: ResolveContext,
): FaqQuestion {
  const texts = entryWords(questions, id, 'question');
  const link = ref === undefined ? undefined : context.link(ref);
  if (link && texts.link === undefined) throw new Error(`the link of the question "${id}" has no words`);
  return {
    id,
    label: texts.label,
    answer: texts.answer,
    ...(texts.keywords !== undefined && { keywords: texts.keywords }),
    ...(link && texts.link !== undefined && { link: { ...link, label: texts.link } }),
  };
}
