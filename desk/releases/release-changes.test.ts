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

const price = (text: string): Facts => ({ page: 'is there', 'price of Megatron': text });

/** A page with a reduced price during a sale. */
const sale = (reduced: string): Version[] => [
  { from: 0, facts: price('£1,299') },
  { from: opens, facts: price(reduced) },
  { from: closes, facts: price('£1,299') },
];

const always = (facts: Facts): Version[] => [{ from: 0, facts }];

/** The report of the changes between two records of the UK edition. */
function report(before: EditionRecord, after: EditionRecord): string[] {
  return changesReport(changesSince(ofUk(before), ofUk(after), now), now).filter((line) => line !== '');
}

test('reports no changes between equal records', () => {
  expect(report({ '/uk': sale('£1,199') }, { '/uk': sale('£1,199') })).toEqual([]);
  expect(changesSummary([], now, 'release-2026-09-01')).toBe('nothing changes against release-2026-09-01');
});

test('reports a changed sale price with the time of the sale', () => {
  expect(report({ '/uk': sale('£1,199') }, { '/uk': sale('£1,169') })).toEqual([
    'uk, 14 Nov 2026',
    '  14 Nov 2026, 09:00 GMT  /uk: price of Megatron: £1,199 → £1,169, until 1 Dec 2026, 00:00 GMT',
  ]);
});

test('reports an instant within a fact in the time of the edition', () => {
  const until = (instant: string) => always(price(`£1,169 (until ${instant})`));
  const [, line] = report({ '/uk': always(price('£1,299')) }, { '/uk': until('2026-12-03T00:00:00Z') });
  expect(line).toBe('  /uk: price of Megatron: £1,299 → £1,169 (until 3 Dec 2026, 00:00 GMT)');
});

test('reports a sale that opens later as a change until then', () => {
  const later = sale('£1,199').map((version) =>
    version.from === opens ? { ...version, from: opens + 3_600_000 } : version,
  );
  expect(report({ '/uk': sale('£1,199') }, { '/uk': later })).toEqual([
    'uk, 14 Nov 2026',
    '  14 Nov 2026, 09:00 GMT  /uk: price of Megatron: £1,199 → £1,299, until 14 Nov 2026, 10:00 GMT',
  ]);
});

test('reports an equal change of several pages once', () => {
  const [before, after] = [always(price('£1,299')), always(price('£1,249'))];
  expect(
    report({ '/uk': before, '/uk/flagship-megatron': before }, { '/uk': after, '/uk/flagship-megatron': after }),
  ).toEqual(['uk, now', '  /uk, /uk/flagship-megatron: price of Megatron: £1,299 → £1,249']);
});

test('reports new and removed pages without their facts', () => {
  expect(report({ '/uk/old': always(price('£9')) }, { '/uk/new': always(price('£9')) })).toEqual([
    'uk, now',
    '  /uk/old: page removed',
    '  /uk/new: page added',
  ]);
});

test('lists added and removed links and sections', () => {
  const page = (sections: string[]) => always({ page: 'is there', sections });
  expect(report({ '/uk': page(['hero', 'press', 'shelf']) }, { '/uk': page(['hero', 'shelf', 'pair']) })[1]).toBe(
    '  /uk: sections (new: pair; gone: press)',
  );
  expect(report({ '/uk': page(['hero', 'press']) }, { '/uk': page(['press', 'hero']) })[1]).toBe(
    '  /uk: sections in another order',
  );
});

test('names the sections whose contents differ', () => {
  const page = (hero: string, press: string) =>
    always({ page: 'is there', 'contents of hero': hero, 'contents of press': press, title: hero });
  expect(report({ '/uk': page('a', 'a') }, { '/uk': page('a', 'b') }).slice(1)).toEqual([
    '  /uk: contents of press differ',
  ]);
  expect(report({ '/uk': page('a', 'a') }, { '/uk': page('b', 'b') }).slice(1)).toEqual([
    '  /uk: contents of hero, press differ',
    '  /uk: title: a → b',
  ]);
});

test('reports contents that differ over several edges once', () => {
  const page = (first: string, then: string): Version[] =>
    [first, then].map((print, index) => ({ from: index * opens, facts: { 'contents of hero': print } }));
  expect(report({ '/uk': page('a', 'b') }, { '/uk': page('c', 'd') })).toEqual([
    'uk, now',
    '  /uk: contents of hero differ',
  ]);
});

test('reports a new section without its contents', () => {
  const page = (sections: string[]) =>
    always({ page: 'is there', sections, ...Object.fromEntries(sections.map((id) => [`contents of ${id}`, 'x'])) });
  expect(report({ '/uk': page(['hero']) }, { '/uk': page(['hero', 'press']) }).slice(1)).toEqual([
    '  /uk: sections (new: press)',
  ]);
});

test('leaves out changes that are over', () => {
  const past = parseInstant('2026-09-01T00:00:00Z');
  const [before, after] = [
    sale('£1,199'),
    [
      { from: 0, facts: price('£1,249') },
      ...sale('£1,199').map((one) => (one.from === 0 ? { ...one, from: past } : one)),
    ],
  ];
  expect(changesSince(ofUk({ '/uk': before }), ofUk({ '/uk': after }), now)).toEqual([]);
  expect(changesSince(ofUk({ '/uk': before }), ofUk({ '/uk': after }), 0)).toHaveLength(1);
});

test('counts changes by edition, and those that apply at once', () => {
  const changes = changesSince(
    ofUk({ '/uk': sale('£1,199'), '/uk/faq': always({ title: 'FAQ' }) }),
    ofUk({ '/uk': sale('£1,169'), '/uk/faq': always({ title: 'Questions' }) }),
    now,
  );
  expect(changesSummary(changes, now, 'release-2026-09-01')).toBe(
    '2 changes against release-2026-09-01: uk 2 (1 from now on)',
  );
});
