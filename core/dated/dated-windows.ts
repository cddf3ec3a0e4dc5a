import { announcementWindow, endOfDay, fullWindowOf } from '../campaigns/campaign.ts';
import { campaignLocation, withCampaignLocation } from '../campaigns/campaign-location.ts';
import { announcement } from '../campaigns/campaign-schema.ts';
import { datedLaw } from '../law/dated-law.ts';
import { datedPages } from '../links/dated-pages.ts';
import { datedOffers } from '../offers/dated-offers.ts';
import type { EditionCode } from '../place/editions.ts';
import { editionCodes } from '../place/editions.ts';
import type { NavItem } from '../regions/region-schema.ts';
import type { Site } from '../site.ts';
import type { DatedWindow } from './dated-window.ts';
import { slugOfCampaign, slugOfLink, titleFromKey } from './dated-window.ts';
import { filledWords } from './filled-words.ts';

export type { DatedKind, DatedWindow } from './dated-window.ts';

/**
 * Everything dated in the content of every edition, sorted by opening (windows without one first), then by name. Pure.
 */
export function datedWindows(site: Site): DatedWindow[] {
  return editionCodes
    .flatMap((edition) => [
      ...datedCampaigns(site, edition),
      ...datedPages(site, edition),
      ...datedShell(site, edition),
      ...datedOffers(site, edition),
      ...datedLaw(site, edition),
    ])
    .sort(
      (one, other) =>
        (one.opens ?? Number.NEGATIVE_INFINITY) - (other.opens ?? Number.NEGATIVE_INFINITY) ||
        (one.name < other.name ? -1 : 1),
    );
}

/** Campaigns, their stages, and the days that their texts name. */
function datedCampaigns(site: Site, edition: EditionCode): DatedWindow[] {
  return Object.entries(site.campaigns).flatMap(([campaign, value]) => {
    const fullWindow = fullWindowOf(value, edition);
    if (!fullWindow) return [];
    const campaignName = titleFromKey(campaign);
    const about = { edition, slug: slugOfCampaign(site, edition, campaign), subject: campaign };
    const baseOf = (stage?: string) => {
      const location = campaignLocation(site, edition, campaign, stage);
      return { ...about, ...location, id: `${edition} ${location.file} ${stage ?? 'whole'}` };
    };
    const stages = value.stages.flatMap(({ id, windows }): DatedWindow[] => {
      const window = windows[edition];
      return window
        ? [{ ...baseOf(id), kind: 'stage', name: `Stage “${titleFromKey(id)}” of ${campaignName}`, ...window }]
        : [];
    });
    const days = Object.entries(value.values[edition] ?? {}).flatMap(([name, own]): DatedWindow[] => {
      if (typeof own !== 'object' || !('day' in own)) return [];
      const location = { file: `content/campaigns/${campaign}.yaml`, path: `values.${edition}.${name}.day` };
      const id = `${edition} ${location.file} ${location.path}`;
      const title = `${titleFromKey(name)} of ${campaignName}`;
      return [{ ...about, ...location, id, kind: 'event', name: title, closes: endOfDay(own.day, edition) }];
    });
    const announced = announcementWindow(value, edition);
    const announcements: DatedWindow[] = announced
      ? [{ ...baseOf(announcement), kind: 'stage', name: `Announcement of ${campaignName}`, ...announced }]
      : [];
    return [
      { ...baseOf(), kind: 'campaign', name: `Campaign ${campaignName}`, ...fullWindow },
      ...announcements,
      ...stages,
      ...days,
    ];
  });
}

/** Text banners and menu items. */
function datedShell(site: Site, edition: EditionCode): DatedWindow[] {
  const { textBanners, navs, footerNavs } = site.regions[edition];
  const file = `content/regions/${edition}.yaml`;
  const banners = textBanners.flatMap(({ id, label, link, window }, index): DatedWindow[] => {
    const { opens, closes } = window;
    if (opens === undefined && closes === undefined) return [];
    const text = filledWords(site, edition, label, [opens ?? 0]);
    const location = { file, path: `textBanners.${index}.window` };
    const times = { ...(opens !== undefined && { opens }), ...(closes !== undefined && { closes }) };
    const about = {
      id: `${edition} ${file} ${id}`,
      edition,
      kind: 'banner',
      slug: slugOfLink(site, edition, link),
      subject: id,
    } as const;
    return [withCampaignLocation(site, { ...about, name: `Text banner “${text}”`, ...location, ...times }, window)];
  });
  const items = [
    ...navs.flatMap(({ children }, group) =>
      children.map((item, index) => ({ item, path: `navs.${group}.children.${index}` })),
    ),
    ...footerNavs.map((item, index) => ({ item, path: `footerNavs.${index}` })),
  ];
  return [...banners, ...items.flatMap(({ item, path }) => datedItem(edition, file, path, item))];
}

function datedItem(edition: EditionCode, file: string, path: string, { label, startTime }: NavItem): DatedWindow[] {
  if (startTime === undefined) return [];
  const id = `${edition} ${file} ${path}`;
  return [
    {
      id,
      edition,
      kind: 'navItem',
      name: `Menu item “${label}”`,
      file,
      path: `${path}.startTime`,
      opens: startTime,
      slug: '',
    },
  ];
}
