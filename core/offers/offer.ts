import type { Link } from '../links/link.ts';
import { type EditionCode, editions } from '../place/editions.ts';
import { isSelling, namedFrom, stageNow } from '../products/life.ts';
import type { Life, LifeStage } from '../products/life-schema.ts';
import type { Site } from '../site.ts';
import { endOfExpectedTime, parseExpectedTime } from '../time/expected-time.ts';
import type { Instant } from '../time/instant.ts';
import type { Moment } from '../time/moment.ts';
import { formatExpectedTime } from '../words/calendar-dates.ts';
import { formatMoney } from '../words/money.ts';
import type { Offer } from './offer-schema.ts';
import { type PriceInForce, type Promotion, priceInForce, referencePrice } from './reference-price.ts';

/** `teaser`: shown, but cannot be ordered yet. */
export const offerStates = ['teaser', 'buyNow', 'preOrder', 'soldOut', 'outOfStock', 'ended'] as const;
export type OfferState = (typeof offerStates)[number];

export interface Price {
  /** Whole currency units. */
  amount: number;
  /** Formatted for the edition: `1.439 €`. */
  text: string;
}

/** The terms on which an edition sells a product at a moment. Holds only what it may show now. */
export interface OfferNow {
  product: string;
  state: OfferState;
  currency: string;
  /** The current price; absent while no price may be shown. */
  price?: Price | undefined;
  /** The price with which the current one is compared, while it is reduced: the lowest of the 30 days before. */
  reference?: Price | undefined;
  /** End of the promotion (exclusive). */
  until?: Instant | undefined;
  /** One of `count` equal payments. */
  instalment?: { count: number; price: Price } | undefined;
  /** The product's page in the shop, while it can be bought. */
  buy?: Link | undefined;
  /** When a pre-order is expected, `Q4 2025`; undefined once that time is over. */
  delivery?: string | undefined;
}

/** Returns true if an edition may name a product now. */
export const isAnnounced = ({ offers }: Site, edition: EditionCode, product: string, moment: Moment): boolean =>
  moment.isOpen(namedFrom(offers, edition, product));

/** Returns true from the announcement of a product until it is not sold any more: menus and lists then name it. */
export function isListed(site: Site, edition: EditionCode, product: string, moment: Moment): boolean {
  const offer = site.offers[edition][product];
  return isAnnounced(site, edition, product, moment) && !(offer && stageNow(offer, moment)?.stage === 'ended');
}

export function tagNow({ offers }: Site, edition: EditionCode, product: string, moment: Moment) {
  const tag = offers[edition][product]?.tag;
  return tag && moment.isOpen({ closes: tag.closes }) ? tag.label : undefined;
}

/** The offer of a product now; undefined where the catalogue does not list it, or before it is announced. */
export function offerNow(site: Site, edition: EditionCode, product: string, moment: Moment): OfferNow | undefined {
  const offer = site.offers[edition][product];
  if (!offer) return undefined;
  const step = stageNow(offer, moment);
  if (!step) return undefined;
  const state = stateOfStage[step.stage];
  const canBeBought = isSelling(step);
  const price = priceInForce(canBeBought ? offer : { ...offer, promotions: [] }, moment);
  const hasPrice = state !== 'teaser' && state !== 'ended';
  const prices = hasPrice && price ? currentPrices(site, edition, offer, moment, price) : {};
  const buy = canBeBought && offer.buy !== '' ? shopLink(site, edition, offer.buy, product, price) : undefined;
  const { currency } = editions[edition];
  return { product, state, currency, ...prices, buy, delivery: expectedDelivery(edition, step, moment) };
}

export const createPrice = (amount: number, edition: EditionCode): Price => ({
  amount,
  text: formatMoney(amount, edition),
});

const stateOfStage: Record<LifeStage, OfferState> = {
  announced: 'teaser',
  teaser: 'teaser',
  preOrder: 'preOrder',
  onSale: 'buyNow',
  soldOut: 'soldOut',
  outOfStock: 'outOfStock',
  ended: 'ended',
};

function expectedDelivery(edition: EditionCode, { delivery }: Life[number], moment: Moment): string | undefined {
  if (delivery === undefined) return undefined;
  const expected = parseExpectedTime(delivery);
  const isOver = moment.hasReached(endOfExpectedTime(expected, editions[edition].timeZone));
  return isOver ? undefined : formatExpectedTime(expected, edition);
}

function currentPrices(
  site: Site,
  edition: EditionCode,
  offer: Offer,
  moment: Moment,
  { amount, regular, promotion }: PriceInForce,
): Pick<OfferNow, 'price' | 'reference' | 'until' | 'instalment'> {
  const toPrice = (value: number): Price => createPrice(value, edition);
  const reference = promotion && referencePrice(offer, moment);
  const plan = site.regions[edition].installment;
  return {
    price: toPrice(amount),
    ...(promotion && { until: promotion.closes }),
    ...(reference !== undefined && { reference: toPrice(reference) }),
    ...(plan && {
      instalment: {
        count: plan.months,
        price: toPrice((amount === regular && offer.instalment) || Math.round((amount / plan.months) * 100) / 100),
      },
    }),
  };
}

/**
 * The product's page in the shop. Its query names what the visitor saw, so that the shop can ask the same: the product,
 * the price and its currency, where the price comes from (`black-friday-2026-main`, else `regular`), and its code.
 * `price` is undefined while the page names none.
 */
function shopLink(
  { regions }: Site,
  edition: EditionCode,
  path: string,
  product: string,
  price: PriceInForce | undefined,
): Link {
  const query = new URLSearchParams({ product });
  if (price) {
    query.set('price', String(price.amount));
    query.set('currency', editions[edition].currency);
    query.set('source', priceSource(price.promotion));
  }
  if (price?.promotion?.code !== undefined) query.set('discount', price.promotion.code);
  return { href: `${regions[edition].shop.host.replace(/\/$/, '')}${path}?${query}`, external: true };
}

function priceSource(promotion: Promotion | undefined): string {
  if (!promotion) return 'regular';
  return [promotion.campaign, promotion.stage].filter(Boolean).join('-') || 'promotion';
}

/** The saving of an offer against its reference price. Undefined where nothing is reduced. */
export const offerSaving = ({ price, reference }: OfferNow, edition: EditionCode): Price | undefined =>
  price && reference && createPrice(reference.amount - price.amount, edition);

/** The reduction in whole per cent, rounded down, as the edition writes it: `−10 %`. Undefined below one. */
export function percentOff({ price, reference }: OfferNow, edition: EditionCode): string | undefined {
  if (!price || !reference) return undefined;
  const share = Math.floor(((reference.amount - price.amount) * 100) / reference.amount) / 100;
  return share > 0
    ? `−${new Intl.NumberFormat(editions[edition].lang, { style: 'percent' }).format(share)}`
    : undefined;
}
