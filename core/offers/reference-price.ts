import { isSelling, lifeWindows } from '../products/life.ts';
import type { Instant } from '../time/instant.ts';
import { Moment } from '../time/moment.ts';
import type { TimeWindow } from '../time/time-window.ts';
import type { Offer } from './offer-schema.ts';

export type Promotion = Offer['promotions'][number];

const day = 24 * 60 * 60 * 1000;

/** For how long before a reduction its reference price must have been asked. */
const historyLength = 30 * day;

/** For how long a reduction is one. After that nobody has paid the reference price lately. */
const longestReduction = 60 * day;

/** Amounts are in whole currency units. */
export interface PriceInForce {
  amount: number;
  regular: number;
  /** The lowest open promotion that undercuts the regular price. */
  promotion: Promotion | undefined;
}

/** The regular price in force: that of the last step whose `from` has passed. An unconfirmed price counts as none. */
export const regularPrice = ({ price: steps = [], unconfirmed }: Offer, moment: Moment): number | undefined =>
  unconfirmed ? undefined : steps.filter(({ from }) => from === undefined || moment.hasReached(from)).at(-1)?.price;

/** The price in force, whether or not the product is sold; undefined before it has one. */
export function priceInForce(offer: Offer, moment: Moment): PriceInForce | undefined {
  const regular = regularPrice(offer, moment);
  if (regular === undefined) return undefined;
  const [promotion] = offer.promotions
    .filter((each) => moment.isOpen(each) && each.price < regular)
    .toSorted((a, b) => a.price - b.price);
  return { amount: promotion?.price ?? regular, regular, promotion };
}

/**
 * The price with which a promotional price is compared now: the lowest price really asked in the 30 days before the
 * reduction. A sale whose prices fall from stage to stage is one reduction. Undefined where the product was not sold in
 * all of these 30 days, where the price was not higher or is above the price at launch, and once a reduction has lasted
 * 60 days.
 */
export function referencePrice(offer: Offer, moment: Moment): number | undefined {
  const comparison = comparisonAt(offer, moment.instant);
  return comparison && !moment.hasReached(comparison.ends) ? comparison.reference : undefined;
}

/** The reference price of what is asked at an instant, and when it ends; undefined where it has none. */
export function comparisonAt(offer: Offer, instant: Instant): { reference: number; ends: Instant } | undefined {
  const [price, launchPrice] = [askedPrice(offer, instant), offer.price?.[0]?.price];
  const reducedFrom = startOfReduction(offer, instant);
  if (price === undefined || launchPrice === undefined || reducedFrom === undefined) return undefined;
  const earlierPrices = askedPrices(offer, reducedFrom - historyLength, reducedFrom);
  const reference = earlierPrices && Math.min(...earlierPrices);
  if (reference === undefined || reference <= price || reference > launchPrice) return undefined;
  return { reference, ends: reducedFrom + longestReduction };
}

const askedPrice = (offer: Offer, instant: Instant): number | undefined =>
  priceInForce(offer, new Moment(instant))?.amount;

/** When the unbroken run of ever lower promotional prices began that holds at an instant; undefined without one. */
function startOfReduction(offer: Offer, instant: Instant): Instant | undefined {
  const regularChanges = (offer.price ?? []).flatMap(({ from }) => from ?? []);
  const promotionChanges = offer.promotions.flatMap(({ opens, closes }) => [opens ?? [], closes ?? []].flat());
  const changes = [...regularChanges, ...promotionChanges]
    .filter((change) => change <= instant)
    .toSorted((a, b) => b - a);
  let start: Instant | undefined;
  for (const change of changes) {
    const [before, after] = [askedPrice(offer, change - 1), askedPrice(offer, change)];
    const isRun = before !== undefined && after !== undefined && before >= after && !regularChanges.includes(change);
    if (!isRun || (start !== undefined && start - change > longestReduction)) return start;
    if (before > after) start = change;
  }
  return start;
}

/** Every price asked within a time; undefined if the product was not sold, or had no price, during some of it. */
function askedPrices({ price: steps = [], promotions, life }: Offer, start: Instant, end: Instant) {
  const isSoldThroughout =
    lifeWindows(life).every((window) => isSelling(window) || !overlaps(window, start, end)) &&
    overlaps(lifeWindows(life)[0] ?? {}, Number.NEGATIVE_INFINITY, start + 1) &&
    overlaps({ opens: steps[0]?.from }, Number.NEGATIVE_INFINITY, start + 1);
  if (!isSoldThroughout || steps.length === 0) return undefined;
  const reducedPrices = promotions.filter((promotion) => overlaps(promotion, start, end)).map(({ price }) => price);
  return [...regularPrices({ price: steps }, start, end), ...reducedPrices];
}

/** The regular prices of the steps that are in force within a time. */
export const regularPrices = ({ price: steps = [] }: Pick<Offer, 'price'>, start: Instant, end: Instant): number[] =>
  steps
    .filter((step, index) => overlaps({ opens: step.from, closes: steps[index + 1]?.from }, start, end))
    .map(({ price }) => price);

const overlaps = (
  { opens = Number.NEGATIVE_INFINITY, closes = Number.POSITIVE_INFINITY }: TimeWindow,
  start: Instant,
  end: Instant,
): boolean => opens < end && closes > start;
