import { hasHitInAnswer, searchFaq, searchTerms, splitAtHits } from '#app/sections/faq/search-faq.ts';
import type { EditionCode } from '#rules/place/editions.ts';
import { questionsOf, sectionOf } from '../support/faq-page.ts';

/** The first two adjacent words that occur in the answer of exactly one question. Throws where there are none. */
export function queryForOneAnswer(edition: EditionCode): string {
  for (const { answer } of questionsOf(edition))
    for (const [query] of answer.join(' ').matchAll(/(?<!\S)\p{L}{3,} (?=(\p{L}{3,})(?!\S))\1/gu)) {
      const [match, ...others] = matchingQuestions(edition, query);
      if (match && others.length === 0 && hasHitInAnswer(match, searchTerms(query))) return query;
    }
  throw new Error(`no two words of the questions of ${edition} lead to one answer`);
}

/** The questions that a query leads to, and the texts that are marked in those that are open. */
export function matchesOf(edition: EditionCode, query: string): { questions: string[]; marks: string[] } {
  const terms = searchTerms(query);
  const matches = matchingQuestions(edition, query);
  return {
    questions: matches.map(({ label }) => label),
    marks: matches
      .filter((match) => hasHitInAnswer(match, terms))
      .flatMap(({ label, answer }) => [label, ...answer])
      .flatMap((text) => splitAtHits(text, terms).flatMap((piece) => (piece.isHit ? [piece.text] : []))),
  };
}

const matchingQuestions = (edition: EditionCode, query: string) =>
  searchFaq(sectionOf(edition).answer.categories, searchTerms(query)).flatMap(({ questions }) => questions);
