import type { Reply } from '#contract/account/calls.ts';
import type { AccountGroup, Caller } from '../account-group.ts';

export async function productOptions({ policy }: AccountGroup, { edition }: Caller): Promise<Reply<'productOptions'>> {
  return { products: policy.products(edition).map(({ id, name }) => ({ id, name })) };
}
