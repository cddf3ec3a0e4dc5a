import { announcement } from '../campaigns/campaign-schema.ts';
import { pageContent, pageWindows, slugOfRef } from '../links/link.ts';
import { homeFolder, pageFolder } from '../links/page-schema.ts';
import type { EditionCode } from '../place/editions.ts';
import type { Site } from '../site.ts';
import type { Instant } from '../time/instant.ts';
import type { CampaignWindow, TimeWindow } from '../time/time-window.ts';

/** Everything that content dates, with the web team's word for one and for several. */
export const datedKinds = {
  campaign: ['Campaign', 'campaigns'],
  stage: ['Stage', 'stages'],
  page: ['Page', 'pages'],
  banner: ['Text banner', 'text banners'],
  promotion: ['Promotional price', 'promotional prices'],
  price: ['Price', 'prices'],
  life: ['Product life', 'product lives'],
  tag: ['Tag', 'tags'],
  navItem: ['Menu item', 'menu items'],
  section: ['Section', 'sections'],
  card: ['Card', 'cards'],
  event: ['Event', 'events'],
  question: ['Question', 'questions'],
  law: ['Duty of the law', 'duties of the law'],
} as const satisfies Record<string, readonly [one: string, many: string]>;

export type DatedKind = keyof typeof datedKinds;

/** Where in content something is written: `content/regions/uk.yaml`, `textBanners.0.window`. */
export interface ContentLocation {
  file: string;
  path: string;
}

export interface DatedWindow extends ContentLocation {
  /** Stays the same as long as the window keeps its place in content. */
  id: string;
  edition: EditionCode;
  kind: DatedKind;
  /** A name in English for the web team: `Text banner “Black Friday: more robots, lower prices.”`. */
  name: string;
  /** The place that uses the window, if a campaign writes its times. */
  usedIn?: ContentLocation;
  opens?: Instant;
  closes?: Instant;
  /** The page that shows it best in that edition. */
  slug: string;
  subject?: string;
}

/** A window with its times; none without any. Its id is the place where it is written, unless one is given. */
export function datedWindow(
  window: Omit<DatedWindow, 'id' | 'opens' | 'closes'> & { id?: string },
  { opens, closes }: TimeWindow,
): DatedWindow[] {
  if (opens === undefined && closes === undefined) return [];
  const id = `${window.edition} ${window.file} ${window.path}`;
  return [{ id, ...window, ...(opens !== undefined && { opens }), ...(closes !== undefined && { closes }) }];
}

/** A slug, an id or a key as a title: `black-friday-2026` and `blackFriday2026` give `Black Friday 2026`. */
export function titleFromKey(key: string): string {
  const words = key.replaceAll(/([a-z])([A-Z0-9])/g, '$1 $2').split(/[-/\s]+/);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}

/** A page as the web team calls it: by its product, else by its slug. */
export function pageName(site: Site, slug: string): string {
  const product = pageContent(site, slug)?.settings.product;
  return product === undefined ? titleFromKey(slug || homeFolder) : englishProductName(site, product);
}

export const englishProductName = (site: Site, product: string): string =>
  site.products[product]?.name.en ?? titleFromKey(product);

export const pageFile = (slug: string): string => `content/${pageFolder(slug)}/page.yaml`;

/** The slug that a link leads to; the home page's if the edition never has that page. */
export function slugOfLink(site: Site, edition: EditionCode, link: string | undefined): string {
  const slug = (link && slugOfRef(link)) ?? '';
  return pageWindows(site, edition, slug).length > 0 ? slug : '';
}

/** The slug of a campaign's page in an edition, preferably its sale; the home page's if it has none. */
export function slugOfCampaign(site: Site, edition: EditionCode, campaign: string): string {
  const pages = Object.entries(site.pages).filter(
    ([slug, { settings }]) => settings.campaigns?.includes(campaign) && pageWindows(site, edition, slug).length > 0,
  );
  const page =
    pages.find(([, { settings }]) => settings.kind === 'sale' && settings.opensWith === undefined) ?? pages[0];
  return page?.[0] ?? '';
}

/** The campaign from which a window takes its times; undefined if it has its own. */
export const timesCampaign = ({ file }: ContentLocation): string | undefined =>
  /^content\/campaigns\/(.+)\.yaml$/.exec(file)?.[1];

export function subjectName(
  site: Site,
  { file, path, subject = '', slug }: Pick<DatedWindow, 'file' | 'path' | 'subject' | 'slug'>,
): string {
  const campaign = timesCampaign({ file, path });
  if (campaign !== undefined) return titleFromKey(campaign);
  if (Object.hasOwn(site.products, subject)) return englishProductName(site, subject);
  return titleFromKey(slug || homeFolder);
}

/** Where a campaign writes the times of one stage, or of all its stages, in an edition. */
export function campaignLocation(site: Site, edition: EditionCode, campaign: string, stage?: string): ContentLocation {
  const file = `content/campaigns/${campaign}.yaml`;
  if (stage === announcement) return { file, path: `announced.${edition}` };
  const index = site.campaigns[campaign]?.stages.findIndex(({ id }) => id === stage) ?? -1;
  return { file, path: index < 0 ? 'stages' : `stages.${index}.windows.${edition}` };
}

/** Moves the place of a window to the campaign that writes its times, and keeps its own place as `usedIn`. */
export function withCampaignLocation(site: Site, dated: DatedWindow, { campaign, stage }: CampaignWindow): DatedWindow {
  if (campaign === undefined) return dated;
  const { file, path } = dated;
  return { ...dated, ...campaignLocation(site, dated.edition, campaign, stage), usedIn: { file, path } };
}
