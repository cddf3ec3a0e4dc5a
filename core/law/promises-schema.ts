import { nameList } from '#contract/name-list.ts';

/** What the store promises with every order. Their words are in `messages.promises`. */
const promiseIds = ['priceGuarantee', 'warranty', 'returns'] as const;
export type PromiseId = (typeof promiseIds)[number];

/** Keys of the words of each promise: its title, its question, and the promise itself. */
export const promiseWords = nameList(
  'priceGuaranteeTitle priceGuaranteeQuestion priceGuarantee',
  'warrantyTitle warrantyQuestion warranty extraWarranty accessoryWarranty',
  'returnsTitle returnsQuestion returns unconditionalReturns extendedReturns faultReplacement',
);

export const isPromise = (id: string): id is PromiseId => promiseIds.some((promise) => promise === id);
