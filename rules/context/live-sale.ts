import type { OfferNow } from '../commerce/offer.ts';
import { savingOf } from '../commerce/reduction.ts';
import { promotionNow, regularPrice } from '../commerce/reference-price.ts';
import type { EditionCode } from '../place/editions.ts';
import { pathOf } from '../place/place.ts';
import type { CampaignCard } from '../schema/campaign.ts';
import type { ResolvedCampaign, ResolvedStage } from '../site/campaign.ts';
import { currentOrNextCampaign } from '../site/campaign.ts';
import { windowsOf } from '../site/link.ts';
import type { Site } from '../site/site.ts';
import { memoizePerEdition } from '../site/site-memo.ts';
import type { Instant } from '../time/instant.ts';
import { formatDay } from '../words/dates.ts';
import { dealNow, isCardVisible, largestSaving } from './deal.ts';
import type { ResolveContext } from './resolve-context.ts';

/** The open stage of a sale in words, as every part of the site shows it. */
export interface SaleWords {
  /** `Cyber Monday` */
  name: string;
  /** `Save $150`, or of the whole sale `Up to $220 off`. */
  saving?: string | undefined;
  /** Its last day: `Until November 29`. */
  until: string;
}

/** A stage of a sale while it is open. */
export interface LiveSale {
  /** Slug of the sale page. */
  slug: string;
  href: string;
  name: string;
  campaign: ResolvedCampaign;
  stage: ResolvedStage;
}

/** Sale pages that an edition's header may link to. */
const salePages = memoizePerEdition((site, edition) =>
  Object.entries(site.pages).flatMap(([slug, { settings, words }]) => {
    const label = settings.kind === 'sale' ? words[edition]?.menu : undefined;
    return label === undefined ? [] : [{ slug, label, windows: windowsOf(site, edition, slug) }];
  }),
);

/** The live sale page, if its words have a label for the header. */
export function salePageNow({ site, edition, moment }: ResolveContext) {
  const page = salePages(site, edition).find(({ windows }) => windows.some((window) => moment.isOpen(window)));
  return page && { slug: page.slug, label: page.label, href: pathOf({ edition, slug: page.slug }) };
}

/** The stage of a sale that is open now; undefined before, between and after its stages, and without a sale. */
export function liveSale(context: ResolveContext): LiveSale | undefined {
  const { site, edition, moment } = context;
  const page = salePageNow(context);
  const ids = page && site.pages[page.slug]?.settings.campaigns;
  const campaign = ids && currentOrNextCampaign(site, ids, edition, moment);
  const stage = campaign?.openStage;
  if (!page || !stage) return undefined;
  const name = stageTitle(site, edition, page.slug, stage.id)?.replaceAll('|', ' ') ?? page.label;
  return { slug: page.slug, href: page.href, name, campaign, stage };
}

/** The name of a stage; a bar breaks the line. Undefined where the words of the sale page have none. */
export const stageTitle = (site: Site, edition: EditionCode, slug: string, stage: string): string | undefined =>
  site.pages[slug]?.words[edition]?.stages?.[stage];

/** The whole sale that is live now, in words. */
export function saleWords(context: ResolveContext, sale: LiveSale): SaleWords {
  const saving = largestSaving({ ...context, campaign: sale.campaign });
  return {
    name: sale.name,
    saving: saving && context.format(context.messages.sale.upTo, { amount: saving.text }),
    until: untilText(context, sale.stage.closes),
  };
}

/**
 * What the live sale takes off a product, in words. Undefined where it takes nothing off, where the price has nothing
 * to be compared with, where the product cannot be bought, and while its card on the sale page is locked.
 */
export function productSale(context: ResolveContext, product: string): SaleWords | undefined {
  const sale = liveSale(context);
  const deal = sale && saleDeals(context, sale, (card) => card.product === product)[0];
  return deal && dealWords(context, sale, deal);
}

/** A product on an open card of the live sale that it makes cheaper. */
export interface SaleDeal {
  card: CampaignCard;
  offer: OfferNow;
  /** How much, in whole currency units. */
  saving: number;
  savingText: string;
  closes: Instant;
}

/** The deals of the live sale that save something, in the order of its cards; `isWanted` limits them. */
export function saleDeals(
  context: ResolveContext,
  { campaign, stage }: LiveSale,
  isWanted: (card: CampaignCard) => boolean = () => true,
): SaleDeal[] {
  const { site, edition, moment } = context;
  const saleContext = { ...context, campaign };
  const cards = campaign.groups
    .flatMap((group) => group.cards)
    .filter(isCardVisible(saleContext))
    .filter(isWanted);
  return cards.flatMap((card) => {
    const deal = dealNow(saleContext, card);
    const offer = site.offers[edition][card.product];
    if (deal?.state !== 'open' || !deal.offer.buy || !offer) return [];
    const regular = regularPrice(offer, moment);
    const promotion = regular === undefined ? undefined : promotionNow(offer, regular, moment);
    const saving = promotion?.campaign === campaign.id ? savingOf(deal.offer, edition) : undefined;
    if (!saving) return [];
    const closes = promotion?.stage === undefined ? campaign.stages.at(-1)?.closes : stage.closes;
    return [
      { card, offer: deal.offer, saving: saving.amount, savingText: saving.text, closes: closes ?? stage.closes },
    ];
  });
}

/** One deal of the live sale in words. */
export const dealWords = (context: ResolveContext, sale: LiveSale, { savingText, closes }: SaleDeal): SaleWords => ({
  name: sale.name,
  saving: context.format(context.messages.sale.save, { amount: savingText }),
  until: untilText(context, closes),
});

const untilText = ({ format, messages, edition }: ResolveContext, closes: Instant): string =>
  format(messages.catalogue.until, { day: formatDay(closes - 1, edition) });
