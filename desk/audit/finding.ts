import type { EditionCode } from '#core/place/editions.ts';
import type { Instant } from '#core/time/instant.ts';
import type { AcceptedFinding } from '#server/content/schemas/accepted-finding-schema.ts';

/**
 * Worst first. `error`: would be published wrong or untrue, and stops `npm run check`; `warning`: probably not wanted;
 * `note`: worth knowing. A problem that arises only because time passes is no error, or a build fails one day without a
 * change.
 */
export const severities = ['error', 'warning', 'note'] as const;
export type Severity = (typeof severities)[number];

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
  entry?: FindingEntry;
}

/** An entry of `content/accepted-findings.yaml` that has no reason yet. */
export type FindingEntry = Omit<AcceptedFinding, 'reason'>;
