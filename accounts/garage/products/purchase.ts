import type { ParsedRequest } from '#contract/account/call-shapes.ts';
import { editions } from '#core/place/editions.ts';
import { invalidField } from '../../group/account-failure.ts';
import type { AccountGroup, Caller } from '../../group/account-group.ts';
import type { Handler } from '../../group/call.ts';

interface Purchase {
  product: string;
  /** The name of the product in the caller's edition. */
  name: string;
  serial_number: string;
  purchased_on: string;
  dealer: string;
}

/**
 * Normalizes the details of a purchase. Throws `invalidFields` for an unknown product or a purchase date in the future.
 */
export function readPurchase(
  group: AccountGroup,
  caller: Caller,
  { product, serial_number, purchased_on, dealer }: ParsedRequest<'registerProduct'>,
): Purchase {
  const name = productName(group, caller, product);
  if (purchased_on > today(group, caller)) throw invalidField('purchased_on');
  return { product, name, serial_number: normalizedSerialNumber(serial_number), purchased_on, dealer: dealer.trim() };
}

/** The date in the edition's time zone, `2026-11-21`. */
const today = ({ now }: AccountGroup, { edition }: Caller): string =>
  Temporal.Instant.fromEpochMilliseconds(now()).toZonedDateTimeISO(editions[edition].timeZone).toPlainDate().toString();

/** Name of a product in the caller's edition. Throws `invalidFields` if it cannot be registered there. */
export function productName({ policy }: AccountGroup, { edition }: Caller, id: string): string {
  const product = policy.products(edition).find((option) => option.id === id);
  if (!product) throw invalidField('product');
  return product.name;
}

/** Normalizes a typed serial number to its printed form. */
export const normalizedSerialNumber = (text: string): string => text.normalize('NFKC').trim().toUpperCase();

export const productOptions: Handler<'productOptions'> = async ({ group: { policy }, caller: { edition } }) => ({
  products: policy.products(edition).map(({ id, name }) => ({ id, name })),
});
