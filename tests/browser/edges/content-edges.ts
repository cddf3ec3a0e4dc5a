import { priceOf } from '#rules/commerce/offer.ts';
import { windowOf } from '#rules/site/campaign.ts';
import type { FiniteWindow } from '#rules/time/time-window.ts';
import { realSite } from '../../support/site/real-site.ts';

/** A text banner of the uk edition that closes at its own instant, not with a campaign. */
export const closingBanner: { edge: number; words: string } =
  realSite.regions.uk.textBanners.flatMap(({ label, window }) =>
    !('campaign' in window) && window.opens === undefined && window.closes !== undefined
      ? [{ edge: window.closes, words: label }]
      : [],
  )[0] ?? failWithout('text banner with an instant at which it closes');

/** A promotion of Flagship Megatron in the uk edition that opens at its own instant and never closes. */
export const openingPromotion: { edge: number; price: string } =
  realSite.offers.uk.flagshipMegatron?.promotions.flatMap((promotion) =>
    !('campaign' in promotion) && promotion.opens !== undefined && promotion.closes === undefined
      ? [{ edge: promotion.opens, price: priceOf(promotion.price, 'uk').text }]
      : [],
  )[0] ?? failWithout('promotion of Flagship Megatron with an instant at which it opens');

function failWithout(subject: string): never {
  throw new Error(`The United Kingdom has no ${subject} any more: choose another edge for this test`);
}

const campaign = 'black-friday-2026';

/** When a stage of a sale is open in the United States. */
export function stageWindow(stage: string): FiniteWindow {
  const sale = realSite.campaigns[campaign];
  const span = sale && windowOf(sale, 'us', stage);
  if (!span) throw new Error(`${campaign} has no stage ${stage} in the United States: choose another campaign here`);
  return span;
}

/** The price of a product in a stage, as its page formats it. */
export function promotedPrice(product: string, stage: string): string {
  const promotion = realSite.offers.us[product]?.promotions.find(
    (each) => 'campaign' in each && each.campaign === campaign && each.stage === stage,
  );
  if (!promotion) throw new Error(`${product} has no price in ${stage} of ${campaign}: choose another product here`);
  return priceOf(promotion.price, 'us').text;
}
