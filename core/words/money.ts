import { type Currency, type EditionCode, editions, formatLocale, languageFacts } from '../place/editions.ts';
import { memoize } from './memoize.ts';

type Digits = 0 | 2;

const moneyFormat = memoize((edition: EditionCode, currency: Currency, digits: Digits) => {
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const style =
    ownSign(edition, currency) === undefined
      ? ({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const)
      : {};
  /* Some languages group figures from five digits on. Shops group prices everywhere: `1.599 €`. */
  return new Intl.NumberFormat(formatLocale(edition), { ...style, ...fraction, useGrouping: 'always' });
});

const ownSign = (edition: EditionCode, currency: Currency): string | undefined =>
  currency === editions[edition].currency ? editions[edition].currencySign : undefined;

/**
 * `amount` is in whole currency units (9999, 141.6), never in cents. Written as the edition writes it, in the edition's
 * own currency or in that of another one.
 */
export function formatMoney(
  amount: number,
  edition: EditionCode,
  currency: Currency = editions[edition].currency,
): string {
  const text = moneyFormat(edition, currency, Number.isInteger(amount) ? 0 : 2).format(amount);
  return `${text}${ownSign(edition, currency) ?? ''}`;
}

/** An amount in a sentence: Chinese writes its unit behind it, `5元`. */
export const formatMoneyInText = (amount: number, edition: EditionCode): string =>
  formatMoney(amount, edition).replace(/^¥(.+)/, '$1元');

/** A currency in running text: its code, `EUR`; in Chinese, Japanese and Korean its name, `人民币`. */
export const currencyName = (currency: string, lang: string): string =>
  languageFacts(lang).isEastAsian
    ? (new Intl.DisplayNames(lang, { type: 'currency' }).of(currency) ?? currency)
    : currency;

/** Placeholder for a hidden amount in the edition's currency: `?? €`, `£??`. */
export const hiddenMoney = (edition: EditionCode): string => formatMoney(1, edition).replace('1', '??');
