import type { ContentLocation, DatedKind } from '#core/dated/dated-window.ts';
import type { EditionCode } from '#core/place/editions.ts';
import type { Instant } from '#core/time/instant.ts';
import type { Finding } from '../audit/finding.ts';

/** One window, or several of one kind that begin and end together. */
export interface CalendarBar extends ContentLocation {
  id: string;
  edition: EditionCode;
  kind: DatedKind;
  name: string;
  opens?: Instant;
  closes?: Instant;
  /** The campaign, product or page that it belongs to, in English. */
  about: string;
  /** Its windows: their pages, and the places that use them if a campaign writes their times. */
  windows: { name: string; slug: string; usedIn?: ContentLocation }[];
  findings: Finding[];
}

export interface CalendarValue {
  now: Instant;
  query: string;
  editions: readonly EditionCode[];
  bars: CalendarBar[];
  /** The changes that the shops must make from now on. */
  shopChanges: { edition: EditionCode; at: Instant; text: string }[];
  missingAuditReason?: string;
  /** Read-only key that lets a calendar program read the iCalendar without a login. */
  key: string;
}
