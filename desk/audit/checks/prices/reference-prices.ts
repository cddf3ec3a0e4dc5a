import type { Offer } from '#core/offers/offer-schema.ts';
import { comparisonAt } from '#core/offers/reference-price.ts';
import type { EditionCode } from '#core/place/editions.ts';
import { isSelling, lifeWindows } from '#core/products/life.ts';
import { formatMoney } from '#core/words/money.ts';
import { formatLocalTime } from '../../../dated-content/local-time.ts';
import type { Check } from '../../check.ts';
import { type OfferFinding, offerFindings } from '../../offer-findings.ts';
import { intersection } from '../../window-math.ts';

/** The longest pause between two promotions that a reader takes for one sale. */
const longestPause = 24 * 60 * 60 * 1000;

/**
 * Finds promotions that no earlier price can be compared with, so that pages show no saving, and pauses within a sale
 * in which the regular price comes back.
 */
export const referencePrices: Check = (content) =>
  offerFindings(content, (offer, edition) => {
    const selling = lifeWindows(offer.life).filter(isSelling);
    return offer.promotions.flatMap((promotion, index) => {
      if (offer.unconfirmed || !selling.some((window) => intersection(promotion, window))) return [];
      const path = `promotions.${index}`;
      return [...missingReference(offer, promotion, path, edition), ...pauseAfter(offer, promotion, path, edition)];
    });
  });

type Promotion = Offer['promotions'][number];

function missingReference(
  offer: Offer,
  { opens, price }: Promotion,
  path: string,
  edition: EditionCode,
): OfferFinding[] {
  if (opens === undefined || comparisonAt(offer, opens)) return [];
  return [
    {
      check: 'reduction-without-reference',
      severity: 'error',
      path,
      instant: opens,
      actual: `${formatMoney(price, edition)}, which is below no price asked in each of the 30 days before`,
      fix: 'Begin it 30 days after the sale or later, or make it the regular price. Until then no saving is shown.',
    },
  ];
}

function pauseAfter({ promotions }: Offer, { closes }: Promotion, path: string, edition: EditionCode): OfferFinding[] {
  if (closes === undefined) return [];
  const isCovered = promotions.some(
    ({ opens = 0, closes: end = Number.POSITIVE_INFINITY }) => opens <= closes && closes < end,
  );
  const next = promotions.find(({ opens = 0 }) => opens > closes && opens - closes <= longestPause);
  if (isCovered || next?.opens === undefined) return [];
  return [
    {
      check: 'price-pause',
      severity: 'error',
      path,
      instant: closes,
      actual: `a promotional price until ${formatLocalTime(closes, edition)}, the regular one, and the next promotional price from ${formatLocalTime(next.opens, edition)}`,
      fix: 'Let one end when the next begins.',
    },
  ];
}
