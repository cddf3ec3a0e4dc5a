import { pageFolder } from '#core/links/page-schema.ts';
import type { EditionCode } from '#core/place/editions.ts';
import type { Instant } from '#core/time/instant.ts';
import type { SiteContent } from '#server/content/site-content.ts';
import type { Finding } from './finding.ts';

export interface AuditedContent extends SiteContent {
  now: Instant;
}

/** The file that holds the words of a page at a path, as an edition reads them. */
export const wordsFile = (
  { sources }: Pick<AuditedContent, 'sources'>,
  { slug, edition }: { slug: string; edition: EditionCode },
  path: readonly string[],
): string => sources[slug]?.[edition]?.fileOf(path) ?? `${pageFolder(slug)}/page.yaml`;

/** The first of the findings that say the same of one place: several editions share words, several instants a page. */
export function oncePerPlace(findings: readonly Finding[]): Finding[] {
  const alike = Map.groupBy(findings, ({ check, file, path, actual }) => [check, file, path, actual].join('\n'));
  return [...alike.values()].flatMap((same) => same.slice(0, 1));
}

/** Pure: the same content at the same time has the same findings. */
export type Check = (content: AuditedContent) => Finding[];
