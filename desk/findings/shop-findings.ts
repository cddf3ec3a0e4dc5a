import { englishProductName } from '#core/dated/dated-window.ts';
import { editionCodes } from '#core/place/editions.ts';
import type { Site } from '#core/site.ts';
import type { Instant } from '#core/time/instant.ts';
import type { FoundFault, ShopReport } from '#server/shops/check-shops.ts';
import type { Finding } from '../audit/finding.ts';
import { formatLocalTime } from '../dated-content/local-time.ts';

type Difference = ShopReport['differences'][number];

const differenceText = (site: Site, { product, field, ours, theirs }: Difference): string =>
  `${englishProductName(site, product)}, ${field}: ours ${ours}, theirs ${theirs}`;

const faultText = (site: Site, { edition, product, kind, message, retryAt }: FoundFault): string => {
  const pause = retryAt === undefined ? '' : `, not before ${formatLocalTime(retryAt, edition)}`;
  return `${englishProductName(site, product)}, ${kind}: ${message}${pause}`;
};

const locateDifference = (site: Site, { edition, product }: Pick<Difference, 'edition' | 'product'>) => ({
  edition,
  file: `content/offers/${edition}.yaml`,
  path: product,
  slug: site.offers[edition][product]?.link ?? '',
});

/** A time without stock stays listed for so many ms. */
const listedFor = 30 * 24 * 3_600_000;

/** Every time in the last 30 days when pages showed something as out of stock because its shop had sold it out. */
export const stockFindings = (site: Site, now: Instant): Finding[] =>
  editionCodes.flatMap((edition) =>
    Object.entries(site.offers[edition]).flatMap(([product, { soldOut = [] }]) => {
      const recent = soldOut.filter(({ closes }) => closes > now - listedFor);
      return recent.map(({ opens, closes }): Finding => {
        const end = `until ${formatLocalTime(closes, edition)}`;
        return {
          ...locateDifference(site, { edition, product }),
          check: 'sold-out-in-shop',
          severity: 'note',
          instant: opens,
          actual: `${englishProductName(site, product)}: out of stock on our pages ${end}${closes > now ? ', unless its shop says something else' : ''}`,
          fix: 'Nothing. If the shop is wrong, correct it, or let pages ignore the shops.',
        };
      });
    }),
  );

/** The differences and faults of the last check of the shops, as findings of the content audit. */
export function shopFindings(site: Site, { differences, faults }: ShopReport): Finding[] {
  return [
    ...differences.map(
      (difference): Finding => ({
        ...locateDifference(site, difference),
        check: 'shop-differs',
        severity: 'error',
        instant: difference.since,
        actual: differenceText(site, difference),
        fix: 'Correct the shop; if the shop is right, correct the offer.',
      }),
    ),
    ...faults.map(
      (fault): Finding => ({
        ...locateDifference(site, fault),
        check: 'shop-not-read',
        severity: 'warning',
        actual: faultText(site, fault),
        fix: 'Ask those who run the shop. Our pages stay as they are.',
      }),
    ),
  ];
}

/** The same for the terminal, a line each. */
export const shopLines = (site: Site, { differences, faults }: ShopReport): string[] => [
  ...differences.map(
    (difference) =>
      `${difference.edition}  ${differenceText(site, difference)}, since ${formatLocalTime(difference.since, difference.edition)}`,
  ),
  ...faults.map((fault) => `${fault.edition}  ${faultText(site, fault)}`),
];

/** `14 products read, 1 difference, 2 not read`. */
export function shopSummary({ read, differences, unread }: ShopReport): string {
  const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;
  return `${counted(read.length, 'product')} read, ${counted(differences.length, 'difference')}, ${unread.length} not read`;
}
