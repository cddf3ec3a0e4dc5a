import type { EditionCode } from '#rules/place/editions.ts';

export type DeskSeverity = 'error' | 'warning' | 'note';

/** One finding of the flight check, as the desk shows it. */
export interface DeskFinding {
  check: string;
  severity: DeskSeverity;
  file: string;
  path: string;
  edition?: EditionCode;
  /** When it can be seen, in the edition’s time: `20 Aug 2025, 17:00 BST`. */
  when?: string;
  /** Where the time machine shows it. */
  look?: string;
  found: string;
  mend: string;
  /** The reason for which it is accepted. */
  accepted?: string;
}

export interface AuditValue {
  editions: readonly EditionCode[];
  /** The one of which findings are shown; all without. Findings of no edition are shown always. */
  edition?: EditionCode;
  /** Worst first, and those of one check beside each other. */
  findings: DeskFinding[];
  /** Why there are none, where the check could not be made. */
  problem?: string;
  /** The check is not ready: the screen is to be asked for again. */
  isChecking?: true;
}
