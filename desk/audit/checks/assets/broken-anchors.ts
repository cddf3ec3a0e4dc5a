import { pageFolder } from '#core/links/page-schema.ts';
import type { EditionCode } from '#core/place/editions.ts';
import { pagePath } from '#core/place/place.ts';
import type { Site } from '#core/site.ts';
import type { Instant } from '#core/time/instant.ts';
import type { TimeWindow } from '#core/time/time-window.ts';
import { type ResolvedPage, resolveEveryPage } from '#pages/every-page.ts';
import { formatLocalTime } from '../../../dated-content/local-time.ts';
import type { AuditedContent, Check, Finding } from '../../finding.ts';
import { intersection } from '../../window-math.ts';
import { writtenFields } from '../../written-fields.ts';

/** A page between two of its edges. */
interface AnchoredPage {
  from: Instant;
  window: TimeWindow;
  anchors: Set<string>;
}

/**
 * Finds links whose anchor is missing while they are shown, because its section belongs to other editions or other
 * times. Anchors that no section has are refused when content is loaded; closed pages are another check.
 */
export const brokenAnchors: Check = (content) => {
  const pages = resolveEveryPage(content).pages;
  const pagesByPath = Map.groupBy(pages, ({ edition, slug }) => pagePath({ edition, slug }));
  const findings = new Map<string, Finding>();
  for (const resolved of pages) {
    for (const href of anchoredLinks(resolved)) {
      const [path = '', anchor = ''] = href.split('#');
      const target = (pagesByPath.get(path) ?? []).map(anchoredPage);
      const pageWithoutAnchor = target.find(
        ({ window, anchors }) => intersection(window, windowOf(resolved)) && !anchors.has(anchor),
      );
      const slug = (pagesByPath.get(path) ?? [])[0]?.slug;
      if (!pageWithoutAnchor || slug === undefined || !isSectionAnchor(content.site, slug, anchor)) continue;
      const finding = findingOf(
        content,
        resolved,
        `page:${slug}#${anchor}`,
        Math.max(pageWithoutAnchor.from, resolved.from),
      );
      const key = [finding.file, finding.path, finding.edition].join('\n');
      if (!findings.has(key)) findings.set(key, finding);
    }
  }
  return [...findings.values()];
};

const windowOf = ({ from, page }: ResolvedPage): TimeWindow => ({ opens: from, closes: page.validUntil });

const anchoredPage = (resolved: ResolvedPage): AnchoredPage => ({
  from: resolved.from,
  window: windowOf(resolved),
  anchors: new Set(resolved.page.sections.flatMap(({ anchor }) => anchor ?? [])),
});

/** Anchors inside a section, such as the topics of the questions, are made by its component and not checked here. */
const isSectionAnchor = (site: Site, slug: string, anchor: string): boolean =>
  (site.pages[slug]?.settings.sections ?? []).some((section) => section.anchor === anchor);

const linksByPart = new WeakMap<object, string[]>();

const anchoredLinks = ({ page }: ResolvedPage): string[] => [page.shell, page.sections].flatMap(linksIn);

/** The links with an anchor in a part of a page. Parts that several pages share are searched once. */
function linksIn(part: object): string[] {
  const links = linksByPart.get(part) ?? [...new Set(addressesIn(part))];
  linksByPart.set(part, links);
  return links;
}

function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^\/[^#\s]*#[\w-]+$/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(addressesIn) : [];
}

function findingOf(
  { raw, sources }: AuditedContent,
  { edition, slug }: ResolvedPage,
  ref: string,
  instant: Instant,
): Finding {
  const files = [
    `${pageFolder(slug)}/page.yaml`,
    ...Object.values(sources[slug] ?? {}).map(({ fileOf }) => fileOf([])),
    `regions/${edition}.yaml`,
  ];
  const [place] = files.flatMap((file) =>
    writtenFields(raw, file)
      .filter(({ role, value }) => role.role === 'link' && value === ref)
      .map(({ path }) => ({ file, path: path.join('.') })),
  );
  return {
    check: 'lost-anchor',
    severity: 'warning',
    ...(place ?? { file: `${pageFolder(slug)}/page.yaml`, path: '' }),
    edition,
    slug,
    instant,
    actual: `a link to ${ref}, whose section is not there${instant > 0 ? ` on ${formatLocalTime(instant, edition)}` : ` in the ${edition satisfies EditionCode} edition`}`,
    fix: 'Link to the page without the anchor, or show the section for as long.',
  };
}
