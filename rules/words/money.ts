import type { EditionCode } from '../place/editions.ts';
import { editions } from '../place/editions.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** Made once for each edition and number of decimals: making one takes longer than a hundred uses. */
function formatOf(edition: EditionCode, digits: 0 | 2): Intl.NumberFormat {
  const { lang, currency } = editions[edition];
  const key = `${edition} ${digits}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(lang, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    formats.set(key, format);
  }
  return format;
}

const written = new Map<string, string>();

/**
 * Prices in content are in whole currency units (9999, 141.6), never in cents. Each is written once: a site has few of
 * them, and shows them often.
 */
export function formatMoney(amount: number, edition: EditionCode): string {
  const key = `${edition} ${amount}`;
  const text = written.get(key) ?? writeMoney(amount, edition);
  written.set(key, text);
  return text;
}

function writeMoney(amount: number, edition: EditionCode): string {
  const { currency } = editions[edition];
  const parts = formatOf(edition, Number.isInteger(amount) ? 0 : 2).formatToParts(amount);
  if (currency === 'JPY')
    return `${parts
      .filter((part) => part.type !== 'currency')
      .map((part) => part.value)
      .join('')
      .trim()}円`;
  return parts.map((part) => part.value).join('');
}

/** What stands for an amount that is not revealed yet, in the edition's currency: `?? €`, `£??`. */
export const hiddenMoney = (edition: EditionCode): string => formatMoney(1, edition).replace('1', '??');
