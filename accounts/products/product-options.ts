import type { Reply } from '#rules/contract/account/calls.ts';
import type { AccountGroup, Caller } from '../account-group.ts';

/** Answers the products that can be registered in the caller's edition. */
export async function productOptions({ policy }: AccountGroup, { edition }: Caller): Promise<Reply<'productOptions'>> {
  return { products: policy.products(edition).map(({ id, name }) => ({ id, name })) };
}
