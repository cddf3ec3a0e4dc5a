import { expect, test } from 'vitest';
import { FramePace } from './frame-pace.ts';

const feed = (pace: FramePace, milliseconds: number, frames: number) => Array.from({ length: frames }, () => pace.note(milliseconds)).some(Boolean);

test('frames in time keep the full resolution', () => {
  const pace = new FramePace();
  expect(feed(pace, 16, 500)).toBe(false);
  expect(pace.share).toBe(1);
});

test('slow frames lower the resolution step by step, and never below its end', () => {
  const pace = new FramePace();
  expect(feed(pace, 40, 12)).toBe(true);
  expect(pace.share).toBe(0.85);
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
    if (feed(pace, 40, 12)) changes++;
    if (feed(pace, 8, 80)) changes++;
  }
  // Four steps down, and two tries each up and down again.
  expect(changes).toBe(8);
});
