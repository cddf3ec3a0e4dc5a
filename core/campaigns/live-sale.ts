import { pageWindows } from '../links/link.ts';
import { bestDeal, dealNow } from '../offers/deal.ts';
import { offerSaving } from '../offers/offer.ts';
import { priceInForce } from '../offers/reference-price.ts';
import { type EditionCode, isShownIn } from '../place/editions.ts';
import { pagePath } from '../place/place.ts';
import type { ResolveContext } from '../resolve/resolve-context.ts';
import type { Site } from '../site.ts';
import { memoizePerEdition } from '../site-memo.ts';
import type { Instant } from '../time/instant.ts';
import { formatDay } from '../words/dates.ts';
import { currentOrNextCampaign } from './campaign.ts';
import type { CampaignCard } from './campaign-schema.ts';

export type LiveSale = NonNullable<ReturnType<typeof liveSale>>;

const salePages = memoizePerEdition((site, edition) =>
  Object.entries(site.pages).flatMap(([slug, { settings, words }]) => {
    const label = settings.kind === 'sale' ? words[edition]?.menu : undefined;
    return label === undefined ? [] : [{ slug, label, windows: pageWindows(site, edition, slug) }];
  }),
);

/** The live sale page, if its words have a label for the header. */
export function salePageNow({ site, edition, moment }: ResolveContext) {
  const page = salePages(site, edition).find(({ windows }) => windows.some((window) => moment.isOpen(window)));
  return page && { slug: page.slug, label: page.label, href: pagePath({ edition, slug: page.slug }) };
}

/** The stage of a sale that is open now; undefined before, between and after its stages, and without a sale. */
export function liveSale(context: ResolveContext) {
  const { site, edition, moment } = context;
  const page = salePageNow(context);
  const ids = page && site.pages[page.slug]?.settings.campaigns;
  const campaign = ids && currentOrNextCampaign(site, ids, edition, moment);
  const stage = campaign?.openStage;
  if (!page || !stage) return undefined;
  const name = stageName(site, edition, page.slug, stage.id) ?? page.label;
  return { slug: page.slug, href: page.href, name, campaign, stage };
}

/** The name of a stage; a bar breaks the line. Undefined where the words of the sale page have none. */
export const stageTitle = (site: Site, edition: EditionCode, slug: string, stage: string): string | undefined =>
  site.pages[slug]?.words[edition]?.stages?.[stage];

const stageName = (...stage: Parameters<typeof stageTitle>): string | undefined =>
  stageTitle(...stage)?.replaceAll('|', ' ');

export type SaleWords = ReturnType<typeof saleWords>;
type DealWords = ReturnType<typeof dealWords>;

/** A sale in words: `Cyber Monday`, `Up to $220 off` and `Until November 29`. */
export function saleWords(context: ResolveContext, sale: LiveSale) {
  const saving = bestDeal({ ...context, campaign: sale.campaign })?.save;
  return {
    name: sale.name,
    saving: saving && context.format(context.messages.sale.upTo, { amount: saving.text }),
    until: untilText(context, sale.stage.closes),
  };
}

/**
 * The price of a product in the live sale, in words: until when, and what it saves if there is a price to compare it
 * with. Undefined where it is not reduced, where the product cannot be bought, and while its card on the sale page is
 * locked.
 */
export function productSale(context: ResolveContext, product: string): DealWords | undefined {
  const sale = liveSale(context);
  const deal = sale && saleDeals(context, sale, (card) => card.product === product)[0];
  return deal && dealWords(context, sale, deal);
}

export type SaleDeal = ReturnType<typeof saleDeals>[number];

/** The deals of the open stage. `endsWith` names the later stage with which one ends, if not with the open one. */
export function saleDeals(
  context: ResolveContext,
  { slug, campaign, stage }: LiveSale,
  isWanted: (card: CampaignCard) => boolean = () => true,
) {
  const { site, edition, moment } = context;
  const saleContext = { ...context, campaign };
  const cards = campaign.groups
    .flatMap((group) => group.cards)
    .filter((card) => isShownIn(card, edition))
    .filter(isWanted);
  return cards.flatMap((card) => {
    const deal = dealNow(saleContext, card);
    const offer = site.offers[edition][card.product];
    if (deal?.state !== 'open' || !deal.offer.buy || !offer) return [];
    const promotion = priceInForce(offer, moment)?.promotion;
    if (promotion?.campaign !== campaign.id) return [];
    const last = (promotion.stage === undefined ? campaign.stages.at(-1) : undefined) ?? stage;
    const endsWith = last.id === stage.id ? undefined : stageName(site, edition, slug, last.id);
    return [{ card, saving: offerSaving(deal.offer, edition), closes: last.closes, endsWith }];
  });
}

/** The deal of the open stage that saves most. Undefined while nothing is reduced. */
export function bestSaleDeal(context: ResolveContext, sale: LiveSale): SaleDeal | undefined {
  const amount = ({ saving }: SaleDeal) => saving?.amount ?? 0;
  const deal = saleDeals(context, sale).toSorted((one, other) => amount(other) - amount(one))[0];
  return deal?.saving && deal;
}

export const dealWords = (context: ResolveContext, sale: LiveSale, { saving, closes, endsWith }: SaleDeal) => ({
  name: sale.name,
  saving: saving && context.format(context.messages.sale.save, { amount: saving.text }),
  until: untilText(context, closes, endsWith),
  lastDay: formatDay(closes - 1, context.edition),
});

/** Begins the sentence that the end of a deal completes: `Ends`, or `Cyber Monday ends`. */
export const dealEnds = ({ format, messages }: ResolveContext, { endsWith }: Partial<SaleDeal>): string =>
  endsWith === undefined ? messages.sale.ends : format(messages.sale.stageEnds, { stage: endsWith });

function untilText({ format, messages, edition }: ResolveContext, closes: Instant, stage?: string): string {
  const day = formatDay(closes - 1, edition);
  return stage === undefined
    ? format(messages.catalogue.until, { day })
    : format(messages.sale.untilStage, { day, stage });
}
