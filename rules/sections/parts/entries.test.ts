import { expect, test } from 'vitest';
import type { ResolveContext } from '../../context/resolve-context.ts';
import { Moment } from '../../time/moment.ts';
import { entryFrame, shownEntries } from './entries.ts';

const opens = Temporal.Instant.from('2025-09-22T00:00Z').epochMilliseconds;
const second = 1000;

const scopeAt = (instant: number, announced?: number) =>
  ({
    edition: 'uk',
    moment: new Moment(instant),
    site: { offers: { uk: { machine: { announced } } } },
  }) as unknown as ResolveContext;

const always = entryFrame.parse({ product: 'machine' });
const dated = entryFrame.parse({ product: 'machine', windows: { uk: { opens: '2025-09-22T08:00[+08:00]' } } });
const entries = { always, dated };
const words = { always: 'Always here', dated: 'Here since September' };

test('an edition shows the entries of its list in order', () => {
  const shown = shownEntries({ entries, words, lists: { uk: ['dated', 'always'] } }, scopeAt(opens));
  expect(shown.map(({ id, words }) => [id, words])).toEqual([
    ['dated', 'Here since September'],
    ['always', 'Always here'],
  ]);
});

test('an edition without a list shows nothing; without any lists every edition shows everything', () => {
  expect(shownEntries({ entries, words, lists: { us: ['always'] } }, scopeAt(opens))).toEqual([]);
  expect(shownEntries({ entries, words }, scopeAt(opens))).toHaveLength(2);
});

test('an entry appears when its window opens, and the moment foresees it', () => {
  const before = scopeAt(opens - second);
  expect(shownEntries({ entries, words }, before).map(({ id }) => id)).toEqual(['always']);
  expect(before.moment.validUntil).toBe(opens);
  const after = scopeAt(opens);
  expect(shownEntries({ entries, words }, after)).toHaveLength(2);
  expect(after.moment.validUntil).toBeUndefined();
});

test('an entry is hidden before its product is announced', () => {
  const before = scopeAt(opens - second, opens);
  expect(shownEntries({ entries: { always }, words }, before)).toEqual([]);
  expect(before.moment.validUntil).toBe(opens);
});

test('an unknown name in a list and an entry without texts are errors', () => {
  expect(() => shownEntries({ entries, words, lists: { uk: ['ghost'] } }, scopeAt(opens))).toThrow(
    'the list of uk names "ghost"',
  );
  expect(() => shownEntries({ entries, words: {} }, scopeAt(opens))).toThrow('the entry "always" has no words');
});
