import { expect, test } from 'vitest';
import { storageArea } from '../session/browser.examples.ts';
import { createStore } from './storage.ts';

test('reads back what was written to the area until it is removed', () => {
  const { area, values } = storageArea();
  const store = createStore(() => area);
  expect(store.write('banner', 'one')).toBe(true);
  expect(values.get('banner')).toBe('one');
  expect(store.read('banner')).toBe('one');
  store.remove('banner');
  expect([store.read('banner'), values.size]).toEqual([null, 0]);
});

test('sees what another tab has written or removed', () => {
  const { area, values } = storageArea();
  const store = createStore(() => area);
  store.write('banner', 'one');
  values.set('banner', 'two');
  expect(store.read('banner')).toBe('two');
  values.delete('banner');
  expect(store.read('banner')).toBeNull();
});

test('remembers for the life of the document when storage is blocked', () => {
  const store = createStore(() => storageArea({ blocked: true }).area);
  expect(store.read('banner')).toBeNull();
  expect(store.write('banner', 'one')).toBe(false);
  expect(store.read('banner')).toBe('one');
  store.remove('banner');
  expect(store.read('banner')).toBeNull();
});

test('remembers for the life of the document when even access to the area throws', () => {
  const store = createStore(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(store.write('consent', 'declined')).toBe(false);
  expect(store.read('consent')).toBe('declined');
  store.remove('consent');
  expect(store.read('consent')).toBeNull();
});

test('writes all or nothing when the area is nearly full', () => {
  const { area, values } = storageArea({ room: 1 });
  const store = createStore(() => area);
  expect(store.writeAll({ one: '1', two: '2' })).toBe(false);
  expect([...values]).toEqual([]);
  expect([store.read('one'), store.read('two')]).toEqual(['1', '2']);
});

test('reads from the area again once it accepts a write', () => {
  const storage = storageArea({ room: 0 });
  let { area } = storage;
  const store = createStore(() => area);
  store.write('banner', 'one');
  const roomy = storageArea();
  area = roomy.area;
  expect(store.write('banner', 'two')).toBe(true);
  roomy.values.set('banner', 'three');
  expect(store.read('banner')).toBe('three');
});

test('remembers for the life of the document when the area silently drops writes', () => {
  const store = createStore(() => storageArea().area);
  expect(store.write('banner', 'one')).toBe(false);
  expect(store.read('banner')).toBe('one');
});
