import { faqSlug } from '#contract/faq.ts';
import { fullCampaignWindow, lastPageInstant } from '../campaigns/campaign.ts';
import { faqCategoryAt, faqCategorySlugs, hasOwnAddress, isCategoryIn } from '../faq/faq-categories.ts';
import type { EditionCode } from '../place/editions.ts';
import { type Place, pagePath } from '../place/place.ts';
import { namedFrom, pageFrom } from '../products/life.ts';
import type { PageContent, Site } from '../site.ts';
import type { Instant } from '../time/instant.ts';
import type { Moment } from '../time/moment.ts';
import type { TimeWindow } from '../time/time-window.ts';
import type { PageSettings } from './page-schema.ts';

/** A resolved link. `external`: it leaves this site. */
export interface Link {
  href: string;
  external: boolean;
}

/**
 * The content of the page at a slug: its own, or that of the page `faq` for one of its categories. Own properties only,
 * so that `constructor` is not a page.
 */
export function pageContent(site: Site, slug: string): PageContent | undefined {
  if (Object.hasOwn(site.pages, slug)) return site.pages[slug];
  return faqCategoryAt(site, slug) && site.pages[faqSlug];
}

export const pageSlugs = (site: Site): string[] => [...Object.keys(site.pages), ...faqCategorySlugs(site)];

/**
 * When an edition has a page, by the page's settings: in its window in `where`; if `where` is empty, from the start of
 * the campaign that the page reports on, or while any of its campaigns runs, from its announcement on or until a day of
 * the campaign. Empty: never.
 */
export function windowsIn(
  { where, campaigns = [], reports, opensWith, closesAfter }: PageSettings,
  allCampaigns: Site['campaigns'],
  edition: EditionCode,
): readonly TimeWindow[] {
  const explicitWindow = where[edition];
  if (explicitWindow) return [explicitWindow];
  if (Object.keys(where).length > 0) return [];
  if (reports !== undefined) {
    const reportedCampaign = allCampaigns[reports];
    const window = reportedCampaign && fullCampaignWindow(reportedCampaign, edition);
    return window ? [{ opens: window.opens }] : [];
  }
  return campaigns.flatMap((id) => {
    const campaign = allCampaigns[id];
    const window = campaign && fullCampaignWindow(campaign, edition);
    if (!window) return [];
    const closes = lastPageInstant(campaign, edition, closesAfter);
    const opens = opensWith === undefined ? window.opens : campaign.announced[edition];
    return opens === undefined ? [] : { opens, closes };
  });
}

/** When an edition can have a page; empty: never. A page about a product opens no earlier than its life allows. */
export function pageWindows(site: Site, edition: EditionCode, slug: string): readonly TimeWindow[] {
  const settings = pageContent(site, slug)?.settings;
  const category = faqCategoryAt(site, slug);
  if (!settings || (category && !isCategoryIn(category, edition))) return [];
  const windows = windowsIn(settings, site.campaigns, edition);
  const earliest = earliestOpening(site, edition, settings);
  return earliest === undefined ? windows : windows.flatMap((window) => openingFrom(window, earliest));
}

function earliestOpening({ offers }: Site, edition: EditionCode, { product, announces }: PageSettings) {
  if (product !== undefined) return pageFrom(offers, edition, product).opens;
  return announces === undefined ? undefined : namedFrom(offers, edition, announces).opens;
}

function openingFrom({ opens = Number.NEGATIVE_INFINITY, closes }: TimeWindow, earliest: Instant): TimeWindow[] {
  if (closes !== undefined && closes <= earliest) return [];
  return [{ opens: Math.max(opens, earliest), closes }];
}

/** The absolute address of a page, on the host of its edition. */
export const pageAddress = ({ origins }: Site, place: Place): string =>
  (place.edition === 'cn' ? origins.cn : origins.main) + pagePath(place);

/** The address of a page for a link on a page of the edition `current`: absolute if the edition has another host. */
export function hrefFrom(site: Site, current: EditionCode, place: Place): string {
  const isOnThisHost = (place.edition === 'cn') === (current === 'cn') || site.origins.main === site.origins.cn;
  return isOnThisHost ? pagePath(place) : pageAddress(site, place);
}

/** Returns true if an edition has the page now. The category that the page `faq` itself shows has no other page. */
export function isPageOpen(site: Site, edition: EditionCode, slug: string, moment: Moment): boolean {
  if (!pageWindows(site, edition, slug).some((window) => moment.isOpen(window))) return false;
  const category = faqCategoryAt(site, slug);
  return !category || hasOwnAddress(site, edition, category, moment);
}

/** The slug of the page that a link leads to; undefined for other links. */
export const slugOfRef = (ref: string): string | undefined =>
  ref.startsWith('page:') ? ref.slice('page:'.length).split('#')[0] : undefined;

/** Returns true if a link leads to a page that opens later: its label may name what is still secret. */
export function isStillToOpen(site: Site, edition: EditionCode, ref: string, moment: Moment): boolean {
  const slug = slugOfRef(ref);
  const windows = slug === undefined ? [] : pageWindows(site, edition, slug);
  return windows.length > 0 && windows.every(({ opens }) => opens !== undefined && !moment.hasReached(opens));
}

/** Resolves a link of content (`page:`, `shop:`, `site:`, `https:`, `mailto:`); undefined while its page is closed. */
export function resolveLink(site: Site, edition: EditionCode, ref: string, moment: Moment): Link | undefined {
  const [scheme, rest] = [ref.slice(0, ref.indexOf(':')), ref.slice(ref.indexOf(':') + 1)];
  switch (scheme) {
    case 'page': {
      const [slug = '', anchor] = rest.split('#');
      if (!isPageOpen(site, edition, slug, moment)) return undefined;
      return { href: pagePath({ edition, slug }) + (anchor ? `#${anchor}` : ''), external: false };
    }
    case 'shop':
      return { href: site.regions[edition].shop.host.replace(/\/$/, '') + rest, external: true };
    case 'site': {
      const [name = '', ...path] = rest.split('/');
      const base = site.settings.sites[name];
      return base === undefined
        ? undefined
        : { href: path.length > 0 ? `${base.replace(/\/$/, '')}/${path.join('/')}` : base, external: true };
    }
    default:
      return { href: ref, external: scheme !== 'mailto' };
  }
}
