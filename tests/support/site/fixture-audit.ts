import { findCampaignWindow } from '#core/campaigns/campaign.ts';
import { campaign as campaignSchema } from '#core/campaigns/campaign-schema.ts';
import { page as pageSchema } from '#core/links/page-schema.ts';
import { offers as offersSchema } from '#core/offers/offer-schema.ts';
import type { EditionCode } from '#core/place/editions.ts';
import type { Product } from '#core/products/product-schema.ts';
import { region as regionSchema } from '#core/regions/region-schema.ts';
import type { Site } from '#core/site.ts';
import { parseInstant } from '#core/time/instant.ts';
import type { AuditedContent } from '#desk/audit/check.ts';
import { fixtureSite } from './fixture-site.ts';
import { forEveryEdition } from './random-site.ts';

/** Content as written in files, added to the small site. */
interface FixtureFiles {
  /** Text banners by edition, which replace those of the small site. */
  banners?: Partial<Record<EditionCode, object[]>>;
  /** Offers by edition and product. */
  offers?: Partial<Record<EditionCode, Record<string, object>>>;
  campaigns?: Record<string, object>;
  /** Settings of pages by slug; every edition has words for each. */
  pages?: Record<string, object>;
  bundles?: Record<string, string[]>;
  now?: string;
}

/** The small site with this content, as input of the content audit. Schemas are applied; nothing is cross-checked. */
export function fixtureContent({
  banners = {},
  offers = {},
  campaigns = {},
  pages = {},
  bundles = {},
  now = '2026-11-21T12:00:00Z',
}: FixtureFiles): AuditedContent {
  const site = fixtureSite();
  const raw = new Map<string, unknown>();
  for (const [id, source] of Object.entries(campaigns)) {
    site.campaigns[id] = campaignSchema.parse(source);
    raw.set(`campaigns/${id}.yaml`, source);
  }
  for (const edition of Object.keys(site.regions) as EditionCode[]) {
    const [source, editionOffers] = [{ textBanners: banners[edition] ?? [] }, offers[edition] ?? {}];
    site.regions[edition] = {
      ...site.regions[edition],
      textBanners: regionSchema.shape.textBanners.parse(source.textBanners),
    };
    site.offers[edition] = offersSchema.parse(editionOffers);
    const windows = [
      ...site.regions[edition].textBanners.map(({ window }) => window),
      ...Object.values(site.offers[edition]).flatMap(({ promotions }) => promotions),
    ];
    for (const window of windows)
      if (window.campaign !== undefined)
        Object.assign(window, campaignWindow(site, edition, window.campaign, window.stage));
    raw.set(`regions/${edition}.yaml`, source);
    raw.set(`offers/${edition}.yaml`, editionOffers);
  }
  for (const [slug, source] of Object.entries(pages)) {
    const settings = pageSchema.parse(source);
    const sections = Object.fromEntries(settings.sections.map(({ id }) => [id, {}]));
    site.pages[slug] = {
      settings,
      words: forEveryEdition({ title: slug, description: slug, keywords: slug, sections }),
    };
    raw.set(`pages/${slug}/page.yaml`, source);
  }
  const soldProducts = new Set(Object.values(site.offers).flatMap((offersByProduct) => Object.keys(offersByProduct)));
  const productOf = (id: string) => ({ name: { en: id }, bundle: bundles[id], figures: {} }) as unknown as Product;
  site.products = Object.fromEntries([...soldProducts].map((id) => [id, productOf(id)]));
  return { site, raw, sources: {}, accepted: [], now: parseInstant(now) };
}

function campaignWindow(site: Site, edition: EditionCode, id: string, stage: string | undefined) {
  const campaign = site.campaigns[id];
  return campaign && findCampaignWindow(campaign, edition, stage);
}
