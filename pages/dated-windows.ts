import { announcementWindow, drawSlug, endOfDay, findDay, fullCampaignWindow } from '#core/campaigns/campaign.ts';
import { announcement } from '#core/campaigns/campaign-schema.ts';
import {
  type ContentLocation,
  campaignLocation,
  type DatedKind,
  type DatedWindow,
  datedKinds,
  datedWindow,
  englishProductName,
  pageFile,
  pageName,
  slugOfCampaign,
  slugOfLink,
  titleFromKey,
  withCampaignLocation,
} from '#core/dated/dated-window.ts';
import { filledWords } from '#core/dated/filled-words.ts';
import type { Field } from '#core/fields/walk.ts';
import { duties, dutyNames } from '#core/law/law-schema.ts';
import { pageWindows } from '#core/links/link.ts';
import type { PageSettings } from '#core/links/page-schema.ts';
import { datedOffers } from '#core/offers/dated-offers.ts';
import { type EditionCode, editionCodes } from '#core/place/editions.ts';
import type { Site } from '#core/site.ts';
import type { Instant } from '#core/time/instant.ts';
import type { TimeWindow } from '#core/time/time-window.ts';
import { settingsFields } from './page-fields.ts';

export type { DatedKind, DatedWindow } from '#core/dated/dated-window.ts';

/** Everything dated in the content of every edition, by opening (windows without one first), then by name. */
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

/** The windows of an edition's pages, their sections, and everything with a window inside these. */
export function datedPages(site: Site, edition: EditionCode): DatedWindow[] {
  return Object.entries(site.pages).flatMap(([slug, { settings, wordsFrom }]) => {
    if (pageWindows(site, edition, slug).length === 0) return [];
    const file = pageFile(wordsFrom ?? slug);
    const pageSubject = settings.product ?? slug;
    return [
      ...datedWindow(
        {
          edition,
          kind: 'page',
          name: `Page “${pageName(site, slug)}”`,
          ...windowLocation(slug, settings, edition),
          slug,
          subject: pageSubject,
        },
        settings.where[edition] ?? {},
      ),
      ...settingsFields(settings).flatMap(({ role, value, path, holder, editions }) => {
        if (role.role !== 'window' || role.of === 'page' || editions?.includes(edition) === false) return [];
        const product = typeof holder.value.product === 'string' ? holder.value.product : undefined;
        const section = settings.sections[Number(path[1])];
        const name = [
          `${datedKinds[role.of][0]} “${holderName(holder)}”`,
          ...(product === undefined ? [] : [`of ${englishProductName(site, product)}`]),
          ...(role.of === 'section' || !section ? [] : [`in “${titleFromKey(section.id)}”`]),
          slug === '' ? 'on the home page' : `on the page ${pageName(site, slug)}`,
        ].join(' ');
        const place = { edition, kind: role.of, name, file, path: path.join('.'), slug };
        return datedWindow({ ...place, subject: product ?? pageSubject }, value as TimeWindow);
      }),
    ];
  });
}

/** Where content writes the window of a page: the results of a draw have a page from its day on. */
const windowLocation = (slug: string, { reports }: PageSettings, edition: EditionCode): ContentLocation =>
  reports !== undefined && slug === drawSlug(reports)
    ? { file: `content/campaigns/${reports}.yaml`, path: `values.${edition}.drawDay` }
    : { file: pageFile(slug), path: `where.${edition}` };

/** Named by its id, else by its product if it is in a list, else by its key. */
function holderName({ value: { id, product }, path }: Field['holder']): string {
  if (typeof id === 'string') return titleFromKey(id);
  const key = path.at(-1) ?? '';
  return titleFromKey(/^\d+$/.test(key) && typeof product === 'string' ? product : key);
}
