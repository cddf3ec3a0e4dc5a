import { offerNow } from '#core/offers/offer.ts';
import type { Offer } from '#core/offers/offer-schema.ts';
import { type EditionCode, editionCodes } from '#core/place/editions.ts';
import type { Site } from '#core/site.ts';
import type { Instant } from '#core/time/instant.ts';
import { Moment } from '#core/time/moment.ts';
import { formatMoney } from '#core/words/money.ts';
import type { Check, Finding } from '../../finding.ts';

/**
 * Finds bundles that do not cost less than their parts, now or later. Each price of a bundle is reported once.
 */
export const bundlePrices: Check = ({ site, now }) =>
  Object.entries(site.products).flatMap(([id, { bundle }]) =>
    bundle ? editionCodes.flatMap((edition) => expensiveBundles(site, edition, id, bundle, now)) : [],
  );

function expensiveBundles(
  site: Site,
  edition: EditionCode,
  id: string,
  parts: readonly string[],
  now: Instant,
): Finding[] {
  const offer = site.offers[edition][id];
  if (!offer) return [];
  const edges = [id, ...parts]
    .flatMap((product) => edgesOf(site.offers[edition][product]))
    .filter((edge) => edge > now);
  const findingsByPrice = new Map<number, Finding>();
  for (const instant of [now, ...edges.toSorted((a, b) => a - b)]) {
    const [price, ...partPrices] = [id, ...parts].map(
      (product) => offerNow(site, edition, product, new Moment(instant))?.price?.amount,
    );
    if (price === undefined || partPrices.some((amount) => amount === undefined) || findingsByPrice.has(price))
      continue;
    const sum = (partPrices as number[]).reduce((total, amount) => total + amount, 0);
    if (price < sum) continue;
    findingsByPrice.set(price, {
      check: 'bundle-not-cheaper',
      severity: 'warning',
      file: `offers/${edition}.yaml`,
      path: pathOf(id, offer, price),
      edition,
      instant,
      slug: offer.link,
      actual: `${formatMoney(price, edition)}, while its parts cost ${formatMoney(sum, edition)} one by one`,
      fix: 'Make the bundle the cheaper way, or say nothing of saving with it.',
    });
  }
  return [...findingsByPrice.values()];
}

const edgesOf = (offer: Offer | undefined): Instant[] =>
  offer
    ? [
        ...offer.promotions.flatMap(({ opens, closes }) => [opens, closes]),
        ...(offer.price ?? []).map(({ from }) => from),
        ...offer.life.map(({ from }) => from),
      ].filter((edge) => edge !== undefined)
    : [];

function pathOf(id: string, { promotions }: Offer, price: number): string {
  const index = promotions.findIndex((promotion) => promotion.price === price);
  return index < 0 ? `${id}.price` : `${id}.promotions.${index}.price`;
}
