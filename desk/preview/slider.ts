import type { Instant } from '#core/time/instant.ts';
import type { PageEdge, PageState } from '../dated-content/page-edges.ts';
import type { TimeLine } from './time-travel-value.ts';

const second = 1000;

/** The stop of the slider for an instant: the number of edges that have passed, 0 before the first. */
export const stopAt = ({ edges }: TimeLine, instant: Instant): number =>
  edges.filter((edge) => edge.instant <= instant).length;

/** The instant of a stop: its edge, or for stop 0 a second before the first edge. */
export function instantOfStop({ edges }: TimeLine, stop: number): Instant | undefined {
  return stop > 0 ? edges[stop - 1]?.instant : edges[0] && edges[0].instant - second;
}

/** The last edge at or before an instant; undefined before the first. */
export const edgeAt = (line: TimeLine, instant: Instant): PageEdge | undefined => line.edges[stopAt(line, instant) - 1];

/** The state of a place at an instant, and until when (exclusive); undefined means for ever. */
export function stateAt(line: TimeLine, instant: Instant): { state: PageState; until: Instant | undefined } {
  const stop = stopAt(line, instant);
  const state = line.edges[stop - 1]?.state ?? line.first;
  const until = line.edges.slice(stop).find((edge) => JSON.stringify(edge.state) !== JSON.stringify(state))?.instant;
  return { state, until };
}
