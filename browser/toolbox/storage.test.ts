import { afterEach, expect, test, vi } from 'vitest';
import { storageArea } from '../session/browser.examples.ts';
import { localStore as store } from './storage.ts';

const open = (area: ReturnType<typeof storageArea>['area']) => vi.stubGlobal('localStorage', area);

afterEach(() => {
  for (const key of ['banner', 'one', 'two', 'consent']) store.remove(key);
  vi.unstubAllGlobals();
});

test('reads back what was written to the area until it is removed', () => {
  const { area, values } = storageArea();
  open(area);
  expect(store.write('banner', 'one')).toBe(true);
  expect(values.get('banner')).toBe('one');
  expect(store.read('banner')).toBe('one');
  store.remove('banner');
  expect([store.read('banner'), values.size]).toEqual([null, 0]);
});

test('sees what another tab has written or removed', () => {
  const { area, values } = storageArea();
  open(area);
  store.write('banner', 'one');
  values.set('banner', 'two');
  expect(store.read('banner')).toBe('two');
  values.delete('banner');
  expect(store.read('banner')).toBeNull();
});

test('remembers for the life of the document when storage is blocked', () => {
  open(storageArea({ blocked: true }).area);
  expect(store.read('banner')).toBeNull();
  expect(store.write('banner', 'one')).toBe(false);
  expect(store.read('banner')).toBe('one');
  store.remove('banner');
  expect(store.read('banner')).toBeNull();
});

test('remembers for the life of the document when even access to the area throws', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(store.write('consent', 'declined')).toBe(false);
  expect(store.read('consent')).toBe('declined');
  store.remove('consent');
  expect(store.read('consent')).toBeNull();
});

test('writes all or nothing when the area is nearly full', () => {
  const { area, values } = storageArea({ room: 1 });
  open(area);
  expect(store.writeAll({ one: '1', two: '2' })).toBe(false);
  expect([...values]).toEqual([]);
  expect([store.read('one'), store.read('two')]).toEqual(['1', '2']);
});

test('reads from the area again once it accepts a write', () => {
  open(storageArea({ room: 0 }).area);
  store.write('banner', 'one');
  const roomy = storageArea();
  open(roomy.area);
  expect(store.write('banner', 'two')).toBe(true);
  roomy.values.set('banner', 'three');
  expect(store.read('banner')).toBe('three');
});

test('remembers for the life of the document when the area silently drops writes', () => {
  open({ ...storageArea().area, setItem() {} });
  expect(store.write('banner', 'one')).toBe(false);
  expect(store.read('banner')).toBe('one');
});
