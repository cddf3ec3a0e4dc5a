import type { SearchDocument, SearchGroup } from '#contract/search.ts';

/** What a search knows of a document that matches. */
export interface Match {
  document: SearchDocument;
  score: number;
  /** How many words of the title match. */
  titleMatches: number;
  /** How many terms of the query match, and how many it has. */
  matchingTerms: number;
  termCount: number;
  /** Whether it holds the query word for word. */
  isVerbatim: boolean;
}

/** Robots stand before what is written about them. */
const groupWeights: Record<SearchGroup, number> = { robots: 1.5, pages: 1, questions: 1.2, manuals: 0.7, news: 0.7 };
/** What it adds that the title has all terms. Whoever types the name of a robot wants the robot. */
const titleBonus: Record<SearchGroup, number> = { robots: 3, pages: 1, questions: 1, manuals: 1, news: 1 };
/** One word names a topic, several ask a question. */
const questionBonus = 1.3;
const verbatimBonus = 2.5;
/** What remains of the score if no whole term matches, only parts of words. */
const leastCoverage = 0.25;

export function rankingScore(match: Match): number {
  const { group } = match.document;
  const titleShare = Math.min(1, match.titleMatches / match.termCount);
  const coverage = leastCoverage + (1 - leastCoverage) * (match.matchingTerms / match.termCount);
  return (
    match.score *
    groupWeights[group] *
    (group === 'questions' && match.termCount > 1 ? questionBonus : 1) *
    (1 + titleBonus[group] * titleShare) *
    coverage ** 2 *
    (match.isVerbatim ? verbatimBonus : 1)
  );
}
