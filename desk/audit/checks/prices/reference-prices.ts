import type { Offer } from '#core/offers/offer-schema.ts';
import { comparisonAt } from '#core/offers/reference-price.ts';
import { type EditionCode, editionCodes } from '#core/place/editions.ts';
import { isSelling, lifeWindows } from '#core/products/life.ts';
import { formatMoney } from '#core/words/money.ts';
import { formatLocalTime } from '../../../dated-content/local-time.ts';
import type { Check, Finding } from '../../finding.ts';
import { intersection } from '../../window-math.ts';

/** The longest pause between two promotions that a reader takes for one sale. */
const longestPause = 24 * 60 * 60 * 1000;

/**
 * Finds promotions that no earlier price can be compared with, so that pages show no saving, and pauses within a sale
 * in which the regular price comes back.
 */
export const referencePrices: Check = ({ site }) =>
  editionCodes.flatMap((edition) =>
    Object.entries(site.offers[edition]).flatMap(([id, offer]) =>
      offer.promotions.flatMap((promotion, index): Finding[] => {
        const isEverAsked = lifeWindows(offer.life).some(
          (window) => isSelling(window) && intersection(promotion, window),
        );
        if (!isEverAsked || offer.unconfirmed) return [];
        const place = { file: `offers/${edition}.yaml`, path: `${id}.promotions.${index}`, edition, slug: offer.link };
        return [...missingReference(offer, promotion, edition), ...pauseAfter(offer, promotion, edition)].map(
          (finding) => ({
            ...finding,
            ...place,
          }),
        );
      }),
    ),
  );

type Promotion = Offer['promotions'][number];
type PriceFinding = Pick<Finding, 'check' | 'severity' | 'actual' | 'fix' | 'instant'>;

function missingReference(offer: Offer, promotion: Promotion, edition: EditionCode): PriceFinding[] {
  if (promotion.opens === undefined || comparisonAt(offer, promotion.opens)) return [];
  return [
    {
      check: 'reduction-without-reference',
      severity: 'error',
      instant: promotion.opens,
      actual: `${formatMoney(promotion.price, edition)}, which is below no price asked in each of the 30 days before`,
      fix: 'Begin it 30 days after the sale or later, or make it the regular price. Until then no saving is shown.',
    },
  ];
}

function pauseAfter({ promotions }: Offer, { closes }: Promotion, edition: EditionCode): PriceFinding[] {
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
      instant: closes,
      actual: `a promotional price until ${formatLocalTime(closes, edition)}, the regular one, and the next promotional price from ${formatLocalTime(next.opens, edition)}`,
      fix: 'Let one end when the next begins.',
    },
  ];
}
