import { pageFolder } from '#core/links/page-schema.ts';
import type { EditionCode } from '#core/place/editions.ts';
import type { Instant } from '#core/time/instant.ts';
import type { AcceptedFinding } from '#server/content/schemas/accepted-finding-schema.ts';
import type { SiteContent } from '#server/content/site-content.ts';

/**
 * Worst first. `error`: would be published wrong or untrue, and stops `npm run check`; `warning`: probably not wanted;
 * `note`: worth knowing. A problem that arises only because time passes is no error, or a build fails one day without a
 * change.
 */
export const severities = ['error', 'warning', 'note'] as const;
export type Severity = (typeof severities)[number];

/** One problem that a check has found in content that can be served. */
export interface Finding {
  /** Kebab-case name of its kind, `odd-hour`. */
  check: string;
  severity: Severity;
  /**
   * A check names files from the content's folder, `offers/uk.yaml`; the list names them from the project,
   * `content/offers/uk.yaml`.
   */
  file: string;
  /** Keys down to the value, `flagshipMegatron.price`; empty for the file itself. */
  path: string;
  edition?: EditionCode;
  /** An instant at which the problem can be seen, or the edge that it is about. */
  instant?: Instant;
  /** The page that shows it best in that edition. */
  slug?: string;
  /** The actual value or state, without a full stop. */
  actual: string;
  /** The remedy, as a sentence. */
  fix: string;
  /** The reason for accepting it, from `content/accepted-findings.yaml`. */
  accepted?: string;
  /** For an error that nobody has accepted. */
  entry?: FindingEntry;
}

/** An entry of `content/accepted-findings.yaml` that has no reason yet. */
export type FindingEntry = Omit<AcceptedFinding, 'reason'>;

/** Everything that a check may read. */
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
export const oncePerPlace = (findings: readonly Finding[]): Finding[] => [
  ...Map.groupBy(findings, ({ check, file, path, actual }) => [check, file, path, actual].join('\n'))
    .values()
    .flatMap((same) => same.slice(0, 1)),
];

/** Pure: the same content at the same time has the same findings. */
export type Check = (content: AuditedContent) => Finding[];
