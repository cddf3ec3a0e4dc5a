import { expect, test } from 'vitest';
import { storeOf } from './storage.ts';

const blocked = () => {
  throw new DOMException('denied', 'SecurityError');
};

test('reads back what was written to the area', () => {
  const values = new Map<string, string>();
  const store = storeOf(() => ({ getItem: (key) => values.get(key) ?? null, setItem: (key, value) => void values.set(key, value) }));
  expect(store.write('banner', 'one')).toBe(true);
  expect(values.get('banner')).toBe('one');
  expect(store.read('banner')).toBe('one');
  expect(store.read('other')).toBeNull();
});

test('remembers for the life of the document where storage is blocked', () => {
  const store = storeOf(blocked);
  expect(store.read('banner')).toBeNull();
  expect(store.write('banner', 'one')).toBe(false);
  expect(store.read('banner')).toBe('one');
});

test('remembers for the life of the document where the area is full', () => {
  const store = storeOf(() => ({ getItem: () => null, setItem: blocked }));
  expect(store.write('consent', 'declined')).toBe(false);
  expect(store.read('consent')).toBe('declined');
});
