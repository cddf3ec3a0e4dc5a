import { expect, test } from 'vitest';
import { instantOfStop, stateAt, stopAt } from './slider.ts';
import type { TimeLine } from './time-travel-value.ts';

const edge = (instant: number, state: TimeLine['first']) => ({ instant, state, names: [], changes: [] });
const redirectState = { kind: 'redirect', to: '/uk' } as const;
const pageState = { kind: 'page' } as const;
const line: TimeLine = {
  edition: 'uk',
  path: '/uk/sale',
  timeZone: 'Europe/London',
  first: redirectState,
  edges: [edge(5000, pageState), edge(7000, pageState), edge(9000, redirectState)],
};

test('puts the slider on the last edge that has passed', () => {
  expect([4999, 5000, 6999, 7000, 20_000].map((instant) => stopAt(line, instant))).toEqual([0, 1, 1, 2, 3]);
});

test('goes to a second before the first edge at stop 0', () => {
  expect([0, 1, 3].map((stop) => instantOfStop(line, stop))).toEqual([4000, 5000, 9000]);
  expect(instantOfStop({ ...line, edges: [] }, 0)).toBeUndefined();
});

test('ends a state at the edge that changes it, not at the next one', () => {
  expect(stateAt(line, 0)).toEqual({ state: redirectState, until: 5000 });
  expect(stateAt(line, 5000)).toEqual({ state: pageState, until: 9000 });
  expect(stateAt(line, 9000)).toEqual({ state: redirectState, until: undefined });
});
