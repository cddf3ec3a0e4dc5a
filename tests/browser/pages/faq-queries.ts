import { type EditionCode, editions } from '#core/place/editions.ts';
import { createSearchEngine } from '#core/search/search-engine.ts';
import { createFaqSearch, isAnswerNeeded, type MatchingQuestion } from '#features/support/faq/search-faq.browser.ts';
import { questionsOf, sectionOf } from '../support/faq-page.ts';

/** The first two adjacent words that occur in the answer of exactly one question. Throws where there are none. */
export function queryForOneAnswer(edition: EditionCode): string {
  const search = searchIn(edition);
  for (const { answer } of questionsOf(edition))
    for (const [query] of answer.join(' ').matchAll(/(?<!\S)\p{L}{3,} (?=(\p{L}{3,})(?!\S))\1/gu)) {
      const [match, ...others] = search(query);
      if (match && others.length === 0 && isAnswerNeeded(match)) return query;
    }
  throw new Error(`no two words of the questions of ${edition} lead to one answer`);
}

/** The questions that a query leads to, and the texts that are marked in those that are open. */
export function matchesOf(edition: EditionCode, query: string): { questions: string[]; marks: string[] } {
  const matches = searchIn(edition)(query);
  const markedIn = (text: string, marks: readonly [number, number][] = []) =>
    marks.map(([from, to]) => text.slice(from, to));
  return {
    questions: matches.map(({ label }) => label),
    marks: matches
      .filter(isAnswerNeeded)
      .flatMap(({ label, answer, marks }) => [
        ...markedIn(label, marks.label),
        ...answer.flatMap((text, index) => markedIn(text, marks.answer[index])),
      ]),
  };
}

function searchIn(edition: EditionCode): (query: string) => MatchingQuestion[] {
  const search = createFaqSearch(createSearchEngine, sectionOf(edition).answer.categories, editions[edition].lang);
  return (query) => search(query).flatMap(({ questions }) => questions);
}
