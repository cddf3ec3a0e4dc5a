import type { EditionCode } from '#core/place/editions.ts';
import type { Finding } from '../audit/finding.ts';

export interface DeskFinding extends Omit<Finding, 'instant' | 'slug' | 'entry'> {
  /** The time at which the problem can be seen, in the edition’s time: `20 Aug 2025, 17:00 BST`. */
  when?: string;
  /** The address that shows it in the time-travel preview. */
  previewAddress?: string;
}

export interface AuditValue {
  editions: readonly EditionCode[];
  /** The chosen edition; all if undefined. Findings of no edition are always shown. */
  edition?: EditionCode;
  /** Worst first, grouped by check. */
  findings: DeskFinding[];
  /** The editions whose pages can follow the stock of their shop. `isIgnored`: our team has stopped that. */
  stock?: { editions: readonly EditionCode[]; isIgnored: boolean };
  problem?: string;
  /** The audit is not finished: the screen loads again soon. */
  isChecking?: true;
}
