import type { PromiseId } from '../schema/promises.ts';
import type { MessageValues } from '../words/words.ts';
import type { ResolveContext } from './resolve-context.ts';

export interface StorePromise {
  title: string;
  question: string;
  text: string;
}

type PromiseContext = Pick<ResolveContext, 'site' | 'product' | 'messages' | 'format'>;

/**
 * One promise of the store, in its words. `terms` are the values of the region's terms. Throws if the region makes no
 * such promise.
 */
export function storePromise(id: PromiseId, terms: MessageValues, context: PromiseContext): StorePromise {
  const { promises } = context.messages;
  return { title: promises[`${id}Title`], question: promises[`${id}Question`], text: textOf(id, terms, context) };
}

/** Each promise of the region as a value for texts: `priceGuaranteeText`, `warrantyText` and `returnsText`. */
export const promiseValues = (terms: MessageValues, context: PromiseContext): MessageValues => ({
  priceGuaranteeText: textOf('priceGuarantee', terms, context),
  warrantyText: textOf('warranty', terms, context),
  ...(terms.returnDays !== undefined && { returnsText: textOf('returns', terms, context) }),
});

function textOf(id: PromiseId, terms: MessageValues, { site, product, messages, format }: PromiseContext): string {
  const text = format(messages.promises[id], terms);
  const hasExtraWarranty = product !== undefined && site.products[product]?.extraWarranty === true;
  if (id !== 'warranty' || !hasExtraWarranty || terms.extraWarrantyYears === undefined) return text;
  return [text, format(messages.promises.extraWarranty, terms)].join(' ');
}
