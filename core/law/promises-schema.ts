/** The promises of the store with every order. Their words are in `messages.promises`. */
export const promiseIds = ['priceGuarantee', 'warranty', 'returns'] as const;
export type PromiseId = (typeof promiseIds)[number];

/** Keys of the words of each promise: its title, its question, and the promise itself. */
export const promiseWords = [
  ...(['priceGuaranteeTitle', 'priceGuaranteeQuestion', 'priceGuarantee'] as const),
  ...(['warrantyTitle', 'warrantyQuestion', 'warranty', 'extraWarranty', 'accessoryWarranty'] as const),
  ...(['returnsTitle', 'returnsQuestion', 'returns', 'unconditionalReturns', 'extendedReturns'] as const),
  ...(['faultReplacement'] as const),
] as const;

export const isPromise = (id: string): id is PromiseId => promiseIds.some((promise) => promise === id);
