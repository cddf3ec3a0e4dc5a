import { expect, test } from 'vitest';
import { FramePace } from './frame-pace.ts';

const feed = (pace: FramePace, milliseconds: number, frames: number) =>
  Array.from({ length: frames }, () => pace.note(milliseconds)).some(Boolean);

test('frames in time keep the full resolution', () => {
  const pace = new FramePace(26);
  expect(feed(pace, 16.7, 500)).toBe(false);
  expect(pace.share).toBe(1);
});

test.each([
  [30, 0.85, 11],
  [40, 0.72, 9],
  [60, 0.6, 6],
  [200, 0.5, 3],
])(
  'frames of %i ms lower the resolution to %d at once, as far as they would have come in time, after %i',
  (milliseconds, share, patient) => {
    const pace = new FramePace(26);
    expect(feed(pace, milliseconds, patient - 1)).toBe(false);
    expect(feed(pace, milliseconds, 1)).toBe(true);
    expect(pace.share).toBe(share);
  },
);

test('a short frame after a long one does not hide that both together are too slow', () => {
  const pace = new FramePace(26);
  expect(Array.from({ length: 20 }, (_, n) => pace.note(n % 2 === 0 ? 10 : 60)).some(Boolean)).toBe(true);
});

test('the resolution never falls below its end', () => {
  const pace = new FramePace(26);
  feed(pace, 200, 1000);
  expect(pace.share).toBe(0.5);
});

test('a single slow frame changes nothing', () => {
  const pace = new FramePace(26);
  for (let i = 0; i < 50; i++) {
    expect(pace.note(300)).toBe(false);
    expect(feed(pace, 16.7, 14)).toBe(false);
  }
});

test('what another resolution costs its first frames does not lower it again', () => {
  const pace = new FramePace(26);
  feed(pace, 30, 12);
  feed(pace, 120, 3);
  feed(pace, 20, 50);
  expect(pace.share).toBe(0.85);
});

test('one that begins lower rises where each frame comes with the screen, a step at a time', () => {
  const pace = new FramePace(34, 2);
  expect(pace.share).toBe(0.72);
  expect(feed(pace, 16.7, 80)).toBe(false);
  expect(feed(pace, 16.7, 10)).toBe(true);
  expect(pace.share).toBe(0.85);
  feed(pace, 16.7, 100);
  expect(pace.share).toBe(1);
});

test('a resolution that proved too slow is not tried for ever', () => {
  const pace = new FramePace(26);
  let changes = 0;
  for (let i = 0; i < 10; i++) {
    if (feed(pace, 30, 20)) changes++;
    if (feed(pace, 8, 110)) changes++;
  }
  // Twice down and up again; then down, step by step, to the end.
  expect(changes).toBe(8);
  expect(pace.share).toBe(0.5);
});
