import { expect, test } from 'vitest';
import { formatDate, formatDay, formatDays, formatTime } from './dates.ts';

const at = (iso: string) => Temporal.Instant.from(iso).epochMilliseconds;
const plain = (text: string) => text.replace(/[\u00a0\u2009\u202f]/g, ' ');

test.each([
  ['us', 'November 14', '12 a.m. ET'],
  ['uk', '14 November', '05:00 GMT'],
  ['eu', '14 November', '06:00 CET'],
  ['de', '14. November', '6:00 Uhr MEZ'],
  ['fr', '14 novembre', '6 h (heure de Paris)'],
  ['cn', '11月14日', '13:00（北京时间）'],
] as const)('%s formats a day and a time in its own way', (edition, day, time) => {
  const instant = at('2024-11-14T05:00:00Z');
  expect([formatDay(instant, edition), formatTime(instant, edition)].map(plain)).toEqual([day, time]);
});

test('French keeps a number and its noun on one line', () => {
  const instant = at('2024-11-14T08:00:00Z');
  expect([formatDay(instant, 'fr', 'year'), formatTime(instant, 'fr')]).toEqual([
    '14\u00a0novembre 2024',
    '9\u00a0h (heure\u00a0de\u00a0Paris)',
  ]);
});

test.each([
  ['2024-11-30T04:59:59Z', '11:59 p.m. ET'],
  ['2024-11-29T17:00:00Z', '12 p.m. ET'],
  ['2024-07-14T13:05:00Z', '9:05 a.m. ET'],
])('Americans read %s on a clock of twelve hours as %s', (iso, time) => {
  expect(plain(formatTime(at(iso), 'us'))).toBe(time);
});

test('summer time has its own name', () => {
  const instant = at('2024-07-14T07:30:00Z');
  expect((['us', 'uk', 'eu', 'de', 'fr'] as const).map((edition) => plain(formatTime(instant, edition)))).toEqual([
    '3:30 a.m. ET',
    '08:30 BST',
    '09:30 CEST',
    '9:30 Uhr MESZ',
    '9 h 30 (heure de Paris)',
  ]);
});

test('the days of a window include the last day', () => {
  const window = { opens: at('2024-11-30T08:00:00Z'), closes: at('2024-12-02T23:00:00Z') };
  expect(plain(formatDays(window, 'de'))).toBe('30. November – 2. Dezember');
  expect(plain(formatDays({ opens: at('2024-11-14T08:00:00Z'), closes: at('2024-11-21T23:00:00Z') }, 'fr'))).toBe(
    '14–21 novembre',
  );
});

test('the first of a month is an ordinal in French', () => {
  const [first, last] = [at('2026-11-01T12:00:00Z'), at('2026-12-02T12:00:00Z')];
  expect([formatDay(first, 'fr'), formatDate('2024-11-01', 'fr')]).toEqual([
    '1er\u00a0novembre',
    '1er\u00a0novembre 2024',
  ]);
  expect(plain(formatDays({ opens: first, closes: last }, 'fr'))).toBe('1er novembre – 2 décembre');
  expect(plain(formatDay(at('2026-11-11T12:00:00Z'), 'fr'))).toBe('11 novembre');
  expect(formatDay(first, 'uk')).toBe('1 November');
});

test('a calendar day is the same in every edition, and a wrong one is refused', () => {
  const days = (['us', 'uk', 'jp', 'cn'] as const).map((edition) => plain(formatDate('2024-12-31', edition)));
  expect(days).toEqual(['December 31, 2024', '31 December 2024', '2024年12月31日', '2024年12月31日']);
  expect(() => formatDate('2024-13-01', 'uk')).toThrow('"2024-13-01" is not a day; write it like 2024-12-10');
});
