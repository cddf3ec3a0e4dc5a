import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RecentSounds } from './recent-sounds.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('names a sound long enough to be read, and reports only changes', () => {
  const changes: string[][] = [];
  const recent = new RecentSounds((names) => changes.push(names));
  for (let frame = 0; frame < 60; frame += 1) {
    recent.hear(frame === 30 ? ['servos', 'latches'] : ['servos']);
    vi.advanceTimersByTime(16);
  }
  expect(changes).toEqual([['servos'], ['servos', 'latches']]);
  vi.advanceTimersByTime(1_200);
  expect(changes.at(-1)).toEqual(['servos']);
  vi.advanceTimersByTime(1_000);
  expect(changes.at(-1)).toEqual([]);
  expect(changes).toHaveLength(4);
});

test('forgets everything at once when it ends', () => {
  const changes: string[][] = [];
  const recent = new RecentSounds((names) => changes.push(names));
  recent.hear(['jet']);
  recent.clear();
  expect(changes).toEqual([['jet'], []]);
  vi.advanceTimersByTime(5_000);
  expect(changes).toHaveLength(2);
});
