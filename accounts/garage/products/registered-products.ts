import type { RegisteredProduct } from '#contract/account/garage-shapes.ts';
import { isEditionCode } from '#core/place/editions.ts';
import type { AccountGroup } from '../../group/account-group.ts';
import type { ProductRow } from '../../store/schema/owner-tables.ts';
import { warrantyPeriods } from './warranty.ts';

/** The robots of an account, newest first. `edition` is that of the account. */
export async function registeredProducts(
  group: AccountGroup,
  user: { id: string; edition: string },
): Promise<RegisteredProduct[]> {
  const rows = await group.db
    .selectFrom('products')
    .selectAll()
    .where('user_id', '=', user.id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => registeredProduct(group, row, user.edition));
}

/** A registered robot with its warranty, by the rules of the edition in which it was registered. */
export function registeredProduct(
  { policy, now, code }: AccountGroup,
  row: ProductRow,
  accountEdition: string,
): RegisteredProduct {
  const { id, product, nickname, serial_number, purchased_on, dealer, created_at } = row;
  const region = [row.edition ?? '', accountEdition].find(isEditionCode) ?? code;
  const years = policy.warrantyYears(region, product);
  return {
    ...{ id, product, nickname, region, serial_number, purchased_on, dealer },
    warranty: warrantyPeriods(years, purchased_on, region, now()),
    created_at,
  };
}
