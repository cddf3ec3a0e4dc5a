import type { Shape } from '#core/products/product-schema.ts';
import type { Candidate, FinderRule } from './finder-rules.ts';
import { priceOf, scoreOf } from './finder-rules.ts';

/** What a visitor wishes for: the rules of the answers, a shape, and the most that it may cost. */
export interface Wishes {
  rules: readonly FinderRule[];
  shape?: Shape | undefined;
  budget?: number | undefined;
}

export interface RankedCandidate extends Candidate {
  /** How far it is from the wished shape and budget; 0 if it has both. */
  distance: number;
}

export const canBeBought = ({ product }: Candidate): boolean => product.offer?.buy !== undefined;

/** A robot of another shape is as far away as one of twice the budget, one without a price half as far. */
function distanceOf(candidate: Candidate, { shape, budget }: Wishes): number {
  const price = priceOf(candidate);
  const missingShape = shape !== undefined && !candidate.shapes.includes(shape) ? 1 : 0;
  if (budget === undefined) return missingShape;
  return missingShape + (price === undefined ? 0.5 : Math.max(0, price / budget - 1));
}

/**
 * The candidates from the best to the worst. The first can be bought if any can; of equal ones the order of the
 * catalogue decides.
 */
export function rankCandidates(candidates: readonly Candidate[], wishes: Wishes): RankedCandidate[] {
  const ranked = candidates
    .map((candidate) => ({
      ...candidate,
      distance: distanceOf(candidate, wishes),
      score: scoreOf(wishes.rules, candidate, candidates),
    }))
    .toSorted(
      (one, other) =>
        one.distance - other.distance ||
        Number(canBeBought(other)) - Number(canBeBought(one)) ||
        other.score - one.score,
    );
  const first = ranked.find(canBeBought) ?? ranked[0];
  return first ? [first, ...ranked.filter((candidate) => candidate !== first)] : [];
}
