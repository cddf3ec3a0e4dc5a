import { pageFolder } from '#core/links/page-folder.ts';
import { editionCodes, editions } from '#core/place/editions.ts';
import type { Place } from '#core/place/place.ts';
import type { Site } from '#core/site.ts';
import type { Instant } from '#core/time/instant.ts';
import type { ContentIssue } from '../content-error.ts';
import type { ContentGaps } from '../gaps/content-gaps.ts';
import type { ProvisionalContent } from '../site-content.ts';

/** The error because of which an edition cannot show a page, from an instant on. */
export interface PageError extends Place {
  /** Index of the section that fails, if the rest of the page does not. */
  section?: number;
  since: Instant;
  error: Error;
}

/** Returns true if the error of a page only follows from an issue that is reported anyway, or from a gap. */
export type IsConsequence = (error: PageError) => boolean;

/** The ids that the description of an issue or error quotes: `"megatron/robot"`. */
const quotedIds = (text: string): string[] => [...text.matchAll(/"([^"]+)"/g)].map(([, id = '']) => id);

export function consequenceTest(
  site: Site,
  issues: readonly ContentIssue[],
  provisional: Pick<ProvisionalContent, 'gaps' | 'standInEditions'> | undefined,
): IsConsequence {
  const ids = new Set(issues.flatMap(({ actual }) => quotedIds(actual)));
  return ({ edition, slug, section, error }) => {
    const content = site.pages[slug];
    const { language, sections = [] } = content?.settings ?? {};
    const folder = pageFolder(content?.wordsFrom ?? slug);
    const files = ['page', ...(language ? [language] : editions[edition].locales)].map(
      (name) => `${folder}/${name}.yaml`,
    );
    if (provisional?.standInEditions.has(edition) || files.some((file) => provisional?.gaps.isIn(file))) return true;
    const { id } = (section === undefined ? undefined : sections[section]) ?? {};
    const isSamePart = (path: string) =>
      section === undefined || [`${section}`, id].some((key) => `${path}.`.startsWith(`sections.${key}.`));
    if (issues.some(({ file, path }) => files.includes(file) && isSamePart(path))) return true;
    if (quotedIds(error.message).some((quoted) => ids.has(quoted))) return true;
    // Errors that rules throw themselves name the missing part. Others come from a missing value.
    return provisional !== undefined && error.constructor !== Error;
  };
}

/**
 * Returns true if an issue is about the words of a page whose product has an offer with a gap, so that values are
 * missing.
 */
export function isAboutBrokenOffer(site: Site, { file }: ContentIssue, gaps: ContentGaps | undefined): boolean {
  const slug = Object.keys(site.pages).find((one) => file.startsWith(`${pageFolder(one)}/`));
  const product = slug === undefined ? undefined : site.pages[slug]?.settings.product;
  return (
    product !== undefined &&
    editionCodes.some((edition) => gaps?.explain({ file: `offers/${edition}.yaml`, path: product }))
  );
}
