import { expect, test } from 'vitest';
import { labelAbroad } from './region-label.ts';

const labels = { CA: 'Canada - English', other: 'Other Regions - English' };

test('keeps the region’s own name for its own country and for an unknown country', () => {
  expect(labelAbroad('US', 'US', labels)).toBeUndefined();
  expect(labelAbroad(undefined, 'US', labels)).toBeUndefined();
});

test('has a name for one other country and one for all the rest', () => {
  expect(labelAbroad('CA', 'US', labels)).toBe('Canada - English');
  expect(labelAbroad('BR', 'US', labels)).toBe('Other Regions - English');
});

test('keeps the name when there is none for the country', () => {
  expect(labelAbroad('BR', 'US', { CA: 'Canada - English' })).toBeUndefined();
});
