import * as z from 'zod';
import { onlyEditions } from '../fields/fields.ts';
import { entryKey } from '../fields/roles.ts';
import { isPromise } from '../law/promises-schema.ts';
import { type StorePromise, storePromise } from '../law/store-promises.ts';
import { type OfferState, offerStates } from '../offers/offer.ts';
import { isShownIn } from '../place/editions.ts';
import { type ResolveContext, termValues } from '../resolve/resolve-context.ts';
import { mayMention, mentionedProduct } from './entries.ts';

export const offerState = z.enum(offerStates);

/** A statement, with the editions and offer states in which it holds. */
export const term = z.strictObject({
  id: entryKey.describe("Key in the files with the page's words."),
  only: onlyEditions.describe('Editions in which it applies. If empty: all editions.'),
  states: z.array(offerState).optional().describe('States of the offer in which it applies. If empty: all states.'),
  ...mentionedProduct,
});
type Term = z.output<typeof term>;

/**
 * The statements that hold in this edition for an offer in this state, each with its texts. A promise of the store
 * needs none of its own: `promised` makes them from those that stand once in the messages. Throws if another has none.
 */
export function applicableTerms<Words extends object>(
  terms: readonly Term[],
  words: Record<string, Words>,
  state: OfferState,
  context: ResolveContext,
  promised: (promise: StorePromise) => Words,
) {
  const matchingTerms = terms.filter(
    (one) => isShownIn(one, context.edition) && (!one.states || one.states.includes(state)),
  );
  const values = termValues(context.site, context.edition);
  return matchingTerms.filter(mayMention(context)).map(({ id }) => {
    const text = words[id] ?? (isPromise(id) ? promised(storePromise(id, values, context)) : undefined);
    if (!text) throw new Error(`"${id}" has no words`);
    return { id, ...text };
  });
}
