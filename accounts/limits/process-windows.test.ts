import { expect, test } from 'vitest';
import { ProcessWindows } from './process-windows.ts';

const rule = { most: 2, seconds: 60 };

test('a window counts until it is over', () => {
  const windows = new ProcessWindows();
  expect([0, 1, 2, 3].map(() => windows.take('a', rule, 0))).toEqual([0, 0, 60, 60]);
  expect(windows.take('a', rule, 59_001)).toBe(1);
  expect(windows.take('a', rule, 60_000)).toBe(0);
  expect(windows.take('b', rule, 0)).toBe(0);
});

test('a key stays closed until its instant, or until it is forgotten', () => {
  const windows = new ProcessWindows();
  windows.close('a', 5_000, 0);
  expect(windows.closedFor('a', 4_999)).toBe(1);
  expect(windows.closedFor('a', 5_000)).toBe(0);
  windows.close('a', 5_000, 0);
  windows.forget('a');
  expect(windows.closedFor('a', 0)).toBe(0);
});

test('a flood of new keys is bounded, costs little and makes room with what is over first', () => {
  const windows = new ProcessWindows();
  windows.close('short', 500, 0);
  for (let key = 0; key < 200_000; key += 1) windows.take(`k${key}`, rule, 0);
  expect(windows.closedFor('short', 0)).toBe(0);
  windows.close('long', 1_000_000, 61_000);
  for (let key = 0; key < 49_000; key += 1) windows.take(`l${key}`, rule, 61_000);
  expect(windows.closedFor('long', 61_000)).toBe(939);
});
