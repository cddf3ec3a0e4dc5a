import { expect, test } from 'vitest';
import type { ResolveContext } from '../resolve/resolve-context.ts';
import { Moment } from '../time/moment.ts';
import { baseEntry, visibleEntries } from './entries.ts';

const opens = Temporal.Instant.from('2025-09-22T00:00Z').epochMilliseconds;
const second = 1000;

const contextAt = (instant: number, announced?: number) =>
  ({
    edition: 'uk',
    moment: new Moment(instant),
    site: { offers: { uk: { machine: { life: [{ stage: 'onSale', from: announced }] } } } },
  }) as unknown as ResolveContext;

const always = baseEntry.parse({ product: 'machine' });
const dated = baseEntry.parse({ product: 'machine', windows: { uk: { opens: '2025-09-22T08:00[+08:00]' } } });
const entries = { always, dated };
const words = { always: 'Always here', dated: 'Here since September' };

test('an edition shows the entries of its list in order', () => {
  const visible = visibleEntries({ entries, words, lists: { uk: ['dated', 'always'] } }, contextAt(opens));
  expect(visible.map(({ id, words }) => [id, words])).toEqual([
    ['dated', 'Here since September'],
    ['always', 'Always here'],
  ]);
});

test('an edition without a list shows nothing; without any lists every edition shows everything', () => {
  expect(visibleEntries({ entries, words, lists: { us: ['always'] } }, contextAt(opens))).toEqual([]);
  expect(visibleEntries({ entries, words }, contextAt(opens))).toHaveLength(2);
});

test('an entry appears when its window opens; until then the result is valid', () => {
  const before = contextAt(opens - second);
  expect(visibleEntries({ entries, words }, before).map(({ id }) => id)).toEqual(['always']);
  expect(before.moment.validUntil).toBe(opens);
  const after = contextAt(opens);
  expect(visibleEntries({ entries, words }, after)).toHaveLength(2);
  expect(after.moment.validUntil).toBeUndefined();
});

test('an entry is hidden before its product is announced', () => {
  const before = contextAt(opens - second, opens);
  expect(visibleEntries({ entries: { always }, words }, before)).toEqual([]);
  expect(before.moment.validUntil).toBe(opens);
});

test('an unknown name in a list and an entry without texts are errors', () => {
  expect(() => visibleEntries({ entries, words, lists: { uk: ['ghost'] } }, contextAt(opens))).toThrow(
    'the list of uk names "ghost"',
  );
  expect(() => visibleEntries({ entries, words: {} }, contextAt(opens))).toThrow('the entry "always" has no words');
});
