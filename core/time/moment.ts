import type { Instant } from './instant.ts';
import type { TimeWindow } from './time-window.ts';

/**
 * The time of one resolution. Every question about a date goes through it, and it remembers the nearest future edge,
 * also of content that is hidden. Until that edge all its answers stay the same.
 */
export class Moment {
  readonly instant: Instant;
  #nearestEdge: Instant | undefined;

  constructor(instant: Instant) {
    this.instant = instant;
  }

  isOpen(window: TimeWindow): boolean {
    const hasOpened = window.opens === undefined || this.hasReached(window.opens);
    const hasClosed = window.closes !== undefined && this.hasReached(window.closes);
    return hasOpened && !hasClosed;
  }

  hasReached(edge: Instant): boolean {
    this.noteEdge(edge);
    return edge <= this.instant;
  }

  /** Lets the validity end at `edge`, unless that is past or it ends earlier; undefined: there is no edge. */
  noteEdge(edge: Instant | undefined): void {
    if (edge === undefined || edge <= this.instant) return;
    if (this.#nearestEdge === undefined || edge < this.#nearestEdge) this.#nearestEdge = edge;
  }

  /** Until when (exclusive) all answers so far hold; undefined: for ever. */
  get validUntil(): Instant | undefined {
    return this.#nearestEdge;
  }
}

export interface Validity {
  instant: Instant;
  /** Exclusive; undefined: for ever. */
  validUntil: Instant | undefined;
}

export const isValidAt = ({ instant, validUntil }: Validity, now: Instant): boolean =>
  instant <= now && (validUntil === undefined || now < validUntil);
