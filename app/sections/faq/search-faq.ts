import type { FaqCategory, FaqQuestion } from '#rules/context/faq.ts';
import { foldText } from './fold-text.ts';

/** Words that all must stand in what is found, folded. */
export type SearchTerms = readonly string[];

/** What is typed as terms; where a language puts no spaces between words, one term is all of it. */
export const searchTerms = (query: string): SearchTerms => [
  ...new Set(
    foldText(query)
      .folded.split(/\s+/)
      .filter((term) => term !== ''),
  ),
];

/** The questions in which every term stands, in the question or in its answer. Without terms, all of them. */
export function searchFaq(categories: readonly FaqCategory[], terms: SearchTerms): FaqCategory[] {
  if (terms.length === 0) return [...categories];
  return categories.flatMap((category) => {
    const questions = category.questions.filter((question) => holdsAll([question.label, ...question.answer], terms));
    return questions.length > 0 ? [{ ...category, questions }] : [];
  });
}

/** Whether one has to look into the answer to see every hit. */
export const isFoundInAnswer = ({ label }: FaqQuestion, terms: SearchTerms): boolean =>
  terms.length > 0 && !holdsAll([label], terms);

function holdsAll(texts: readonly string[], terms: SearchTerms): boolean {
  const folded = texts.map((text) => foldText(text).folded);
  return terms.every((term) => folded.some((text) => text.includes(term)));
}

/** A text in pieces, those that a term found marked. Together they are the text. */
export function markHits(text: string, terms: SearchTerms): { text: string; isHit: boolean }[] {
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
