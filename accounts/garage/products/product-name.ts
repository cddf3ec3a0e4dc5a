import { AccountFailure } from '../../group/account-failure.ts';
import type { AccountGroup, Caller } from '../../group/account-group.ts';

/** Name of a product in the caller's edition. Throws `invalidFields` if it cannot be registered there. */
export function productName({ policy }: AccountGroup, { edition }: Caller, id: string): string {
  const product = policy.products(edition).find((option) => option.id === id);
  if (!product) throw new AccountFailure('invalidFields', { fields: ['product'] });
  return product.name;
}

/** Normalizes a typed serial number to its printed form. */
export const serialNumberOf = (text: string): string => text.normalize('NFKC').trim().toUpperCase();
