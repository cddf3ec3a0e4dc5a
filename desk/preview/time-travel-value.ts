import type { EditionCode } from '#core/place/editions.ts';
import type { Instant } from '#core/time/instant.ts';
import type { PageEdge, PageState } from '../dated-content/page-edges.ts';
import type { DeskZone } from '../screen/desk-zones.ts';

/** Widths in CSS px at which a page can be shown. */
export const deviceWidths = [390, 820, 1440] as const;
export type DeviceWidth = (typeof deviceWidths)[number];

export type Beside =
  | { kind: 'nothing' }
  | { kind: 'before' }
  | { kind: 'edition'; edition: EditionCode }
  | { kind: 'instant'; instant: Instant };

/** A place over all of time: its first state, and every edge at which it changes. */
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
  now: Instant;
  zone: DeskZone;
  beside: Beside;
  width: DeviceWidth;
  /** Editions to choose from, and every page that the chosen one ever has. */
  editions: { code: EditionCode; label: string }[];
  pages: { slug: string; title: string; path: string }[];
  line: TimeLine;
  /** The same page in the edition beside it. */
  otherLine?: TimeLine;
  /** A typed time that could not be read, and the correction. */
  typed?: { text: string; problem: string };
  /** Explains the replacement of a value that does not exist. */
  note?: string;
}
