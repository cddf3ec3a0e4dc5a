import type { StageState } from '../campaigns/campaign.ts';
import type { CampaignCard } from '../campaigns/campaign-schema.ts';
import { isShownIn } from '../place/editions.ts';
import type { ResolveContext } from '../resolve/resolve-context.ts';
import { formatDay } from '../words/dates.ts';
import { hiddenMoney } from '../words/money.ts';
import { createPrice, type OfferNow, offerSaving, type Price } from './offer.ts';

export interface Deal {
  /** A locked deal gets cheaper with a later stage. Until then it has today's price. */
  state: 'open' | 'locked';
  offer: OfferNow;
  save?: Price | undefined;
  /** The day from which a locked deal is cheaper. */
  cheaperFrom?: string | undefined;
  /**
   * Prices by stage; empty where one price holds for all stages. A price is absent until its stage opens, so that
   * hidden prices are nowhere in the page.
   */
  steps: { id: string; state: StageState; price?: Price | undefined }[];
  /** Placeholder for a price that is not revealed yet: `?? €`. */
  hidden: string;
}

/** The deal of a campaign card now; undefined where the product is not sold, or before it is announced. */
export function dealNow(context: ResolveContext, { product, opensWith }: CampaignCard): Deal | undefined {
  const { site, edition, campaign } = context;
  const offer = context.offer(product);
  if (!campaign || !offer) return undefined;
  const prices = new Map(
    (site.offers[edition][product]?.promotions ?? []).flatMap(({ campaign: id, stage, price }) =>
      id === campaign.id && stage ? [[stage, price]] : [],
    ),
  );
  const steps = campaign.stages.map(({ id, state }) => {
    const amount = state === 'locked' ? undefined : prices.get(id);
    return { id, state, price: amount === undefined ? undefined : createPrice(amount, edition) };
  });
  const deal = { offer, steps: prices.size > 0 ? steps : [], hidden: hiddenMoney(edition) };
  const stage = campaign.stages.find(({ id }) => id === opensWith);
  if (stage?.state !== 'locked') return { ...deal, state: 'open', save: offerSaving(offer, edition) };
  const isCheaperThen = (prices.get(stage.id) ?? Number.POSITIVE_INFINITY) < (offer.price?.amount ?? 0);
  return { ...deal, state: 'locked', cheaperFrom: isCheaperThen ? formatDay(stage.opens, edition) : undefined };
}

/** The open deal of the campaign that saves most; undefined while nothing is reduced. */
export function bestDeal(context: ResolveContext): { card: CampaignCard; save: Price } | undefined {
  const deals = (context.campaign?.groups ?? [])
    .flatMap(({ cards }) => cards)
    .filter((card) => isShownIn(card, context.edition))
    .flatMap((card) => {
      const { state, save, offer } = dealNow(context, card) ?? {};
      return state === 'open' && save && offer?.buy ? [{ card, save }] : [];
    });
  return deals.toSorted((one, other) => other.save.amount - one.save.amount)[0];
}
