import { type EditionCode, editions } from '../place/editions.ts';
import { type OfferNow, type Price, priceOf } from './offer.ts';

/** Amounts in whole currency units. */
export interface Reduction {
  before: number;
  after: number;
}

/** The reduction of an offer against its reference price. Undefined where nothing is reduced. */
export const reductionOf = ({ price, reference }: OfferNow): Reduction | undefined =>
  price && reference && { before: reference.amount, after: price.amount };

export function savingOf(offer: OfferNow, edition: EditionCode): Price | undefined {
  const reduction = reductionOf(offer);
  return reduction && priceOf(reduction.before - reduction.after, edition);
}

/**
 * The reduction in whole per cent, rounded down and formatted for the edition: `−10 %`. Undefined below one per cent.
 */
export function percentOff(offer: OfferNow, edition: EditionCode): string | undefined {
  const reduction = reductionOf(offer);
  if (!reduction) return undefined;
  const share = Math.floor(((reduction.before - reduction.after) * 100) / reduction.before) / 100;
  return share > 0
    ? `−${new Intl.NumberFormat(editions[edition].lang, { style: 'percent' }).format(share)}`
    : undefined;
}
