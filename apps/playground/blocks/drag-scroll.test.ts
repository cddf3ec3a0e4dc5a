import { expect, test } from 'vitest';
import { scrollSpeedAt } from './drag-scroll.ts';

const visible = { top: 300, bottom: 800 };

test.each([
  ['in the middle', 550, 0],
  ['just within reach of the upper end', 340, -2],
  ['near the upper end', 312, -9],
  ['at the upper end', 300, -12],
  ['above it', 270, -12],
  ['far above it, as in the palette', 240, 0],
  ['near the lower end', 788, 9],
  ['below it', 840, 12],
  ['far below it', 860, 0],
])('scrolls at the right speed for a block held %s', (_where, y, speed) => {
  expect(scrollSpeedAt(y, visible)).toBeCloseTo(speed);
});

test('does not scroll in the middle of a range with little visible', () => {
  expect(scrollSpeedAt(330, { top: 300, bottom: 360 })).toBeCloseTo(0);
  expect(scrollSpeedAt(300, { top: 300, bottom: 360 })).toBe(-12);
  expect(scrollSpeedAt(300, { top: 400, bottom: 300 })).toBe(0);
});
