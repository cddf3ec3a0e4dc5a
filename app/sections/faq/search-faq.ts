import type { FaqCategory, FaqQuestion } from '#rules/contract/faq.ts';
import { foldText } from './fold-text.ts';

/** Normalised words, all of which must occur in a result. */
export type SearchTerms = readonly string[];

/** Splits a query into terms at spaces. A query in a language without spaces is a single term. */
export const searchTerms = (query: string): SearchTerms => [
  ...new Set(
    foldText(query)
      .folded.split(/\s+/)
      .filter((term) => term !== ''),
  ),
];

/** The questions that contain every term in their label or answer. Without terms, all of them. */
export function searchFaq(categories: readonly FaqCategory[], terms: SearchTerms): FaqCategory[] {
  if (terms.length === 0) return [...categories];
  return categories.flatMap((category) => {
    const questions = category.questions.filter((question) =>
      containsAllTerms([question.label, ...question.answer], terms),
    );
    return questions.length > 0 ? [{ ...category, questions }] : [];
  });
}

/** Whether some terms occur only in the answer, so that it has to be open to show every hit. */
export const hasHitInAnswer = ({ label }: FaqQuestion, terms: SearchTerms): boolean =>
  terms.length > 0 && !containsAllTerms([label], terms);

function containsAllTerms(texts: readonly string[], terms: SearchTerms): boolean {
  const folded = texts.map((text) => foldText(text).folded);
  return terms.every((term) => folded.some((text) => text.includes(term)));
}

/** Splits a text into pieces at the borders of search hits. The pieces joined are the original text. */
export function splitAtHits(text: string, terms: SearchTerms): { text: string; isHit: boolean }[] {
  const { folded, starts, ends } = foldText(text);
  const hits = new Array<boolean>(text.length).fill(false);
  for (const term of terms) {
    for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + term.length)) {
      hits.fill(true, starts[at] ?? 0, ends[at + term.length - 1] ?? text.length);
    }
  }
  const pieces: { text: string; isHit: boolean }[] = [];
  for (const [at, isHit] of hits.entries()) {
    const last = pieces.at(-1);
    if (last && last.isHit === isHit) last.text += text[at];
    else pieces.push({ text: text[at] ?? '', isHit });
  }
  return pieces;
}
