import type { EditionCode } from '../place/editions.ts';
import { editionCodes, editions } from '../place/editions.ts';
import { BoundedCache } from './bounded-cache.ts';

type Digits = 0 | 2;

/** Making a format takes longer than a hundred uses. */
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

/** Prices in content are in whole currency units (9999, 141.6), never in cents. */
export function formatMoney(amount: number, edition: EditionCode): string {
  const text = formatOf(edition, Number.isInteger(amount) ? 0 : 2).format(amount);
  return isYen(edition) ? `${text}円` : text;
}

/** What stands for an amount that is not revealed yet, in the edition's currency: `?? €`, `£??`. */
export const hiddenMoney = (edition: EditionCode): string => formatMoney(1, edition).replace('1', '??');
