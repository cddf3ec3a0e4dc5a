import { afterEach, expect, test, vi } from 'vitest';
import { parseInstant, parseWallTime } from './instant.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['parseInstant', () => parseInstant('2026-13-01T00:00:00Z'), 'is not an instant; write it like'],
  ['parseWallTime', () => parseWallTime('2026-02-30T09:00[UTC]'), 'is not a valid time'],
])('%s says how to write a time that is wrong', (_name, parse, message) => {
  expect(parse).toThrow(RangeError);
  expect(parse).toThrow(message);
});

test('a fault that is not in the text is thrown as it is', () => {
  vi.stubGlobal('Temporal', undefined);
  expect(() => parseInstant('2026-12-01T00:00:00Z')).toThrow(TypeError);
  expect(() => parseWallTime('2026-12-01T09:00[UTC]')).toThrow(TypeError);
});
