import type { Reply } from '#contract/account/calls.ts';
import type { Call } from '../../group/call.ts';

export async function productOptions({
  group: { policy },
  caller: { edition },
}: Call<'productOptions'>): Promise<Reply<'productOptions'>> {
  return { products: policy.products(edition).map(({ id, name }) => ({ id, name })) };
}
