import { expect, test } from 'vitest';
import { FramePace } from './frame-pace.ts';

const feed = (pace: FramePace, milliseconds: number, frames: number) => Array.from({ length: frames }, () => pace.note(milliseconds)).some(Boolean);

test('frames in time keep the full resolution', () => {
  const pace = new FramePace();
  expect(feed(pace, 16, 500)).toBe(false);
  expect(pace.share).toBe(1);
});

test.each([
  [30, 0.85],
  [40, 0.72],
  [60, 0.6],
  [200, 0.5],
])('frames of %i ms lower the resolution to %d at once: as far as they would have come in time', (milliseconds, share) => {
  const pace = new FramePace();
  expect(feed(pace, milliseconds, 5)).toBe(false);
  expect(feed(pace, milliseconds, 1)).toBe(true);
  expect(pace.share).toBe(share);
});

test('the resolution never falls below its end', () => {
  const pace = new FramePace();
  feed(pace, 200, 1000);
  expect(pace.share).toBe(0.5);
});

test('a single slow frame changes nothing', () => {
  const pace = new FramePace();
  for (let i = 0; i < 50; i++) {
    expect(pace.note(60)).toBe(false);
    expect(pace.note(16)).toBe(false);
  }
});

test('a resolution that proved too slow is not tried for ever', () => {
  const pace = new FramePace();
  let changes = 0;
  for (let i = 0; i < 10; i++) {
    if (feed(pace, 30, 12)) changes++;
    if (feed(pace, 8, 80)) changes++;
  }
  // Down to the end in three goes, and up twice in between.
  expect(changes).toBe(5);
});
