import { windowsOf } from '#core/links/link.ts';
import { pageFolder } from '#core/links/page-folder.ts';
import { type EditionCode, editionCodes } from '#core/place/editions.ts';
import type { Site } from '#core/site.ts';
import type { TimeWindow } from '#core/time/time-window.ts';
import { formatLocalTime } from '../../../dated-content/local-time.ts';
import type { AuditedContent, Check, Finding } from '../../finding.ts';
import { gaps, intersection } from '../../window-math.ts';

/** A link as content writes it, and the window in which it is shown. */
interface PlacedLink {
  edition: EditionCode;
  /** `page:flagship-megatron#specs`. */
  ref: string;
  file: string;
  path: string;
  shown: TimeWindow;
  /** The page with the link. */
  slug: string;
  isBanner?: true;
}

/**
 * Finds links that are shown while their page is closed, now or later. Pages that an edition never has are not the
 * subject of this check.
 */
export const closedPages: Check = (content) =>
  editionCodes.flatMap((edition) =>
    [
      ...shellLinks(content.site, edition),
      ...offerLinks(content.site, edition),
      ...pageLinks(content, edition),
    ].flatMap((link) => findClosedTarget(content, link)),
  );

function findClosedTarget(
  { site, now }: AuditedContent,
  { edition, ref, file, path, shown: visibility, slug, isBanner }: PlacedLink,
): Finding[] {
  const target = ref.slice('page:'.length).split('#')[0] ?? '';
  const openWindows = windowsOf(site, edition, target);
  if (
    !isBanner &&
    isOpenDuringCampaigns(site, target) &&
    openWindows.some((window) => intersection(visibility, window))
  )
    return [];
  const ahead = intersection(visibility, { opens: now });
  const [gap] = openWindows.length > 0 && ahead ? gaps(ahead, openWindows) : [];
  if (!gap) return [];
  const from = gap.opens ?? now;
  const until = gap.closes === undefined ? 'and for good' : `to ${formatLocalTime(gap.closes, edition)}`;
  return [
    {
      check: isBanner ? 'banner-outlives-page' : 'link-to-closed-page',
      severity: 'warning',
      file,
      path,
      edition,
      instant: from,
      slug,
      actual: `a link to /${target}, a page that is closed from ${formatLocalTime(from, edition)} ${until}, while ${isBanner ? 'the banner' : 'what has the link'} is shown`,
      fix: isBanner
        ? 'Close the banner with the page, or link to another page.'
        : 'Show it only while the page is there, link to another page, or open the page for longer.',
    },
  ];
}

/**
 * Returns true if a page exists only during its campaigns. Links to it may be shown for longer, and work only
 * meanwhile.
 */
const isOpenDuringCampaigns = (site: Site, slug: string): boolean =>
  Object.keys(site.pages[slug]?.settings.where ?? {}).length === 0;

function shellLinks(site: Site, edition: EditionCode): PlacedLink[] {
  const { textBanners, navs, footerNavs, newsletter, popup } = site.regions[edition];
  const place = { edition, file: `regions/${edition}.yaml`, slug: '' };
  const items = [
    ...navs.flatMap(({ children }, group) =>
      children.map((item, index) => ({ ...item, path: `navs.${group}.children.${index}.link` })),
    ),
    ...footerNavs.map((item, index) => ({ ...item, path: `footerNavs.${index}.link` })),
  ];
  return [
    ...textBanners.flatMap(({ link, window }, index): PlacedLink[] =>
      isPageLink(link)
        ? [{ ...place, ref: link, path: `textBanners.${index}.link`, shown: window, isBanner: true }]
        : [],
    ),
    /* An item without a start time is shown exactly while its page is open. */
    ...items.flatMap(({ link, startTime, path }): PlacedLink[] =>
      startTime !== undefined && isPageLink(link) ? [{ ...place, ref: link, path, shown: { opens: startTime } }] : [],
    ),
    ...linksWithin({ newsletter, popup }, {}, edition, []).map(({ ref, keys, shown: visibility }) => ({
      ...place,
      ref,
      path: keys.join('.'),
      shown: visibility,
    })),
  ];
}

const offerLinks = (site: Site, edition: EditionCode): PlacedLink[] =>
  Object.entries(site.offers[edition]).flatMap(
    ([
      id,
      {
        link,
        life: [first],
      },
    ]) =>
      link === ''
        ? []
        : [
            {
              edition,
              ref: `page:${link}`,
              file: `offers/${edition}.yaml`,
              path: `${id}.link`,
              shown: first?.from === undefined ? {} : { opens: first.from },
              slug: '',
            },
          ],
  );

/** The links of page.yaml and of the words, each with the window of its page, its section and its entry. */
function pageLinks({ site, sources }: AuditedContent, edition: EditionCode): PlacedLink[] {
  /* Pages that outlive a sale link to each other: no file has those links. */
  const writtenPages = Object.entries(site.pages).filter(([, { wordsFrom }]) => wordsFrom === undefined);
  return writtenPages.flatMap(([slug, { settings, words }]) =>
    windowsOf(site, edition, slug).flatMap((window) =>
      settings.sections.flatMap((section, index): PlacedLink[] => {
        const visibility = intersection(window, section.window ?? {});
        if (!visibility || (section.only && !section.only.includes(edition))) return [];
        const linksInSettings = linksWithin(section, visibility, edition, ['sections', `${index}`]);
        const linksInWords = linksWithin(words[edition]?.sections[section.id], visibility, edition, [
          'sections',
          section.id,
        ]);
        const fileOf = sources[slug]?.[edition]?.fileOf ?? (() => '');
        return [
          ...linksInSettings.map(({ ref, keys, shown: visibility }) => ({
            edition,
            slug,
            ref,
            shown: visibility,
            path: keys.join('.'),
            file: `${pageFolder(slug)}/page.yaml`,
          })),
          ...linksInWords.map(({ ref, keys, shown: visibility }) => ({
            edition,
            slug,
            ref,
            shown: visibility,
            path: keys.join('.'),
            file: fileOf(keys),
          })),
        ];
      }),
    ),
  );
}

/** Every link to a page below a value, and the window in which an edition shows everything around it. */
function linksWithin(
  value: unknown,
  visibility: TimeWindow,
  edition: EditionCode,
  keys: string[],
): { ref: string; keys: string[]; shown: TimeWindow }[] {
  if (isPageLink(value)) return [{ ref: value, keys, shown: visibility }];
  if (typeof value !== 'object' || value === null) return [];
  const { only, window, windows } = value as {
    only?: unknown;
    window?: TimeWindow;
    windows?: Partial<Record<EditionCode, TimeWindow>>;
  };
  if (Array.isArray(only) && !only.includes(edition)) return [];
  const ownWindow =
    typeof windows === 'object' && windows !== null
      ? windows[edition]
      : typeof window === 'object' && window !== null
        ? window
        : undefined;
  const visibleWindow = intersection(visibility, ownWindow ?? {});
  return visibleWindow
    ? Object.entries(value).flatMap(([key, child]) => linksWithin(child, visibleWindow, edition, [...keys, key]))
    : [];
}

const isPageLink = (value: unknown): value is string => typeof value === 'string' && value.startsWith('page:');
