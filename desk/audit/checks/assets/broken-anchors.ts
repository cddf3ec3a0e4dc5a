import { slugOfRef } from '#core/links/link.ts';
import { editionCodes } from '#core/place/editions.ts';
import { resolveEveryPage } from '#pages/every-page.ts';
import { formatLocalTime } from '../../../dated-content/local-time.ts';
import { type Check, oncePerPlace } from '../../check.ts';
import type { Finding } from '../../finding.ts';
import { editionLinks } from '../../page-links.ts';
import { intersection } from '../../window-math.ts';

/**
 * Finds links whose anchor is missing while they are shown, because its section belongs to other editions or other
 * times. Anchors that no section has are refused when content is loaded; closed pages are another check.
 */
export const brokenAnchors: Check = (content) => {
  const pagesByPlace = Map.groupBy(resolveEveryPage(content).pages, ({ edition, slug }) => `${edition} ${slug}`);
  return editionCodes.flatMap((edition) => {
    const findings = editionLinks(content, edition).flatMap(({ ref, file, path, slug, shown }): Finding[] => {
      const [target, anchor] = [slugOfRef(ref), ref.split('#')[1]];
      if (target === undefined || anchor === undefined) return [];
      // Anchors inside a section, such as the topics of the questions, are made by its component and not checked here.
      const sections = content.site.pages[target]?.settings.sections ?? [];
      if (!sections.some((section) => section.anchor === anchor)) return [];
      const pageWithoutAnchor = pagesByPlace
        .get(`${edition} ${target}`)
        ?.find(
          ({ from, page }) =>
            intersection(shown, { opens: from, closes: page.validUntil }) &&
            !page.sections.some((section) => section.anchor === anchor),
        );
      if (!pageWithoutAnchor) return [];
      const instant = Math.max(pageWithoutAnchor.from, shown.opens ?? 0);
      const when = instant > 0 ? `on ${formatLocalTime(instant, edition)}` : `in the ${edition} edition`;
      return [
        {
          check: 'lost-anchor',
          severity: 'warning',
          file,
          path,
          edition,
          slug,
          instant,
          actual: `a link to ${ref}, whose section is not there ${when}`,
          fix: 'Link to the page without the anchor, or show the section for as long.',
        },
      ];
    });
    return oncePerPlace(findings);
  });
};
