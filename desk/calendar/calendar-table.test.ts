import { describe, expect, test } from 'vitest';
import type { DatedWindow } from '#core/dated/dated-window.ts';
import { parseInstant, parseWallTime } from '#core/time/instant.ts';
import { readCalendarOptions } from './calendar-options.ts';
import { calendarTable } from './calendar-table.ts';

const stage = (edition: 'us' | 'uk', zone: string): DatedWindow => ({
  id: edition,
  edition,
  kind: 'stage',
  name: 'Stage “Main”',
  file: 'content/campaigns/sale.yaml',
  path: `stages.0.windows.${edition}`,
  opens: parseWallTime(`2026-11-22T00:00[${zone}]`),
  closes: parseWallTime(`2026-11-30T09:00[${zone}]`),
  slug: '',
});
const windows = [stage('us', 'America/New_York'), stage('uk', 'Europe/London')];
const now = parseInstant('2026-11-21T12:00:00Z');
const table = (...args: string[]) => calendarTable(windows, readCalendarOptions(args), now);

describe('the table of next changes', () => {
  test('has a heading for each day, and times in each edition’s zone, soonest first', () => {
    expect(table().map((line) => line.replaceAll(/ {2,}/g, ' '))).toEqual([
      'Sun 22 November 2026',
      ' 00:00 London uk opens Stage “Main” content/campaigns/sale.yaml stages.0.windows.uk',
      ' 00:00 New York us opens Stage “Main” content/campaigns/sale.yaml stages.0.windows.us',
      '',
      'Mon 30 November 2026',
      ' 09:00 London uk closes Stage “Main” content/campaigns/sale.yaml stages.0.windows.uk',
      ' 09:00 New York us closes Stage “Main” content/campaigns/sale.yaml stages.0.windows.us',
      '',
    ]);
  });

  test('can show the headquarters’ time and day', () => {
    const lines = table('--time', 'hq');
    expect(lines.find((line) => / us .*closes/.test(line))).toMatch(/22:00 Shanghai/);
    expect(lines.find((line) => / us .*opens/.test(line))).toMatch(/13:00 Shanghai/);
  });

  test('begins now, and leaves out the past', () => {
    expect(calendarTable(windows, readCalendarOptions([]), parseInstant('2026-11-22T00:00:01Z'))[1]).toMatch(
      /us {2}opens/,
    );
  });

  test('ends before a day or at an instant', () => {
    expect(table('--until', '2026-11-30').join('\n')).not.toMatch('30 November');
    expect(
      table('--from', '2026-11-22T00:00:00Z', '--until', '2026-11-22T05:00:00Z').filter((line) => line.startsWith(' ')),
    ).toHaveLength(1);
  });
});

describe('options', () => {
  test('select several editions', () => {
    expect(readCalendarOptions(['--edition', 'uk,de']).editions).toEqual(['uk', 'de']);
  });

  test.each([
    [['--edition', 'gb'], /"gb" is no edition: write one or more of cn,us,uk/],
    [['--from', 'tomorrow'], /--from "tomorrow" is no time: write a day such as/],
    [['--until', '2026-02-30'], /--until "2026-02-30" is no time/],
    [['--time', 'mars'], /"mars" is no clock: write one of edition, hq, utc/],
    [['--ics', ''], /--ics needs the name of a file/],
    [['--editon', 'uk'], /--editon/],
  ])('refuse %j with an example', (args, message) => {
    expect(() => readCalendarOptions(args)).toThrow(message);
  });
});
