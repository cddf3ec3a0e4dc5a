import { expect, test } from 'vitest';
import { byteRange } from './range-response.ts';

test.each([
  ['bytes=0-1', { first: 0, last: 1 }],
  ['bytes=90-', { first: 90, last: 99 }],
  ['bytes=50-1000', { first: 50, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-1000', { first: 0, last: 99 }],
])('%s is a range of a hundred bytes', (header, range) => {
  expect(byteRange(header, 100)).toEqual(range);
});

test.each(['bytes=100-', 'bytes=1000-2000', 'bytes=-0'])('%s is beyond a hundred bytes', (header) => {
  expect(byteRange(header, 100)).toBe('unsatisfiable');
});

test.each([null, '', 'bytes=', 'bytes=-', 'bytes=9-3', 'bytes=0-1,4-5', 'items=0-1', 'bytes=a-b'])(
  '%s asks for everything',
  (header) => {
    expect(byteRange(header, 100)).toBeUndefined();
  },
);
