import type { EditionCode } from '#rules/place/editions.ts';
import { pageContent, windowsOf } from '#rules/site/link.ts';
import type { Site } from '#rules/site/site.ts';
import type { Instant } from '#rules/time/instant.ts';

/** Everything that content dates, with what the web team calls one and several of it. */
export const datedKinds = {
  campaign: ['Campaign', 'campaigns'],
  stage: ['Stage', 'stages'],
  page: ['Page', 'pages'],
  banner: ['Text banner', 'text banners'],
  promotion: ['Activity price', 'activity prices'],
  price: ['Price', 'prices'],
  preSale: ['Pre-order', 'pre-orders'],
  onSale: ['Sale start', 'sale starts'],
  announced: ['Announcement', 'announcements'],
  navItem: ['Menu item', 'menu items'],
  section: ['Section', 'sections'],
  card: ['Card', 'cards'],
  event: ['Event', 'events'],
  question: ['Question', 'questions'],
} as const satisfies Record<string, readonly [one: string, many: string]>;

export type DatedKind = keyof typeof datedKinds;

/** Where in content something is written: `content/regions/uk.yaml`, `textBanners.0.window`. */
export interface ContentPlace {
  file: string;
  path: string;
}

/** One dated thing of one edition: when it begins, when it ends, and where that is written. */
export interface DatedWindow extends ContentPlace {
  /** Names it for good: the same as long as it stands in the same place of content. */
  id: string;
  edition: EditionCode;
  kind: DatedKind;
  /** What it is, for the web team, in English: `Text banner “Black Friday: more robots, lower prices.”`. */
  name: string;
  /** What has it, where its times are written elsewhere, in a campaign. */
  usedIn?: ContentPlace;
  opens?: Instant;
  closes?: Instant;
  /** Page on which it is best looked at in that edition. */
  slug: string;
  /** Product, campaign, page or banner that it belongs to. */
  subject?: string;
}

/** A slug, an id or a key as it is read aloud: `black-friday-2026` and `blackFriday2026` are `Black Friday 2026`. */
export function spokenName(key: string): string {
  const words = key.replaceAll(/([a-z])([A-Z0-9])/g, '$1 $2').split(/[-/\s]+/);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}

/** A page in English: by its product, else by its slug. */
export function pageName(site: Site, slug: string): string {
  if (slug === '') return 'the home page';
  const product = pageContent(site, slug)?.settings.product;
  return `the page ${product === undefined ? spokenName(slug) : productNameOf(site, product)}`;
}

export const productNameOf = (site: Site, product: string): string =>
  site.products[product]?.name.en ?? spokenName(product);

/** The file of a page's settings. */
export const pageFile = (slug: string): string => `content/pages/${slug || 'home'}/page.yaml`;

/** The slug of a link to a page that the edition has at some time; the home page of every other. */
export function slugOfLink(site: Site, edition: EditionCode, link: string | undefined): string {
  const slug = link?.startsWith('page:') ? (link.slice('page:'.length).split('#')[0] ?? '') : '';
  return windowsOf(site, edition, slug).length > 0 ? slug : '';
}

/** The page of a product in an edition; its home page where there is none. */
export const slugOfProduct = (site: Site, edition: EditionCode, product: string): string => {
  const slug = site.offers[edition][product]?.link ?? '';
  return windowsOf(site, edition, slug).length > 0 ? slug : '';
};

/** The page that a campaign has in an edition, its sale before others; the home page where there is none. */
export function slugOfCampaign(site: Site, edition: EditionCode, campaign: string): string {
  const pages = Object.entries(site.pages).filter(
    ([slug, { settings }]) => settings.campaigns?.includes(campaign) && windowsOf(site, edition, slug).length > 0,
  );
  const own =
    pages.find(([, { settings }]) => settings.kind === 'sale' && Object.keys(settings.where).length === 0) ?? pages[0];
  return own?.[0] ?? '';
}

/** The campaign from which a window takes its times; undefined where it has its own. */
export const campaignOf = ({ file }: ContentPlace): string | undefined =>
  /^content\/campaigns\/(.+)\.yaml$/.exec(file)?.[1];

/** What a window belongs to, in English: its campaign, its product, else its page. */
export function subjectName(
  site: Site,
  { file, path, subject = '', slug }: Pick<DatedWindow, 'file' | 'path' | 'subject' | 'slug'>,
): string {
  const campaign = campaignOf({ file, path });
  if (campaign !== undefined) return spokenName(campaign);
  if (Object.hasOwn(site.products, subject)) return productNameOf(site, subject);
  return spokenName(slug || 'home');
}
