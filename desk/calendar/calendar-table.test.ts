import { expect, test } from 'vitest';
import { parseInstant, parseWallTime } from '#core/time/instant.ts';
import { windowWith } from '#tests/support/desk/desk-values.ts';
import { readCalendarOptions } from './calendar-options.ts';
import { calendarTable } from './calendar-table.ts';

const stage = (edition: 'us' | 'uk', zone: string) =>
  windowWith({
    id: edition,
    edition,
    file: 'content/campaigns/sale.yaml',
    path: `stages.0.windows.${edition}`,
    opens: parseWallTime(`2026-11-22T00:00[${zone}]`),
    closes: parseWallTime(`2026-11-30T09:00[${zone}]`),
  });
const table = (args: string[], now = '2026-11-21T12:00:00Z') =>
  calendarTable(
    [stage('us', 'America/New_York'), stage('uk', 'Europe/London')],
    readCalendarOptions(args),
    parseInstant(now),
  ).map((line) => line.trim().replaceAll(/ {2,}/g, ' '));

test('the next changes stand below their day, in the time of each edition, soonest first', () => {
  expect(table([])).toEqual([
    'Sun 22 November 2026',
    '00:00 London uk opens Stage “Early” content/campaigns/sale.yaml stages.0.windows.uk',
    '00:00 New York us opens Stage “Early” content/campaigns/sale.yaml stages.0.windows.us',
    '',
    'Mon 30 November 2026',
    '09:00 London uk closes Stage “Early” content/campaigns/sale.yaml stages.0.windows.uk',
    '09:00 New York us closes Stage “Early” content/campaigns/sale.yaml stages.0.windows.us',
    '',
  ]);
});

test('the next changes can be in the time of the headquarters, from now and until a day or an instant', () => {
  expect(table(['--time', 'hq'])).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^13:00 Shanghai us opens/),
      expect.stringMatching(/^22:00 Shanghai us closes/),
    ]),
  );
  expect(table([], '2026-11-22T00:00:01Z')[1]).toMatch(/us opens/);
  expect(table(['--until', '2026-11-30']).join()).not.toContain('30 November');
  expect(table(['--from', '2026-11-22T00:00:00Z', '--until', '2026-11-22T05:00:00Z'])).toHaveLength(3);
  expect(readCalendarOptions(['--edition', 'uk,de']).editions).toEqual(['uk', 'de']);
});

test.each([
  [['--edition', 'gb'], /"gb" is no edition: write one or more of cn,us,uk/],
  [['--from', 'tomorrow'], /--from "tomorrow" is no time: write a day such as/],
  [['--until', '2026-02-30'], /--until "2026-02-30" is no time/],
  [['--time', 'mars'], /"mars" is no clock: write one of edition, hq, utc/],
  [['--ics', ''], /--ics needs the name of a file/],
  [['--editon', 'uk'], /--editon/],
])('options are refused with an example: %j', (args, message) => {
  expect(() => readCalendarOptions(args)).toThrow(message);
});
