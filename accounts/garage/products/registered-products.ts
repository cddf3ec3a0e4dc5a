import type { RegisteredProduct, WarrantyPeriod } from '#contract/account/garage-shapes.ts';
import { type EditionCode, editions, isEditionCode } from '#core/place/editions.ts';
import type { Site } from '#core/site.ts';
import type { Instant } from '#core/time/instant.ts';
import type { AccountGroup } from '../../group/account-group.ts';
import type { ProductRow } from '../../store/schema/owner-tables.ts';

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
    id,
    product,
    nickname,
    region,
    serial_number,
    purchased_on,
    dealer,
    warranty: warrantyPeriods(years, purchased_on, region, now()),
    created_at,
  };
}

/** Years of warranty on a product, and years that the edition adds when they end. */
interface WarrantyYears {
  standard: number;
  extra: number;
}

export function warrantyYears(site: Site, edition: EditionCode, id: string): WarrantyYears {
  const product = site.products[id];
  const { warrantyYears, accessoryWarrantyYears, extraWarranty } = site.regions[edition].terms;
  if (product?.accessory) return { standard: accessoryWarrantyYears ?? warrantyYears, extra: 0 };
  return { standard: warrantyYears, extra: product?.extraWarranty ? (extraWarranty?.years ?? 0) : 0 };
}

/**
 * The periods of warranty on a product that was bought on a day such as `2026-11-01`, and what is left of them at an
 * instant by the calendar of the edition. A period covers the whole day with the date of the purchase; after
 * 29 February it may be the 28th. Every period is counted from the purchase, so that the second of a leap day ends on
 * one again.
 */
export function warrantyPeriods(
  { standard, extra }: WarrantyYears,
  purchasedOn: string,
  edition: EditionCode,
  at: Instant,
): WarrantyPeriod[] {
  const purchased = Temporal.PlainDate.from(purchasedOn);
  const today = localDate(edition, at);
  const period = (kind: WarrantyPeriod['kind'], years: number): WarrantyPeriod => {
    const lastDay = purchased.add({ years });
    return { kind, ends_on: lastDay.toString(), left: timeLeft(today, lastDay) };
  };
  return [period('standard', standard), ...(extra > 0 ? [period('extra', standard + extra)] : [])];
}

export const localDate = (edition: EditionCode, at: Instant): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(editions[edition].timeZone).toPlainDate();

function timeLeft(today: Temporal.PlainDate, lastDay: Temporal.PlainDate): WarrantyPeriod['left'] {
  if (Temporal.PlainDate.compare(today, lastDay) > 0) return null;
  const { years, months, days } = today.until(lastDay.add({ days: 1 }), { largestUnit: 'year' });
  return { years, months, days };
}
