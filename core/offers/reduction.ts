import { type EditionCode, editions } from '../place/editions.ts';
import { createPrice, type OfferNow, type Price } from './offer.ts';

/** The saving of an offer against its reference price. Undefined where nothing is reduced. */
export const offerSaving = ({ price, reference }: OfferNow, edition: EditionCode): Price | undefined =>
  price && reference && createPrice(reference.amount - price.amount, edition);

/**
 * The reduction in whole per cent, rounded down and formatted for the edition: `−10 %`. Undefined below one per cent.
 */
export function percentOff({ price, reference }: OfferNow, edition: EditionCode): string | undefined {
  if (!price || !reference) return undefined;
  const share = Math.floor(((reference.amount - price.amount) * 100) / reference.amount) / 100;
  return share > 0
    ? `−${new Intl.NumberFormat(editions[edition].lang, { style: 'percent' }).format(share)}`
    : undefined;
}
