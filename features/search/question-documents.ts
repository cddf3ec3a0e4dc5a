import { categoryPath, faqSlug, questionAnchor } from '#contract/faq.ts';
import type { SearchDocument } from '#contract/search.ts';
import type { OpenPage } from '#core/section/open-page.ts';
import { sectionsOf } from '#core/section/section-values.ts';
import { faq } from '../support/faq/faq.ts';

/** The questions of the FAQ that are shown now, and the topics that have an address of their own. */
export function questionDocuments(page: OpenPage): SearchDocument[] {
  if (page.slug !== faqSlug) return [];
  return sectionsOf('faq', faq, page).flatMap(({ words, value: { answer, home } }) =>
    answer.categories.flatMap(({ id, title, questions }) => {
      const path = categoryPath(home, answer.categories, id);
      const topic: SearchDocument = {
        group: 'pages',
        title,
        text: questions.map(({ label }) => label).join(' '),
        href: path,
      };
      return [
        ...(path === home ? [] : [topic]),
        ...questions.map((question): SearchDocument => {
          const { keywords } = words.categories[id]?.questions[question.id] ?? {};
          return {
            group: 'questions',
            title: question.label,
            text: question.answer.join(' '),
            ...(keywords !== undefined && { keywords }),
            href: `${path}#${questionAnchor(id, question.id)}`,
          };
        }),
      ];
    }),
  );
}
