import type { Instant } from '#rules/time/instant.ts';
import type { PageEdge, PageState } from '../../timeline/page-edges.ts';
import type { TimeLine } from '../../values/time-travel-value.ts';

const second = 1000;

/** How many edges have come by an instant: the stop of the slider on which it stands, 0 before the first. */
export const stopAt = ({ edges }: TimeLine, instant: Instant): number =>
  edges.filter((edge) => edge.instant <= instant).length;

/** The instant of a stop: its edge, or a second before the first of all. */
export function instantOfStop({ edges }: TimeLine, stop: number): Instant | undefined {
  return stop > 0 ? edges[stop - 1]?.instant : edges[0] && edges[0].instant - second;
}

/** The edge from which on a place is as it is at an instant; undefined before the first. */
export const edgeAt = (line: TimeLine, instant: Instant): PageEdge | undefined => line.edges[stopAt(line, instant) - 1];

/** The last second before an instant. */
export const justBefore = (instant: Instant): Instant => instant - second;

/** What a place is at an instant, and until when (not included); undefined: for ever. */
export function stateAt(line: TimeLine, instant: Instant): { state: PageState; until: Instant | undefined } {
  const stop = stopAt(line, instant);
  const state = line.edges[stop - 1]?.state ?? line.first;
  const until = line.edges.slice(stop).find((edge) => JSON.stringify(edge.state) !== JSON.stringify(state))?.instant;
  return { state, until };
}
