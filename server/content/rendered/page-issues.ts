import { pageFolder } from '#core/links/page-schema.ts';
import { picturesIn } from '#core/media/picture.ts';
import { type EditionCode, editions } from '#core/place/editions.ts';
import type { Site } from '#core/site.ts';
import type { Instant } from '#core/time/instant.ts';
import { type PageError, resolveEveryPage } from '#pages/every-page.ts';
import { SectionError } from '#pages/resolve-page.ts';
import type { ContentIssue } from '../content-error.ts';
import type { SiteContent } from '../site-content.ts';

/**
 * Resolves every page at every edge. Finds those that cannot be shown, each error once with all its editions, and
 * pictures without alternative text. Paths are relative to the content folder.
 */
export function pageIssues({ site, since }: Pick<SiteContent, 'site' | 'since'>): ContentIssue[] {
  const { pages, errors } = resolveEveryPage({ site, since });
  return [
    ...Map.groupBy(pages, ({ edition }) => edition)
      .entries()
      .flatMap(([edition, ofEdition]) => {
        const visited = new WeakSet<object>();
        return ofEdition.flatMap(({ page }) => missingAltTexts(page, edition, visited));
      }),
    ...Map.groupBy(errors, ({ slug, error }) => [slug, error.message].join('\n'))
      .values()
      .map((sameErrors) => issueOf(site, sameErrors)),
  ];
}

/** Finds pictures without alternative text. Objects that were seen before are skipped. */
const missingAltTexts = (value: object, edition: string, visited: WeakSet<object>): ContentIssue[] =>
  picturesIn(value, visited)
    .filter(({ alt }) => alt === '')
    .map(({ id }) => {
      const [subject, what] = id.split('/');
      return {
        file: `pictures/${subject}.yaml`,
        path: `${what}.alt`,
        actual: `no words for the ${edition} edition`,
        fix: 'Add the alternative text in its language.',
      };
    });

function issueOf(site: Site, sameErrors: readonly PageError[]): ContentIssue {
  const { edition, slug, since, error } = sameErrors[0] as PageError;
  const place = pagePlace(site, slug, error instanceof SectionError ? error.section : undefined);
  const codes = [...new Set(sameErrors.map((one) => one.edition))];
  const where = `the ${codes.join(', ')} edition${codes.length > 1 ? 's' : ''}`;
  return {
    ...place,
    actual: `the page cannot be shown: ${error.message}`,
    fix: `Fix ${place.path === '' ? 'its sections, its' : 'this section, its'} words or the offers of ${where}, where it happens ${startOfError(since, edition)}.`,
  };
}

/** The file of a page, from the content folder, and the path of one of its sections; empty for the whole page. */
export function pagePlace(site: Site, slug: string, section: string | undefined): { file: string; path: string } {
  const content = site.pages[slug];
  const index = content?.settings.sections.findIndex(({ id }) => id === section) ?? -1;
  return {
    file: `${pageFolder(content?.wordsFrom ?? slug)}/page.yaml`,
    path: index < 0 ? '' : `sections.${index}`,
  };
}

/** For example `from 2026-11-27T09:00[Europe/London] on`, in the time of the edition, as content writes it. */
export function startOfError(instant: Instant, edition: EditionCode): string {
  if (instant <= 0) return 'from the beginning';
  const time = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(editions[edition].timeZone);
  return `from ${time.toString({ offset: 'never', smallestUnit: 'minute' })} on`;
}
