import { pageWindows } from '#core/links/link.ts';
import { type EditionCode, editionCodes } from '#core/place/editions.ts';
import type { Site } from '#core/site.ts';
import type { TimeWindow } from '#core/time/time-window.ts';
import { formatLocalTime } from '../../../dated-content/local-time.ts';
import type { AuditedContent, Check, Finding } from '../../finding.ts';
import { pageLinks, regionLinks, type WrittenLink } from '../../page-links.ts';
import { gaps, intersection } from '../../window-math.ts';

/** A link as content writes it, and the window in which it is shown. */
interface PlacedLink extends WrittenLink {
  edition: EditionCode;
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
      ...linksOnPages(content, edition),
    ].flatMap((link) => findClosedTarget(content, link)),
  );

function findClosedTarget(
  { site, now }: AuditedContent,
  { edition, ref, file, path, shown: visibility, slug, isBanner }: PlacedLink,
): Finding[] {
  const target = ref.slice('page:'.length).split('#')[0] ?? '';
  const openWindows = pageWindows(site, edition, target);
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
    ...regionLinks(edition, { newsletter, popup })
      .filter(({ ref }) => isPageLink(ref))
      .map((link) => ({ ...link, edition, slug: '', shown: {} })),
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

/** The links of the settings and words of pages, each with the window of its page, its section and its entry. */
function linksOnPages(content: AuditedContent, edition: EditionCode): PlacedLink[] {
  const { site } = content;
  /* Pages that outlive a sale link to each other: no file has those links. */
  const writtenPages = Object.keys(site.pages).filter((slug) => site.pages[slug]?.wordsFrom === undefined);
  return writtenPages.flatMap((slug) => {
    const links = pageLinks(content, edition, slug).filter(({ ref }) => isPageLink(ref));
    return pageWindows(site, edition, slug).flatMap((window) =>
      links.flatMap((link): PlacedLink[] => {
        const shown = intersection(window, link.shown);
        return shown ? [{ ...link, edition, slug, shown }] : [];
      }),
    );
  });
}

const isPageLink = (ref: string | undefined): ref is string => ref?.startsWith('page:') === true;
