import { offerNow } from '#core/offers/offer.ts';
import type { Offer } from '#core/offers/offer-schema.ts';
import type { Instant } from '#core/time/instant.ts';
import { Moment } from '#core/time/moment.ts';
import { formatMoney } from '#core/words/money.ts';
import { type Check, oncePerPlace } from '../../check.ts';
import { type OfferFinding, offerFindings } from '../../offer-findings.ts';

/** Finds bundles that do not cost less than their parts, now or later. */
export const bundlePrices: Check = (content) => {
  const { site, now } = content;
  const findings = offerFindings(content, (offer, edition, id) => {
    const parts = site.products[id]?.bundle ?? [];
    const edges = [id, ...parts].flatMap((product) => listEdges(site.offers[edition][product]));
    const instants = parts.length === 0 ? [] : [now, ...edges.filter((edge) => edge > now).toSorted((a, b) => a - b)];
    return instants.flatMap((instant): OfferFinding[] => {
      const moment = new Moment(instant);
      const priceThen = (product: string) => offerNow(site, edition, product, moment)?.price?.amount;
      const [price, sum] = [priceThen(id), parts.reduce((total, part) => total + (priceThen(part) ?? Number.NaN), 0)];
      if (price === undefined || Number.isNaN(sum) || price < sum) return [];
      const promotion = offer.promotions.findIndex((one) => one.price === price);
      return [
        {
          check: 'bundle-not-cheaper',
          severity: 'warning',
          path: promotion < 0 ? 'price' : `promotions.${promotion}.price`,
          instant,
          actual: `${formatMoney(price, edition)}, while its parts cost ${formatMoney(sum, edition)} one by one`,
          fix: 'Make the bundle the cheaper way, or say nothing of saving with it.',
        },
      ];
    });
  });
  return oncePerPlace(findings);
};

const listEdges = (offer: Offer | undefined): Instant[] =>
  offer
    ? [
        ...offer.promotions.flatMap(({ opens, closes }) => [opens, closes]),
        ...(offer.price ?? []).map(({ from }) => from),
        ...offer.life.map(({ from }) => from),
      ].filter((edge) => edge !== undefined)
    : [];
