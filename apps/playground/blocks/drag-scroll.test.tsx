import { expect, test, vi } from 'vitest';
import { autoScroll } from './drag-scroll.ts';

/** Pixels that a list at this height of the window scrolls while a block is held at `y`. */
function scrolledBy(y: number, { top, bottom } = { top: 200, bottom: 700 }): number {
  const list = document.createElement('div');
  vi.spyOn(list, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, bottom - top));
  const scrollBy = vi.spyOn(list, 'scrollBy').mockReturnValue();
  autoScroll(list, 50, y);
  const [options] = scrollBy.mock.calls[0] ?? [];
  return (options as ScrollToOptions | undefined)?.top ?? 0;
}

test.each([
  ['in the middle', 450, 0],
  ['just within reach of the upper end', 240, -2],
  ['near the upper end', 212, -9],
  ['at the upper end', 200, -12],
  ['above it', 170, -12],
  ['far above it, as in the palette', 140, 0],
  ['near the lower end', 688, 9],
  ['below it', 740, 12],
  ['far below it', 760, 0],
])('scrolls at the right speed for a block held %s', (_where, y, speed) => {
  expect(scrolledBy(y)).toBe(speed);
});

test('does not scroll in the middle of a range with little or nothing visible', () => {
  expect(scrolledBy(330, { top: 300, bottom: 360 })).toBe(0);
  expect(scrolledBy(300, { top: 300, bottom: 360 })).toBe(-12);
  expect(scrolledBy(innerHeight, { top: innerHeight + 10, bottom: innerHeight + 200 })).toBe(0);
});
