import type { OfferNow, Price } from '../commerce/offer.ts';
import { priceOf } from '../commerce/offer.ts';
import { savingOf } from '../commerce/reduction.ts';
import type { CampaignCard } from '../schema/campaign.ts';
import type { StageState } from '../site/campaign.ts';
import { formatDay } from '../words/dates.ts';
import { hiddenMoney } from '../words/money.ts';
import type { ResolveContext } from './resolve-context.ts';

/** One stage of a product's prices. */
export interface DealStep {
  id: string;
  state: StageState;
  /** Absent until its stage has opened: what is hidden is nowhere in the answer. */
  price?: Price | undefined;
}

/** How a product is sold in the campaign of the page now. */
export type Deal =
  | {
      state: 'open';
      offer: OfferNow;
      /**
       * How far the price is below the one that it is measured against: under the rule on reductions the lowest of 30
       * days.
       */
      save?: Price | undefined;
      /** Prices by stage, where they differ; empty where one price holds for all. */
      steps: DealStep[];
      /** Stands for a price that is not revealed yet: `?? €`. */
      hidden: string;
    }
  /** Opens with a later stage; nothing is said of its price. */
  | { state: 'locked'; hidden: string; opens: string };

/** The deal of a card now; undefined where its edition does not sell the product, or does not speak of it yet. */
export function dealNow(scope: ResolveContext, { product, opensWith }: CampaignCard): Deal | undefined {
  const { site, edition, campaign } = scope;
  const offer = scope.offer(product);
  if (!campaign || !offer) return undefined;
  const hidden = hiddenMoney(edition);
  const first = campaign.stages.find(({ id }) => id === opensWith);
  if (first?.state === 'locked') return { state: 'locked', hidden, opens: formatDay(first.opens, edition) };
  const prices = new Map(
    (site.offers[edition][product]?.promotions ?? []).flatMap(({ campaign: id, stage, price }) =>
      id === campaign.id && stage ? [[stage, price]] : [],
    ),
  );
  const steps = campaign.stages.map(({ id, state }): DealStep => {
    const amount = state === 'locked' ? undefined : prices.get(id);
    return { id, state, price: amount === undefined ? undefined : priceOf(amount, edition) };
  });
  return { state: 'open', offer, save: savingOf(offer, edition), steps: prices.size > 0 ? steps : [], hidden };
}

/** The largest saving of all open deals of the campaign now: what `up to` may say. */
export function largestSaving(scope: ResolveContext): Price | undefined {
  const deals = (scope.campaign?.groups ?? [])
    .flatMap(({ cards }) => cards)
    .filter(isVisible(scope))
    .map((card) => dealNow(scope, card));
  const savings = deals.flatMap((deal) => (deal?.state === 'open' && deal.save) || []);
  return savings.toSorted((a, b) => b.amount - a.amount)[0];
}

/** Whether this edition shows a card at all. */
export const isVisible =
  ({ edition }: ResolveContext) =>
  ({ only }: CampaignCard): boolean =>
    !only || only.includes(edition);
