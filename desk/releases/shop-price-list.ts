import { englishProductName } from '#core/dated/dated-window.ts';
import { type ShopChange, type ShopTerms, shopChanges } from '#core/offers/shop-terms.ts';
import { type EditionCode, editions } from '#core/place/editions.ts';
import type { Site } from '#core/site.ts';
import { formatInstant, type Instant } from '#core/time/instant.ts';
import { formatMoney } from '#core/words/money.ts';
import { formatClockTime, formatLocalDay, localTime } from '../dated-content/local-time.ts';

/** Everything that the shops must change after an instant, edition by edition and in order. */
export const shopPriceChanges = (site: Site, codes: readonly EditionCode[], since: Instant): ShopChange[] =>
  codes.flatMap((edition) => shopChanges(site, edition, since));

/** A heading for each edition and day in its time zone, then a line for each change. */
export function shopPriceLines(site: Site, changes: readonly ShopChange[]): string[] {
  const days = Map.groupBy(
    changes,
    ({ edition, at }) => `${edition}, ${weekday(at, edition)} ${formatLocalDay(at, edition)}`,
  );
  return [...days].flatMap(([day, ofDay]) => [
    day,
    ...ofDay.map((change) => `  ${formatClockTime(change.at, change.edition)}  ${shopChangeText(site, change)}`),
    '',
  ]);
}

const weekday = (instant: Instant, edition: EditionCode): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: editions[edition].timeZone, weekday: 'long' }).format(instant);

/** `Flagship Grimlock: to £1,399, struck through £1,599`. */
export function shopChangeText(site: Site, { edition, product, before, after }: ShopChange): string {
  const name = englishProductName(site, product);
  if (!after) return `${name}: leaves the shop`;
  const changed = (key: keyof ShopTerms) => before === undefined || before[key] !== after[key];
  const { price, compareAt } = after;
  const parts = [
    ...(changed('stock')
      ? [{ available: 'on sale', preOrder: 'as a pre-order', soldOut: 'sold out' }[after.stock]]
      : []),
    ...(changed('price') && price !== undefined ? [`to ${formatMoney(price, edition)}`] : []),
    ...(compareAt !== undefined && changed('compareAt') ? [`struck through ${formatMoney(compareAt, edition)}`] : []),
    ...(compareAt === undefined && before?.compareAt !== undefined ? ['nothing struck through'] : []),
  ];
  return `${name}: ${parts.join(', ')}`;
}

const csvHeader = [
  'edition',
  'local_time',
  'utc',
  'product',
  'name',
  'path',
  'price',
  'compare_at_price',
  'currency',
  'stock',
];

/** The changes as CSV (RFC 4180) for those who run the shops. `stock` is empty for what leaves the shop. */
export function shopPriceCsv(site: Site, changes: readonly ShopChange[]): string {
  const rows = changes.map(({ edition, product, path, at, after }) => [
    edition,
    localTime(at, edition).toString({ smallestUnit: 'minute', timeZoneName: 'never' }),
    formatInstant(at),
    product,
    englishProductName(site, product),
    path,
    after?.price ?? '',
    after?.compareAt ?? '',
    after?.price === undefined ? '' : editions[edition].currency,
    after?.stock ?? '',
  ]);
  return [csvHeader, ...rows].map((cells) => `${cells.map(quoteCell).join(',')}\r\n`).join('');
}

const quoteCell = (cell: string | number): string =>
  /[",\r\n]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : String(cell);
