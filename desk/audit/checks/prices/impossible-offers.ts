import type { Offer } from '#core/offers/offer-schema.ts';
import type { EditionCode } from '#core/place/editions.ts';
import { isSelling, lifeWindows } from '#core/products/life.ts';
import type { Instant } from '#core/time/instant.ts';
import { formatMoney } from '#core/words/money.ts';
import { formatLocalTime } from '../../../dated-content/local-time.ts';
import type { Check } from '../../check.ts';
import { type OfferFinding, offerFindings } from '../../offer-findings.ts';
import { endsAfter, gaps, intersection } from '../../window-math.ts';

/** Finds prices that can never be paid, and sales of products without a price. */
export const impossibleOffers: Check = (content) =>
  offerFindings(content, (offer, edition) => [
    ...unusedPromotions(offer, edition),
    ...saleBeforePrice(offer, edition, content.now),
  ]);

const sellingWindows = ({ life }: Offer) => lifeWindows(life).filter(isSelling);

function unusedPromotions(offer: Offer, edition: EditionCode): OfferFinding[] {
  const selling = sellingWindows(offer);
  return offer.promotions.flatMap((promotion, index): OfferFinding[] => {
    if (offer.price === undefined || selling.some((window) => intersection(promotion, window))) return [];
    return [
      {
        check: 'promotion-never',
        severity: 'error',
        path: `promotions.${index}`,
        instant: promotion.opens ?? promotion.closes,
        actual: `a promotional price of ${formatMoney(promotion.price, edition)} at a time when the product is not sold`,
        fix: 'Move it, remove it, or correct the product’s life.',
      },
    ];
  });
}

function saleBeforePrice(offer: Offer, edition: EditionCode, now: Instant): OfferFinding[] {
  const from = offer.price?.[0]?.from;
  if (from === undefined) return [];
  const [gap] = sellingWindows(offer).flatMap((window) => gaps(window, [{ opens: from }]));
  if (!gap || !endsAfter(gap, now)) return [];
  return [
    {
      check: 'sale-without-price',
      severity: 'error',
      path: 'price.0.from',
      instant: from,
      actual: `a price only from ${formatLocalTime(from, edition)}, after the sale begins`,
      fix: 'Give the first step no from, or begin the sale with it.',
    },
  ];
}
