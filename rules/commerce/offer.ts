import type { EditionCode } from '../place/editions.ts';
import { editions } from '../place/editions.ts';
import type { Offer } from '../schema/offer.ts';
import type { Link } from '../site/link.ts';
import { resolveLink } from '../site/link.ts';
import type { Site } from '../site/site.ts';
import type { Instant } from '../time/instant.ts';
import type { Moment } from '../time/moment.ts';
import type { TimeWindow } from '../time/time-window.ts';
import { formatMoney } from '../words/money.ts';

/** `teaser`: shown, but cannot be ordered yet. */
export type OfferState = 'teaser' | 'buyNow' | 'preOrder' | 'soldOut' | 'outOfStock';

export interface Price {
  /** Whole currency units. */
  amount: number;
  /** Formatted for the edition: `1.439 €`. */
  text: string;
}

/** How an edition sells a product at a moment. Holds only what it may show now. */
export interface OfferNow {
  product: string;
  state: OfferState;
  currency: string;
  /** The current price; absent while no price may be shown. */
  price?: Price | undefined;
  /** The regular price, while a promotion undercuts it. */
  regular?: Price | undefined;
  /** End of the promotion (exclusive). */
  until?: Instant | undefined;
  /** The lowest price of the 30 days before the promotion, where the law requires it. */
  lowest30?: Price | undefined;
  /** One of `count` equal payments. */
  instalment?: { count: number; price: Price } | undefined;
  /** The product's page in the shop, while it can be bought. */
  buy?: Link | undefined;
}

const day = 24 * 60 * 60 * 1000;

/** Editions under the EU Price Indication Directive. */
export const lowest30Editions: readonly EditionCode[] = ['eu', 'fr', 'de'];

/**
 * Whether an edition may mention a product now. If the edition does not sell it, the first announcement in any other
 * edition counts. A product that nobody sells is no secret.
 */
export function isAnnounced({ offers }: Site, edition: EditionCode, product: string, moment: Moment): boolean {
  const ownOffer = offers[edition][product];
  if (ownOffer) return moment.isOpen({ opens: ownOffer.announced });
  const otherOffers = Object.values(offers).flatMap((catalogue) => catalogue[product] ?? []);
  return (
    otherOffers.length === 0 ||
    moment.hasReached(Math.min(...otherOffers.map(({ announced = Number.NEGATIVE_INFINITY }) => announced)))
  );
}

/**
 * The offer of a product in an edition now; undefined where the catalogue does not list it, or before it is announced.
 */
export function offerNow(site: Site, edition: EditionCode, product: string, moment: Moment): OfferNow | undefined {
  const offer = site.offers[edition][product];
  if (!offer || !isAnnounced(site, edition, product, moment)) return undefined;
  const state = stateOf(offer, moment);
  const canBeBought = state === 'buyNow' || state === 'preOrder';
  const buy = canBeBought && offer.buy !== '' ? resolveLink(site, edition, `shop:${offer.buy}`, moment) : undefined;
  const prices = state === 'teaser' ? {} : pricesOf(site, edition, offer, moment);
  return { product, state, currency: editions[edition].currency, ...prices, buy };
}

export const priceOf = (amount: number, edition: EditionCode): Price => ({
  amount,
  text: formatMoney(amount, edition),
});

function stateOf(offer: Offer, moment: Moment): OfferState {
  if (offer.onSale !== undefined && !moment.hasReached(offer.onSale)) return 'teaser';
  if (offer.stock === 0) return offer.soldOutAs;
  return offer.preSale && moment.isOpen(offer.preSale) ? 'preOrder' : 'buyNow';
}

function pricesOf(
  site: Site,
  edition: EditionCode,
  offer: Offer,
  moment: Moment,
): Pick<OfferNow, 'price' | 'regular' | 'until' | 'lowest30' | 'instalment'> {
  const regular = offer.unconfirmed ? undefined : regularPrice(offer, moment);
  if (regular === undefined) return {};
  const toPrice = (amount: number): Price => priceOf(amount, edition);
  const openPromotions = offer.promotions.filter((promotion) => moment.isOpen(promotion) && promotion.price < regular);
  const promotion = openPromotions.toSorted((a, b) => a.price - b.price)[0];
  const currentPrice = promotion?.price ?? regular;
  const plan = site.regions[edition].installment;
  return {
    price: toPrice(currentPrice),
    ...(promotion && { regular: toPrice(regular), until: promotion.closes }),
    ...(promotion && lowest30Editions.includes(edition) && { lowest30: toPrice(lowestBefore(offer, promotion)) }),
    ...(plan && {
      instalment: {
        count: plan.months,
        price: toPrice(
          (currentPrice === regular && offer.instalment) || Math.round((currentPrice / plan.months) * 100) / 100,
        ),
      },
    }),
  };
}

/** The price step in force: the last one whose `from` has passed. */
function regularPrice(offer: Offer, moment: Moment): number | undefined {
  return offer.price?.filter(({ from }) => from === undefined || moment.hasReached(from)).at(-1)?.price;
}

/** The lowest price in the 30 days before a reduction was announced, including other reductions. */
function lowestBefore(offer: Offer, promotion: { price: number } & TimeWindow): number {
  const steps = offer.price ?? [];
  const end = promotion.opens ?? 0;
  const start = end - 30 * day;
  const regularPrices = steps
    .filter((step, index) => overlaps({ opens: step.from, closes: steps[index + 1]?.from }, start, end))
    .map(({ price }) => price);
  const reducedPrices = offer.promotions
    .filter((other) => other !== promotion && overlaps(other, start, end))
    .map(({ price }) => price);
  return Math.min(...regularPrices, ...reducedPrices);
}

/** Whether the content covers all of the 30 days before a reduction was announced. */
export function hasPriceHistory({ price: [first] = [], onSale, announced }: Offer, { opens }: TimeWindow): boolean {
  const startsAt = Math.max(...[first?.from, onSale, announced].map((instant) => instant ?? Number.NEGATIVE_INFINITY));
  return opens !== undefined && first !== undefined && startsAt <= opens - 30 * day;
}

export const overlaps = (
  { opens = Number.NEGATIVE_INFINITY, closes = Number.POSITIVE_INFINITY }: TimeWindow,
  start: Instant,
  end: Instant,
) => opens < end && closes > start;
