import type { Offer } from '../schema/offer.ts';
import { isSelling, lifeWindows } from '../site/life.ts';
import type { Instant } from '../time/instant.ts';
import type { Moment } from '../time/moment.ts';
import type { TimeWindow } from '../time/time-window.ts';

type Promotion = Offer['promotions'][number];

const day = 24 * 60 * 60 * 1000;

/** For how long before a reduction its reference price must have been asked. */
const historyLength = 30 * day;

/** For how long a reduction is one. After that nobody has paid the reference price lately. */
const longestReduction = 60 * day;

/** The regular price in force: that of the last step whose `from` has passed. */
export const regularPrice = ({ price }: Offer, moment: Moment): number | undefined =>
  price?.filter(({ from }) => from === undefined || moment.hasReached(from)).at(-1)?.price;

/** The lowest open promotion that undercuts the regular price. */
export const promotionNow = ({ promotions }: Offer, regular: number, moment: Moment): Promotion | undefined =>
  promotions
    .filter((promotion) => moment.isOpen(promotion) && promotion.price < regular)
    .toSorted((a, b) => a.price - b.price)[0];

/**
 * What a promotion's price is compared with: the lowest price really asked in the 30 days before the reduction, but at
 * most the price at launch. A sale whose prices fall from stage to stage is one reduction. Undefined where the product
 * was not sold in all of these 30 days, where the price was not higher, and once a reduction has lasted 60 days.
 */
export function referencePrice(offer: Offer, promotion: Promotion, moment: Moment): number | undefined {
  const comparison = comparisonOf(offer, promotion);
  return comparison && !moment.hasReached(comparison.ends) ? comparison.reference : undefined;
}

/** The reference price of a promotion and when it ends; undefined where it has none. */
export function comparisonOf(offer: Offer, promotion: Promotion): { reference: number; ends: Instant } | undefined {
  const reducedFrom = startOfReduction(offer, promotion);
  const reference = reducedFrom === undefined ? undefined : referencePriceAt(offer, promotion, reducedFrom);
  if (reducedFrom === undefined || reference === undefined) return undefined;
  return { reference, ends: reducedFrom + longestReduction };
}

function referencePriceAt(offer: Offer, promotion: Promotion, reducedFrom: Instant): number | undefined {
  const asked = askedPrices(offer, reducedFrom - historyLength, reducedFrom);
  const launchPrice = offer.price?.[0]?.price;
  if (!asked || launchPrice === undefined) return undefined;
  const reference = Math.min(...asked, launchPrice);
  return reference > promotion.price ? reference : undefined;
}

/** When the unbroken run of ever lower prices began that a promotion belongs to; undefined if it always held. */
function startOfReduction({ promotions }: Offer, promotion: Promotion): Instant | undefined {
  let earliest = promotion;
  for (;;) {
    const { opens } = earliest;
    if (opens === undefined) return undefined;
    const previous = promotions.find(
      (other) =>
        other.price >= earliest.price &&
        other.opens !== undefined &&
        other.opens < opens &&
        opens - other.opens <= longestReduction &&
        (other.closes ?? Number.POSITIVE_INFINITY) >= opens,
    );
    if (!previous) return opens;
    earliest = previous;
  }
}

/** Every price asked within a time; undefined if the product was not sold, or had no price, during some of it. */
function askedPrices({ price: steps = [], promotions, life }: Offer, start: Instant, end: Instant) {
  const isSoldThroughout =
    lifeWindows(life).every((window) => isSelling(window) || !overlaps(window, start, end)) &&
    overlaps(lifeWindows(life)[0] ?? {}, Number.NEGATIVE_INFINITY, start + 1) &&
    overlaps({ opens: steps[0]?.from }, Number.NEGATIVE_INFINITY, start + 1);
  if (!isSoldThroughout || steps.length === 0) return undefined;
  const regularPrices = steps.filter((step, index) =>
    overlaps({ opens: step.from, closes: steps[index + 1]?.from }, start, end),
  );
  const reducedPrices = promotions.filter((promotion) => overlaps(promotion, start, end));
  return [...regularPrices, ...reducedPrices].map(({ price }) => price);
}

export const overlaps = (
  { opens = Number.NEGATIVE_INFINITY, closes = Number.POSITIVE_INFINITY }: TimeWindow,
  start: Instant,
  end: Instant,
): boolean => opens < end && closes > start;
