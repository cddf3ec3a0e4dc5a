import { AccountFailure } from '../account-failure.ts';
import type { AccountGroup, Caller } from '../account-group.ts';

/** The name of a product in the caller's edition. Throws `invalid` for one that cannot be registered there. */
export function productName({ policy }: AccountGroup, { edition }: Caller, id: string): string {
  const product = policy.products(edition).find((option) => option.id === id);
  if (!product) throw new AccountFailure('invalid', { fields: ['product'] });
  return product.name;
}

/** A serial number as it is printed under the robot, however it was typed. */
export const serialNumberOf = (text: string): string => text.normalize('NFKC').trim().toUpperCase();
