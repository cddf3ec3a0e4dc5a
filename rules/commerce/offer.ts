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

/** `teaser`: shown, and not to be ordered yet. */
export type OfferState = 'teaser' | 'buyNow' | 'preOrder' | 'soldOut' | 'outOfStock';

export interface Price {
  /** Whole currency units. */
  amount: number;
  /** As written in the edition: `1.439 €`. */
  text: string;
}

/** What an edition may say about buying a product at this moment. */
export interface OfferNow {
  product: string;
  state: OfferState;
  currency: string;
  /** What is paid now; absent while nothing may be said about the price. */
  price?: Price | undefined;
  /** The regular price, when a promotion is below it. */
  regular?: Price | undefined;
  /** The first moment at which the promotion is over. */
  until?: Instant | undefined;
  /** The lowest price of the 30 days before the promotion began, where the law asks for it. */
  lowest30?: Price | undefined;
  /** One of `count` equal payments. */
  instalment?: { count: number; price: Price } | undefined;
  /** The shop's page; only where it can be bought. */
  buy?: Link | undefined;
}

const day = 24 * 60 * 60 * 1000;

/** Editions under the EU's rule on announced price reductions. */
export const announcesLowest30: readonly EditionCode[] = ['eu', 'fr', 'de'];

/**
 * Whether an edition may speak of a product now. Of one that it does not sell it may from the first announcement
 * elsewhere on: what is true of it is known then. A product that nobody sells is no secret.
 */
export function isAnnounced({ offers }: Site, edition: EditionCode, product: string, moment: Moment): boolean {
  const own = offers[edition][product];
  if (own) return moment.isOpen({ opens: own.announced });
  const elsewhere = Object.values(offers).flatMap((sold) => sold[product] ?? []);
  return (
    elsewhere.length === 0 ||
    moment.hasCome(Math.min(...elsewhere.map(({ announced = Number.NEGATIVE_INFINITY }) => announced)))
  );
}

/** How one product is sold in one edition now; undefined where it is not in the catalogue, or not announced yet. */
export function offerNow(site: Site, edition: EditionCode, product: string, moment: Moment): OfferNow | undefined {
  const offer = site.offers[edition][product];
  if (!offer || !isAnnounced(site, edition, product, moment)) return undefined;
  const state = stateOf(offer, moment);
  const canBeBought = state === 'buyNow' || state === 'preOrder';
  const buy = canBeBought && offer.buy !== '' ? resolveLink(site, edition, `shop:${offer.buy}`, moment) : undefined;
  const prices = state === 'teaser' ? {} : pricesOf(site, edition, offer, moment);
  return { product, state, currency: editions[edition].currency, ...prices, buy };
}

/** An amount with its text, as the edition writes it. */
export const priceOf = (amount: number, edition: EditionCode): Price => ({
  amount,
  text: formatMoney(amount, edition),
});

function stateOf(offer: Offer, moment: Moment): OfferState {
  if (offer.onSale !== undefined && !moment.hasCome(offer.onSale)) return 'teaser';
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
  const money = (amount: number): Price => priceOf(amount, edition);
  const open = offer.promotions.filter((promotion) => moment.isOpen(promotion) && promotion.price < regular);
  const promotion = open.toSorted((a, b) => a.price - b.price)[0];
  const paid = promotion?.price ?? regular;
  const plan = site.regions[edition].installment;
  return {
    price: money(paid),
    ...(promotion && { regular: money(regular), until: promotion.closes }),
    ...(promotion && announcesLowest30.includes(edition) && { lowest30: money(lowestBefore(offer, promotion)) }),
    ...(plan && {
      instalment: {
        count: plan.months,
        price: money((paid === regular && offer.instalment) || Math.round((paid / plan.months) * 100) / 100),
      },
    }),
  };
}

/** The step in force: the last whose `from` has come. */
function regularPrice(offer: Offer, moment: Moment): number | undefined {
  return offer.price?.filter(({ from }) => from === undefined || moment.hasCome(from)).at(-1)?.price;
}

/** The lowest price asked in the 30 days before a reduction was announced, other reductions included. */
function lowestBefore(offer: Offer, announced: { price: number } & TimeWindow): number {
  const steps = offer.price ?? [];
  const end = announced.opens ?? 0;
  const start = end - 30 * day;
  const regular = steps
    .filter((step, index) => overlaps({ opens: step.from, closes: steps[index + 1]?.from }, start, end))
    .map(({ price }) => price);
  const reduced = offer.promotions
    .filter((other) => other !== announced && overlaps(other, start, end))
    .map(({ price }) => price);
  return Math.min(...regular, ...reduced);
}

/** Whether it is known what was asked in each of the 30 days before a reduction was announced. */
export function hasHistory({ price: [first] = [], onSale, announced }: Offer, { opens }: TimeWindow): boolean {
  const begins = Math.max(...[first?.from, onSale, announced].map((since) => since ?? Number.NEGATIVE_INFINITY));
  return opens !== undefined && first !== undefined && begins <= opens - 30 * day;
}

export const overlaps = (
  { opens = Number.NEGATIVE_INFINITY, closes = Number.POSITIVE_INFINITY }: TimeWindow,
  start: Instant,
  end: Instant,
) => opens < end && closes > start;
