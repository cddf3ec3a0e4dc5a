import { pageFolder } from '#core/links/page-folder.ts';
import type { PageSettings } from '#core/links/page-schema.ts';
import { editionCodes } from '#core/place/editions.ts';
import type { Place } from '#core/place/place.ts';
import type { Site } from '#core/site.ts';
import type { Instant } from '#core/time/instant.ts';
import { ResolveCache } from '#pages/resolve-cache.ts';
import { type Resolution, resolvePage } from '#pages/resolve-page.ts';
import type { ContentIssue } from '../content-error.ts';
import type { PageShapes } from '../rendered/page-shapes.ts';
import { wallTimeOf } from '../wall-time.ts';
import type { IsConsequence, PageError } from './consequences.ts';
import { missingAltTexts } from './missing-alt-texts.ts';

/**
 * Resolves every page at every edge. Finds those that cannot be shown, each error once with all its editions, and adds
 * the others to `shapes`.
 */
export function unresolvablePages(site: Site, shapes: PageShapes, isConsequence: IsConsequence): ContentIssue[] {
  const issues: ContentIssue[] = [];
  const errors: PageError[] = [];
  for (const edition of editionCodes) {
    const cache = new ResolveCache();
    const visited = new WeakSet<object>();
    const visit = (resolution: Resolution) => {
      if ('page' in resolution) {
        issues.push(...missingAltTexts(resolution.page, edition, visited));
        shapes.add(resolution.page);
      } else if ('notFound' in resolution) shapes.add(resolution.notFound);
    };
    for (const slug of Object.keys(site.pages)) errors.push(...pageErrors(site, { edition, slug }, cache, visit));
  }
  return [
    ...issues,
    ...groupErrors(
      site,
      errors.filter((error) => !isConsequence(error)),
    ),
  ];
}

/** The first error of a page, or of each of its sections that fails on its own. */
function pageErrors(
  site: Site,
  place: Place,
  cache: ResolveCache,
  visit: (resolution: Resolution) => void,
): PageError[] {
  const pageError = errorOver(site, place, cache, visit);
  const content = site.pages[place.slug];
  if (!pageError || !content) return [];
  const errorOf = (sections: PageSettings['sections']) => {
    const pages = { ...site.pages, [place.slug]: { ...content, settings: { ...content.settings, sections } } };
    return errorOver({ ...site, pages }, place, new ResolveCache(), () => {});
  };
  const headError = errorOf([]);
  const sectionErrors = content.settings.sections.flatMap((section, index) => {
    const error = errorOf([section]);
    return error && error.error.message !== headError?.error.message ? [{ ...error, section: index }] : [];
  });
  if (headError) return [headError, ...sectionErrors];
  return sectionErrors.length > 0 ? sectionErrors : [pageError];
}

function errorOver(
  site: Site,
  place: Place,
  cache: ResolveCache,
  visit: (resolution: Resolution) => void,
): PageError | undefined {
  let instant: Instant | undefined = 0;
  try {
    while (instant !== undefined) {
      const resolution = resolvePage(site, place, instant, cache);
      visit(resolution);
      instant = resolution.validUntil;
    }
  } catch (error) {
    return { ...place, since: instant ?? 0, error: error as Error };
  }
  return undefined;
}

function groupErrors(site: Site, errors: readonly PageError[]): ContentIssue[] {
  const groups = Map.groupBy(errors, ({ slug, section, error }) => [slug, section, error.message].join('\n'));
  return [...groups.values()].map((group) => {
    const { edition, slug, section, since, error } = group[0] as PageError;
    const editions = [...new Set(group.map((one) => one.edition))];
    const where = `the ${editions.join(', ')} edition${editions.length > 1 ? 's' : ''}`;
    return {
      file: `${pageFolder(site.pages[slug]?.wordsFrom ?? slug)}/page.yaml`,
      path: section === undefined ? '' : `sections.${section}`,
      actual: `the page cannot be shown: ${error.message}`,
      fix: `Fix ${section === undefined ? 'its sections, its' : 'this section, its'} words or the offers of ${where}, where it happens ${since > 0 ? `from ${wallTimeOf(since, edition)} on` : 'from the beginning'}.`,
    };
  });
}
