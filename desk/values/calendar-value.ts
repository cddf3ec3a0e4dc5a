import type { EditionCode } from '#rules/place/editions.ts';
import type { Instant } from '#rules/time/instant.ts';
import type { ContentPlace, DatedKind } from '../timeline/dated-window.ts';

/** What the flight check found, as far as the calendar tells it. */
export interface CalendarFinding extends ContentPlace {
  severity: 'error' | 'warning' | 'note';
  found: string;
  mend: string;
  /** The reason for which it is accepted. */
  accepted?: string;
}

/** What a bar stands for: one dated thing, or several of one kind that begin and end together. */
export interface CalendarBar extends ContentPlace {
  id: string;
  edition: EditionCode;
  kind: DatedKind;
  name: string;
  opens?: Instant;
  closes?: Instant;
  /** The campaign, product or page that it belongs to, in English. */
  about: string;
  /** Each thing by itself: its page, and what has it where its times are written elsewhere. */
  things: { name: string; slug: string; usedIn?: ContentPlace }[];
  findings: CalendarFinding[];
}

export interface CalendarValue {
  /** When this answer was made. */
  now: Instant;
  /** The query of its address: what is looked at, and how. */
  query: string;
  /** Editions that can be chosen. */
  editions: readonly EditionCode[];
  bars: CalendarBar[];
  /** Why nothing of the flight check is told. */
  unchecked?: string;
  /** Read-only key with which a calendar program reads the iCalendar without logging in. */
  key: string;
}
