import { expect, test } from 'vitest';
import { FramePace } from './frame-pace.ts';

const feed = (pace: FramePace, milliseconds: number, frames: number) =>
  Array.from({ length: frames }, () => pace.record(milliseconds)).some(Boolean);

test('keeps the full resolution for fast frames', () => {
  const pace = new FramePace(26);
  expect(feed(pace, 16.7, 500)).toBe(false);
  expect(pace.share).toBe(1);
});

test.each([
  [30, 0.85, 11],
  [40, 0.72, 9],
  [60, 0.6, 6],
  [200, 0.5, 3],
])('lowers the resolution for frames of %i ms in one step to %d, after %i of them', (milliseconds, share, patient) => {
  const pace = new FramePace(26);
  expect(feed(pace, milliseconds, patient - 1)).toBe(false);
  expect(feed(pace, milliseconds, 1)).toBe(true);
  expect(pace.share).toBe(share);
});

test('detects slow frames that alternate with fast ones', () => {
  const pace = new FramePace(26);
  expect(Array.from({ length: 20 }, (_, n) => pace.record(n % 2 === 0 ? 10 : 60)).some(Boolean)).toBe(true);
});

test('never lowers the resolution below the last step', () => {
  const pace = new FramePace(26);
  feed(pace, 200, 1000);
  expect(pace.share).toBe(0.5);
});

test('knows when not even the lowest resolution is fast enough', () => {
  const pace = new FramePace(26);
  feed(pace, 100, 11);
  expect(pace.isSlowerThan(60)).toBe(false);
  feed(pace, 100, 3 + 12);
  expect(pace.isSlowerThan(60)).toBe(true);
  feed(pace, 40, 12);
  expect(pace.isSlowerThan(60)).toBe(false);
});

test('ignores a single slow frame', () => {
  const pace = new FramePace(26);
  for (let i = 0; i < 50; i++) {
    expect(pace.record(300)).toBe(false);
    expect(feed(pace, 16.7, 14)).toBe(false);
  }
});

test('ignores slow frames right after a change of resolution', () => {
  const pace = new FramePace(26);
  feed(pace, 30, 12);
  feed(pace, 120, 3);
  feed(pace, 20, 50);
  expect(pace.share).toBe(0.85);
});

test('rises step by step from a lower start when frames are fast', () => {
  const pace = new FramePace(34, 2);
  expect(pace.share).toBe(0.72);
  expect(feed(pace, 16.7, 80)).toBe(false);
  expect(feed(pace, 16.7, 10)).toBe(true);
  expect(pace.share).toBe(0.85);
  feed(pace, 16.7, 100);
  expect(pace.share).toBe(1);
});

test('stops retrying a resolution that proved too slow', () => {
  const pace = new FramePace(26);
  let changes = 0;
  for (let i = 0; i < 10; i++) {
    if (feed(pace, 30, 20)) changes++;
    if (feed(pace, 8, 110)) changes++;
  }
  // Twice down and up again, then down step by step to the lowest.
  expect(changes).toBe(8);
  expect(pace.share).toBe(0.5);
});
