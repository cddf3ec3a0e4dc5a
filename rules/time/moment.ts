import type { Instant } from './instant.ts';
import type { TimeWindow } from './time-window.ts';

/**
 * One resolution's view of time. Everything dated is asked here, and every edge that lies ahead is remembered,
 * also for what is hidden: up to the nearest of them the same questions get the same answers.
 */
export class Moment {
  readonly instant: Instant;
  #nearestEdge: Instant | undefined;

  constructor(instant: Instant) {
    this.instant = instant;
  }

  isOpen(window: TimeWindow): boolean {
    const opened = window.opens === undefined || this.hasCome(window.opens);
    const closed = window.closes !== undefined && this.hasCome(window.closes);
    return opened && !closed;
  }

  /** Whether `edge` is now or past. */
  hasCome(edge: Instant): boolean {
    if (edge <= this.instant) return true;
    if (this.#nearestEdge === undefined || edge < this.#nearestEdge) this.#nearestEdge = edge;
    return false;
  }

  /** Until when (not included) all answers given so far stay true; undefined: for ever. */
  get validUntil(): Instant | undefined {
    return this.#nearestEdge;
  }
}
