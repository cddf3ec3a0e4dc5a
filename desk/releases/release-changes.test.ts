import { expect, test } from 'vitest';
import { editionCodes } from '#core/place/editions.ts';
import { parseInstant } from '#core/time/instant.ts';
import { changesReport, changesSummary } from './changes-report.ts';
import type { Facts } from './page-facts.ts';
import { changesSince } from './release-changes.ts';
import type { EditionRecord, ReleaseRecord, Version } from './release-record.ts';

const now = parseInstant('2026-10-01T12:00:00Z');
const opens = parseInstant('2026-11-14T09:00:00Z');
const closes = parseInstant('2026-12-01T00:00:00Z');

const ofUk = (uk: EditionRecord): ReleaseRecord =>
  Object.fromEntries(editionCodes.map((code) => [code, code === 'uk' ? uk : {}])) as ReleaseRecord;

const always = (facts: Facts): Version[] => [{ from: 0, facts }];
const price = (text: string): Facts => ({ page: 'is there', 'price of Megatron': text });
const priced = (text: string) => always(price(text));
const withSections = (sections: string[], more: Facts = {}) => always({ page: 'is there', sections, ...more });
const withContents = (hero: string, press: string) =>
  always({ page: 'is there', 'contents of hero': hero, 'contents of press': press, title: hero });
const overEdges = (...prints: string[]) =>
  prints.map((print, index) => ({ from: index * opens, facts: { 'contents of hero': print } }));

/** A page with a reduced price during a sale. */
const sale = (reduced: string, from = opens): Version[] => [
  { from: 0, facts: price('£1,299') },
  { from, facts: price(reduced) },
  { from: closes, facts: price('£1,299') },
];

test.each<[what: string, before: EditionRecord, after: EditionRecord, report: string[]]>([
  ['nothing between equal records', { '/uk': sale('£1,199') }, { '/uk': sale('£1,199') }, []],
  [
    'a changed sale price with the time of the sale',
    { '/uk': sale('£1,199') },
    { '/uk': sale('£1,169') },
    [
      'uk, 14 Nov 2026',
      '  14 Nov 2026, 09:00 GMT  /uk: price of Megatron: £1,199 → £1,169, until 1 Dec 2026, 00:00 GMT',
    ],
  ],
  [
    'a sale that opens later as a change until then',
    { '/uk': sale('£1,199') },
    { '/uk': sale('£1,199', opens + 3_600_000) },
    [
      'uk, 14 Nov 2026',
      '  14 Nov 2026, 09:00 GMT  /uk: price of Megatron: £1,199 → £1,299, until 14 Nov 2026, 10:00 GMT',
    ],
  ],
  [
    'an instant within a fact in the time of the edition',
    { '/uk': priced('£1,299') },
    { '/uk': priced('£1,169 (until 2026-12-03T00:00:00Z)') },
    ['uk, now', '  /uk: price of Megatron: £1,299 → £1,169 (until 3 Dec 2026, 00:00 GMT)'],
  ],
  [
    'an equal change of several pages once',
    { '/uk': priced('£1,299'), '/uk/flagship-megatron': priced('£1,299') },
    { '/uk': priced('£1,249'), '/uk/flagship-megatron': priced('£1,249') },
    ['uk, now', '  /uk, /uk/flagship-megatron: price of Megatron: £1,299 → £1,249'],
  ],
  [
    'new and removed pages without their facts',
    { '/uk/old': priced('£9') },
    { '/uk/new': priced('£9') },
    ['uk, now', '  /uk/old: page removed', '  /uk/new: page added'],
  ],
  [
    'new sections without their contents, and those that are gone',
    { '/uk': withSections(['hero', 'press', 'shelf']) },
    { '/uk': withSections(['hero', 'shelf', 'pair'], { 'contents of pair': 'x' }) },
    ['uk, now', '  /uk: sections (new: pair; gone: press)'],
  ],
  [
    'a new order of sections',
    { '/uk': withSections(['hero', 'press']) },
    { '/uk': withSections(['press', 'hero']) },
    ['uk, now', '  /uk: sections in another order'],
  ],
  [
    'sections whose contents differ, in one line',
    { '/uk': withContents('a', 'a') },
    { '/uk': withContents('b', 'b') },
    ['uk, now', '  /uk: contents of hero, press differ', '  /uk: title: a → b'],
  ],
  [
    'contents that differ over several edges once',
    { '/uk': overEdges('a', 'b') },
    { '/uk': overEdges('c', 'd') },
    ['uk, now', '  /uk: contents of hero differ'],
  ],
])('the report of a release has %s', (_what, before, after, report) => {
  const lines = changesReport(changesSince(ofUk(before), ofUk(after), now), now);
  expect(lines.filter((line) => line !== '')).toEqual(report);
});

test('changes that are over are left out', () => {
  const [first, ...others] = sale('£1,199') as [Version, ...Version[]];
  const past = parseInstant('2026-09-01T00:00:00Z');
  const after = [{ from: 0, facts: price('£1,249') }, { ...first, from: past }, ...others];
  const changesFrom = (instant: number) =>
    changesSince(ofUk({ '/uk': sale('£1,199') }), ofUk({ '/uk': after }), instant);
  expect(changesFrom(now)).toEqual([]);
  expect(changesFrom(0)).toHaveLength(1);
});

test('the summary counts changes by edition, and those that apply at once', () => {
  const titled = (title: string) => always({ title });
  const before = ofUk({ '/uk': sale('£1,199'), '/uk/faq': titled('FAQ') });
  const after = ofUk({ '/uk': sale('£1,169'), '/uk/faq': titled('Questions') });
  expect(changesSummary(changesSince(before, after, now), now, 'release-2026-09-01')).toBe(
    '2 changes against release-2026-09-01: uk 2 (1 from now on)',
  );
  expect(changesSummary([], now, 'release-2026-09-01')).toBe('nothing changes against release-2026-09-01');
});
