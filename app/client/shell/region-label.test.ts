import { expect, test } from 'vitest';
import { labelForVisitor } from './region-label.ts';

const labels = { CA: 'Canada - English', other: 'Other Regions - English' };

test('keeps the region’s own name for its own country and for an unknown country', () => {
  expect(labelForVisitor('US', 'US', labels)).toBeUndefined();
  expect(labelForVisitor(undefined, 'US', labels)).toBeUndefined();
});

test('has a name for one other country and one for all the rest', () => {
  expect(labelForVisitor('CA', 'US', labels)).toBe('Canada - English');
  expect(labelForVisitor('BR', 'US', labels)).toBe('Other Regions - English');
});

test('keeps the name when there is none for the country', () => {
  expect(labelForVisitor('BR', 'US', { CA: 'Canada - English' })).toBeUndefined();
});
