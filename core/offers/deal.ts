import type { StageState } from '../campaigns/campaign.ts';
import type { CampaignCard } from '../campaigns/campaign-schema.ts';
import { isShownIn } from '../place/editions.ts';
import type { ResolveContext } from '../resolve/resolve-context.ts';
import { formatDay } from '../words/dates.ts';
import { hiddenMoney } from '../words/money.ts';
import { createPrice, type OfferNow, offerSaving, type Price } from './offer.ts';

export type Deal =
  | {
      state: 'open';
      offer: OfferNow;
      save?: Price | undefined;
      /**
       * Prices by stage; empty where one price holds for all stages. A price is absent until its stage opens, so that
       * hidden prices are nowhere in the page.
       */
      steps: { id: string; state: StageState; price?: Price | undefined }[];
      /** Placeholder for a price that is not revealed yet: `?? €`. */
      hidden: string;
    }
  /** Opens with a later stage. Until then the price stays hidden. */
  | { state: 'locked'; hidden: string; opens: string };

/** The deal of a campaign card now; undefined where the product is not sold, or before it is announced. */
export function dealNow(context: ResolveContext, { product, opensWith }: CampaignCard): Deal | undefined {
  const { site, edition, campaign } = context;
  const offer = context.offer(product);
  if (!campaign || !offer) return undefined;
  const hidden = hiddenMoney(edition);
  const openingStage = campaign.stages.find(({ id }) => id === opensWith);
  if (openingStage?.state === 'locked')
    return { state: 'locked', hidden, opens: formatDay(openingStage.opens, edition) };
  const prices = new Map(
    (site.offers[edition][product]?.promotions ?? []).flatMap(({ campaign: id, stage, price }) =>
      id === campaign.id && stage ? [[stage, price]] : [],
    ),
  );
  const steps = campaign.stages.map(({ id, state }) => {
    const amount = state === 'locked' ? undefined : prices.get(id);
    return { id, state, price: amount === undefined ? undefined : createPrice(amount, edition) };
  });
  return { state: 'open', offer, save: offerSaving(offer, edition), steps: prices.size > 0 ? steps : [], hidden };
}

/** The largest saving among the open deals of the campaign, for "up to" claims. */
export function largestSaving(context: ResolveContext): Price | undefined {
  const deals = (context.campaign?.groups ?? [])
    .flatMap(({ cards }) => cards)
    .filter((card) => isShownIn(card, context.edition))
    .map((card) => dealNow(context, card));
  const savings = deals.flatMap((deal) => (deal?.state === 'open' && deal.save) || []);
  return savings.toSorted((a, b) => b.amount - a.amount)[0];
}
