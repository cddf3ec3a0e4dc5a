import { expect, test } from 'vitest';
import { BoundedCache } from './bounded-cache.ts';

function countingCache(maxSize: number) {
  const cache = new BoundedCache<string, string>(maxSize);
  const madeKeys: string[] = [];
  const get = (key: string) =>
    cache.get(key, () => {
      madeKeys.push(key);
      return key.toUpperCase();
    });
  return { cache, made: madeKeys, get };
}

test('a value is made once', () => {
  const { made: madeKeys, get } = countingCache(2);
  expect([get('a'), get('a')]).toEqual(['A', 'A']);
  expect(madeKeys).toEqual(['a']);
});

test('the least recently used value is evicted', () => {
  const { cache, made: madeKeys, get } = countingCache(2);
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) get(key);
  expect(madeKeys).toEqual(['a', 'b', 'c', 'b']);
  expect(cache.size).toBe(2);
});

test('a failed value is tried again', () => {
  const cache = new BoundedCache<string, string>(2);
  const fail = () => {
    throw new Error('not now');
  };
  expect(() => cache.get('a', fail)).toThrow('not now');
  expect(cache.get('a', () => 'A')).toBe('A');
});
