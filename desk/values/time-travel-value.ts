import type { EditionCode } from '#rules/place/editions.ts';
import type { Instant } from '#rules/time/instant.ts';
import type { PageEdge, PageState } from '../timeline/page-edges.ts';
import type { DeskZone } from './desk-zones.ts';

/** Widths in CSS px at which a page is looked at. */
export const deviceWidths = [390, 820, 1440] as const;
export type DeviceWidth = (typeof deviceWidths)[number];

/** What stands beside the page: nothing, the last second before it, another edition, or another instant. */
export type Beside =
  | { kind: 'nothing' }
  | { kind: 'before' }
  | { kind: 'edition'; edition: EditionCode }
  | { kind: 'instant'; instant: Instant };

/** A place over all of time: what it is since ever, and every edge at which it changes. */
export interface TimeLine {
  edition: EditionCode;
  path: string;
  timeZone: string;
  first: PageState;
  edges: PageEdge[];
}

export interface TimeTravelValue {
  edition: EditionCode;
  slug: string;
  at: Instant;
  /** When this answer was made. */
  now: Instant;
  zone: DeskZone;
  beside: Beside;
  width: DeviceWidth;
  /** Editions that can be chosen, and the pages that this one ever has. */
  editions: { code: EditionCode; label: string }[];
  pages: { slug: string; title: string; path: string }[];
  line: TimeLine;
  /** The same page in the edition beside it. */
  otherLine?: TimeLine;
  /** What was typed and could not be read, with what to write instead. */
  typed?: { text: string; problem: string };
  /** Said where the address asked for something that there is not. */
  note?: string;
}
