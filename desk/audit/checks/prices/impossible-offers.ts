import type { Offer } from '#core/offers/offer-schema.ts';
import { type EditionCode, editionCodes } from '#core/place/editions.ts';
import { isSelling, lifeWindows } from '#core/products/life.ts';
import type { Instant } from '#core/time/instant.ts';
import { formatMoney } from '#core/words/money.ts';
import { formatLocalTime } from '../../../dated-content/local-time.ts';
import type { Check, Finding } from '../../finding.ts';
import { endsAfter, gaps, intersection } from '../../window-math.ts';

type OfferFinding = Pick<Finding, 'check' | 'severity' | 'path' | 'actual' | 'fix'> & { instant?: Instant | undefined };

/** Finds prices that can never be paid, and sales of products without a price. */
export const impossibleOffers: Check = ({ site, now }) =>
  editionCodes.flatMap((edition) =>
    Object.entries(site.offers[edition]).flatMap(([id, offer]) =>
      [...unusedPromotions(edition, offer), ...saleBeforePrice(edition, offer, now)].map(
        ({ instant, path, ...finding }) => ({
          ...finding,
          file: `offers/${edition}.yaml`,
          path: `${id}.${path}`,
          edition,
          slug: offer.link,
          ...(instant !== undefined && { instant }),
        }),
      ),
    ),
  );

const sellingWindows = ({ life }: Offer) => lifeWindows(life).filter(isSelling);

function unusedPromotions(edition: EditionCode, offer: Offer): OfferFinding[] {
  const selling = sellingWindows(offer);
  return offer.promotions.flatMap((promotion, index) => {
    if (offer.price === undefined || selling.some((window) => intersection(promotion, window))) return [];
    return {
      check: 'promotion-never',
      severity: 'error' as const,
      path: `promotions.${index}`,
      instant: promotion.opens ?? promotion.closes,
      actual: `a promotional price of ${formatMoney(promotion.price, edition)} at a time when the product is not sold`,
      fix: 'Move it, remove it, or correct the product’s life.',
    };
  });
}

/** Finds a sale that begins before the product has a price. */
function saleBeforePrice(edition: EditionCode, offer: Offer, now: Instant): OfferFinding[] {
  const from = offer.price?.[0]?.from;
  if (from === undefined) return [];
  const gap = sellingWindows(offer).flatMap((window) => gaps(window, [{ opens: from }]))[0];
  if (!gap || !endsAfter(gap, now)) return [];
  const actual = `a price only from ${formatLocalTime(from, edition)}, after the sale begins`;
  return [
    {
      check: 'sale-without-price',
      severity: 'error',
      path: 'price.0.from',
      instant: from,
      actual,
      fix: 'Give the first step no from, or begin the sale with it.',
    },
  ];
}
