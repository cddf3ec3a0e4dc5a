import type { EditionCode } from '../place/editions.ts';
import { editionCodes, editions } from '../place/editions.ts';
import { BoundedCache } from './bounded-cache.ts';

type Digits = 0 | 2;

/** Creating a format takes longer than using it a hundred times. */
const formats = new BoundedCache<string, Intl.NumberFormat>(2 * editionCodes.length);

function formatOf(edition: EditionCode, digits: Digits): Intl.NumberFormat {
  const { lang, currency } = editions[edition];
  return formats.get(`${edition} ${digits}`, () => {
    const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    const style = isYen(edition) ? {} : ({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const);
    return new Intl.NumberFormat(lang, { ...style, ...fraction });
  });
}

const isYen = (edition: EditionCode): boolean => editions[edition].currency === 'JPY';

/** `amount` is in whole currency units (9999, 141.6), never in cents. */
export function formatMoney(amount: number, edition: EditionCode): string {
  const text = formatOf(edition, Number.isInteger(amount) ? 0 : 2).format(amount);
  return isYen(edition) ? `${text}円` : text;
}

/** Placeholder for a hidden amount in the edition's currency: `?? €`, `£??`. */
export const hiddenMoney = (edition: EditionCode): string => formatMoney(1, edition).replace('1', '??');
