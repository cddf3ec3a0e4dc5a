import { announcementWindow, endOfDay, findDay, fullCampaignWindow } from '#core/campaigns/campaign.ts';
import { announcement } from '#core/campaigns/campaign-schema.ts';
import {
  campaignLocation,
  type DatedKind,
  type DatedWindow,
  datedWindow,
  slugOfCampaign,
  slugOfLink,
  titleFromKey,
  withCampaignLocation,
} from '#core/dated/dated-window.ts';
import { filledWords } from '#core/dated/filled-words.ts';
import { duties, dutyNames } from '#core/law/law-schema.ts';
import { datedOffers } from '#core/offers/dated-offers.ts';
import { type EditionCode, editionCodes } from '#core/place/editions.ts';
import type { Site } from '#core/site.ts';
import type { Instant } from '#core/time/instant.ts';
import type { TimeWindow } from '#core/time/time-window.ts';
import { datedPages } from './dated-pages.ts';

export type { DatedKind, DatedWindow } from '#core/dated/dated-window.ts';

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

/** Every instant at which something dated in the content begins or ends, in order, each once. */
export const siteEdges = (site: Site): Instant[] =>
  [...new Set(datedWindows(site).flatMap(({ opens, closes }) => [opens ?? [], closes ?? []].flat()))].sort(
    (one, other) => one - other,
  );

/** Campaigns, their stages, and the days that their texts name. */
function datedCampaigns(site: Site, edition: EditionCode): DatedWindow[] {
  return Object.entries(site.campaigns).flatMap(([campaign, value]) => {
    const fullWindow = fullCampaignWindow(value, edition);
    if (!fullWindow) return [];
    const campaignName = titleFromKey(campaign);
    const about = { edition, slug: slugOfCampaign(site, edition, campaign), subject: campaign };
    const dated = (kind: DatedKind, name: string, window: TimeWindow | undefined, stage?: string) => {
      const location = campaignLocation(site, edition, campaign, stage);
      const id = `${edition} ${location.file} ${stage ?? 'whole'}`;
      return datedWindow({ ...about, ...location, id, kind, name }, window ?? {});
    };
    return [
      ...dated('campaign', `Campaign ${campaignName}`, fullWindow),
      ...dated('stage', `Announcement of ${campaignName}`, announcementWindow(value, edition), announcement),
      ...value.stages.flatMap(({ id, windows }) =>
        dated('stage', `Stage “${titleFromKey(id)}” of ${campaignName}`, windows[edition], id),
      ),
      ...Object.keys(value.values[edition] ?? {}).flatMap((key) => {
        const day = findDay(value, edition, key);
        const location = { file: `content/campaigns/${campaign}.yaml`, path: `values.${edition}.${key}.day` };
        return datedWindow(
          { ...about, ...location, kind: 'event', name: `${titleFromKey(key)} of ${campaignName}` },
          { closes: day === undefined ? undefined : endOfDay(day, edition) },
        );
      }),
    ];
  });
}

function datedShell(site: Site, edition: EditionCode): DatedWindow[] {
  const { textBanners, navs, footerNavs } = site.regions[edition];
  const file = `content/regions/${edition}.yaml`;
  const banners = textBanners.flatMap(({ id, label, link, window }, index) => {
    const name = `Text banner “${filledWords(site, edition, label, [window.opens ?? 0])}”`;
    const [path, slug] = [`textBanners.${index}.window`, slugOfLink(site, edition, link)];
    return datedWindow(
      { id: `${edition} ${file} ${id}`, edition, kind: 'banner', name, file, path, slug, subject: id },
      window,
    ).map((dated) => withCampaignLocation(site, dated, window));
  });
  const items = [
    ...navs.flatMap(({ children }, group) =>
      children.map((item, index) => ({ ...item, path: `navs.${group}.children.${index}` })),
    ),
    ...footerNavs.map((item, index) => ({ ...item, path: `footerNavs.${index}` })),
  ].flatMap(({ label, startTime, path }) =>
    datedWindow(
      {
        id: `${edition} ${file} ${path}`,
        edition,
        kind: 'navItem',
        name: `Menu item “${label}”`,
        file,
        path: `${path}.startTime`,
        slug: '',
      },
      { opens: startTime },
    ),
  );
  return [...banners, ...items];
}

/** Duties of the law that begin at a time. */
function datedLaw(site: Site, edition: EditionCode): DatedWindow[] {
  const file = `content/law/${edition}.yaml`;
  return dutyNames.flatMap((duty) =>
    datedWindow(
      {
        edition,
        kind: 'law',
        name: `Duty “${duties[duty].about}”`,
        file,
        path: `${duty}.since`,
        slug: '',
        subject: '',
      },
      { opens: site.law[edition][duty]?.since },
    ),
  );
}
