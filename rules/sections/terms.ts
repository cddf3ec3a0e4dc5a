import * as z from 'zod';
import type { EditionCode } from '../editions.ts';
import { editionCodes } from '../editions.ts';
import type { OfferState } from '../offer.ts';
import type { Scope } from '../scope.ts';

const offerStates = ['buyNow', 'preOrder', 'soldOut', 'outOfStock'] as const satisfies readonly OfferState[];

/** One of several written facts, and where it holds. */
export const term = z.strictObject({
  /** Names it in the files of words. */
  id: z.string(),
  /** Editions in which it holds; all without. */
  only: z.array(z.enum(editionCodes as [EditionCode, ...EditionCode[]])).optional(),
  /** States of the offer in which it holds; all without. */
  states: z.array(z.enum(offerStates)).optional(),
});
type Term = z.output<typeof term>;

/** The facts that hold in this edition for an offer in this state, in their order, each with its words. Throws where one has none. */
export function termsThatHold<Words extends object>(terms: readonly Term[], words: Record<string, Words>, state: OfferState, { edition }: Scope) {
  const holding = terms.filter(({ only, states }) => (!only || only.includes(edition)) && (!states || states.includes(state)));
  return holding.map(({ id }) => {
    const text = words[id];
    if (!text) throw new Error(`"${id}" has no words`);
    return { id, ...text };
  });
}
