import { expect, test } from 'vitest';
import { parseInstant } from '#core/time/instant.ts';
import type { CalendarBar } from '../calendar-value.ts';
import { longName, nameInSubject, openFindings, shortName } from './bar-words.ts';

const barWindow = { name: '', slug: '' };
const bar = (kind: CalendarBar['kind'], name: string, more: Partial<CalendarBar> = {}): CalendarBar => ({
  ...{ id: name, edition: 'uk', kind, name, about: '', file: '', path: '', windows: [barWindow], findings: [] },
  ...more,
});
const finding = {
  check: 'odd-hour',
  severity: 'warning',
  actual: 'an odd hour',
  fix: 'Move it.',
  file: '',
  path: '',
} as const;

const campaign = bar('campaign', 'Campaign Black Friday 2026');
const stage = bar('stage', 'Stage “Early” of Black Friday 2026');
const price = bar('promotion', 'Promotional price of Flagship Bumblebee: £1,149');
const several = bar('promotion', '3 promotional prices of Black Friday 2026', {
  windows: [barWindow, barWindow, barWindow],
});
const sale = bar('life', 'On sale: Flagship Bumblebee');

test('names a bar among others of its kind', () => {
  expect([campaign, stage, price, several, sale].map(shortName)).toEqual([
    'Black Friday 2026',
    'Early',
    'Flagship Bumblebee: £1,149',
    '3 prices',
    'On sale: Flagship Bumblebee',
  ]);
});

test('names a bar among others of its product or campaign', () => {
  expect([campaign, stage, price, several, sale].map(nameInSubject)).toEqual([
    'Campaign',
    'Early',
    'Promotional price: £1,149',
    '3 prices',
    'On sale',
  ]);
});

test('describes a bar to screen readers with its edition, times and number of findings', () => {
  const dated = bar('stage', 'Stage “Early”', {
    opens: parseInstant('2026-11-14T09:00:00Z'),
    findings: [finding, { ...finding, accepted: 'as specified' }],
  });
  expect(longName(dated, 'Europe/London', 'Early')).toBe(
    'UK: Stage “Early”, opens Sat 14 Nov 2026, 09:00 GMT, does not close, 1 finding',
  );
  expect(longName(several, 'Europe/London', '3 prices')).toMatch(
    /^UK: 3 promotional prices of Black Friday 2026, 3 prices, open since ever/,
  );
  expect(openFindings(dated.findings)).toEqual([finding]);
});
