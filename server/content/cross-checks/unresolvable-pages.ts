import { resolvePage } from '#rules/page/page.ts';
import { ResolveCache } from '#rules/page/resolve-cache.ts';
import { editionCodes } from '#rules/place/editions.ts';
import type { Site } from '#rules/site/site.ts';
import type { Instant } from '#rules/time/instant.ts';
import { formatInstant } from '#rules/time/instant.ts';
import type { ContentIssue } from '../content-error.ts';
import type { PageShapes } from '../page-shapes.ts';
import { pageFolder } from '../site-pages.ts';

/** Resolves every page at every edge. Finds those that cannot be shown, and adds the others to `shapes`. */
export function unresolvablePages(site: Site, shapes: PageShapes): ContentIssue[] {
  const issues: ContentIssue[] = [];
  for (const edition of editionCodes) {
    const cache = new ResolveCache();
    const visited = new WeakSet<object>();
    for (const slug of Object.keys(site.pages)) {
      let instant: Instant | undefined = 0;
      try {
        while (instant !== undefined) {
          const resolution = resolvePage(site, { edition, slug }, instant, cache);
          if ('page' in resolution) {
            issues.push(...missingAltTexts(resolution.page, edition, visited));
            shapes.add(resolution.page);
          } else if ('notFound' in resolution) shapes.add(resolution.notFound);
          instant = resolution.validUntil;
        }
      } catch (error) {
        issues.push({
          file: `${pageFolder(site.pages[slug]?.wordsFrom ?? slug)}/page.yaml`,
          path: '',
          actual: `the page cannot be shown: ${(error as Error).message}`,
          fix: `Fix its sections, its words or the offers of the ${edition} edition, where it happens ${instant ? `from ${formatInstant(instant)} on` : 'from the beginning'}.`,
        });
      }
    }
  }
  return issues;
}

/** Finds pictures without alternative text. Objects that were seen before are skipped. */
function missingAltTexts(value: object, edition: string, visited: WeakSet<object>): ContentIssue[] {
  if (visited.has(value)) return [];
  visited.add(value);
  const { id, alt, hash } = value as { id?: string; alt?: string; hash?: string };
  if (hash && id && alt === '') {
    const [subject, what] = id.split('/');
    const actual = `no words for the ${edition} edition`;
    return [
      {
        file: `pictures/${subject}.yaml`,
        path: `${what}.alt`,
        actual,
        fix: 'Add the alternative text in its language.',
      },
    ];
  }
  const issues: ContentIssue[] = [];
  for (const child of Object.values(value))
    if (typeof child === 'object' && child !== null) issues.push(...missingAltTexts(child, edition, visited));
  return issues;
}
