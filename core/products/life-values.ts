import type { OfferNow } from '../offers/offer.ts';
import type { Offer } from '../offers/offer-schema.ts';
import { regularPrice } from '../offers/reference-price.ts';
import { editions } from '../place/editions.ts';
import type { ResolveContext } from '../resolve/resolve-context.ts';
import { endOfExpectedTime, parseExpectedTime } from '../time/expected-time.ts';
import type { Instant } from '../time/instant.ts';
import { formatExpectedTime } from '../words/calendar-dates.ts';
import { formatDay } from '../words/dates.ts';
import { formatMoney } from '../words/money.ts';
import type { MessageValues } from '../words/words.ts';
import { lifeWindows } from './life.ts';

/**
 * Values for texts about the delivery of a pre-order: `deliveryTime`, `Q4 2025` or that the time follows, and
 * `deliverySentence`, with or without it. Nothing in every other state of an offer.
 */
export function deliveryValues(
  { state, delivery }: OfferNow,
  { messages, format }: Pick<ResolveContext, 'messages' | 'format'>,
): Partial<Record<'deliveryTime' | 'deliverySentence', string>> {
  if (state !== 'preOrder') return {};
  const { expected, unnamed, later } = messages.delivery;
  return delivery
    ? { deliveryTime: delivery, deliverySentence: format(expected, { time: delivery }) }
    : { deliveryTime: later, deliverySentence: unnamed };
}

/**
 * The dates of a product's life for texts that tell of them: `preOrderFrom` and `preOrderLast`, `preOrderDelivery`
 * (the time that was expected), `preOrdersShipped` (`yes` or `no`), `onSaleFrom`, `regularPrice`, `launchOfferPrice`,
 * `launchOfferLast` and `launchOfferOver` (of the first price for a time that belongs to no campaign), and `state`,
 * that of the offer.
 */
export function lifeValues(offer: Offer, { state }: OfferNow, { edition, moment }: ResolveContext): MessageValues {
  const day = (instant: Instant) => formatDay(instant, edition, 'year');
  const windows = lifeWindows(offer.life);
  const preOrder = windows.find(({ stage }) => stage === 'preOrder');
  const onSale = windows.find(({ stage }) => stage === 'onSale');
  const delivery = offer.life.find((step) => step.delivery !== undefined)?.delivery;
  const expected = delivery === undefined ? undefined : parseExpectedTime(delivery);
  const launchOffer = offer.promotions.find(({ campaign }) => campaign === undefined);
  const regular = regularPrice(offer, moment);
  return {
    state,
    ...(regular !== undefined && { regularPrice: formatMoney(regular, edition) }),
    ...(preOrder?.opens !== undefined && { preOrderFrom: day(preOrder.opens) }),
    ...(preOrder?.closes !== undefined && { preOrderLast: day(preOrder.closes - 1) }),
    ...(onSale?.opens !== undefined && { onSaleFrom: day(onSale.opens) }),
    ...(launchOffer?.closes !== undefined && {
      launchOfferPrice: formatMoney(launchOffer.price, edition),
      launchOfferLast: day(launchOffer.closes - 1),
      launchOfferOver: yesOrNo(moment.hasReached(launchOffer.closes)),
    }),
    ...(expected && {
      preOrderDelivery: formatExpectedTime(expected, edition),
      preOrdersShipped: yesOrNo(moment.hasReached(endOfExpectedTime(expected, editions[edition].timeZone))),
    }),
  };
}

const yesOrNo = (isTrue: boolean) => (isTrue ? 'yes' : 'no');
