import type { RegisteredProduct } from '#rules/contract/account/call-shapes.ts';
import type { AccountGroup } from '../account-group.ts';

/** Newest first. */
export function productsOf({ db }: AccountGroup, userId: string): Promise<RegisteredProduct[]> {
  return db
    .selectFrom('products')
    .select(['id', 'product', 'serial_number', 'purchased_on', 'dealer', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}
