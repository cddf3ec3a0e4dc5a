import { expect, test } from 'vitest';
import { BoundedCache } from './bounded-cache.ts';

function countingCache(most: number) {
  const cache = new BoundedCache<string, string>(most);
  const made: string[] = [];
  const get = (key: string) =>
    cache.get(key, () => {
      made.push(key);
      return key.toUpperCase();
    });
  return { cache, made, get };
}

test('a value is made once', () => {
  const { made, get } = countingCache(2);
  expect([get('a'), get('a')]).toEqual(['A', 'A']);
  expect(made).toEqual(['a']);
});

test('the least recently used value is evicted', () => {
  const { cache, made, get } = countingCache(2);
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) get(key);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
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
