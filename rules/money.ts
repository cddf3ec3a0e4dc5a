import type { EditionCode } from './editions.ts';
import { editions } from './editions.ts';

/** Prices in content are in whole currency units (9999, 141.6), never in cents. */
export function formatMoney(amount: number, edition: EditionCode): string {
  const { lang, currency } = editions[edition];
  const whole = Number.isInteger(amount);
  const parts = new Intl.NumberFormat(lang, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: whole ? 0 : 2,
    maximumFractionDigits: whole ? 0 : 2,
  }).formatToParts(amount);
  if (currency === 'JPY')
    return `${parts
      .filter((part) => part.type !== 'currency')
      .map((part) => part.value)
      .join('')
      .trim()}円`;
  return parts.map((part) => part.value).join('');
}
