import { pageWindows, slugOfRef } from '#core/links/link.ts';
import { type EditionCode, editionCodes } from '#core/place/editions.ts';
import type { Site } from '#core/site.ts';
import { formatLocalTime } from '../../../dated-content/local-time.ts';
import type { AuditedContent, Check } from '../../check.ts';
import type { Finding } from '../../finding.ts';
import { editionLinks, type WrittenLink } from '../../page-links.ts';
import { gaps, intersection } from '../../window-math.ts';

/**
 * Finds links that are shown while their page is closed, now or later. Pages that an edition never has are not the
 * subject of this check.
 */
export const closedPages: Check = (content) =>
  editionCodes.flatMap((edition) =>
    [...editionLinks(content, edition), ...offerLinks(content.site, edition)].flatMap((link) =>
      findClosedTarget(content, edition, link),
    ),
  );

function findClosedTarget(
  { site, now }: AuditedContent,
  edition: EditionCode,
  { ref, file, path, shown, slug, isBanner, followsPage }: WrittenLink,
): Finding[] {
  const target = slugOfRef(ref);
  if (target === undefined || followsPage) return [];
  const openWindows = pageWindows(site, edition, target);
  const isOpenMeanwhile = openWindows.some((window) => intersection(shown, window));
  if (!isBanner && isOpenDuringCampaigns(site, target) && isOpenMeanwhile) return [];
  const ahead = intersection(shown, { opens: now });
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

const offerLinks = (site: Site, edition: EditionCode): WrittenLink[] =>
  Object.entries(site.offers[edition])
    .filter(([, { link }]) => link !== '')
    .map(([id, { link, life }]) => ({
      ref: `page:${link}`,
      file: `offers/${edition}.yaml`,
      path: `${id}.link`,
      shown: life[0]?.from === undefined ? {} : { opens: life[0].from },
      slug: '',
    }));
