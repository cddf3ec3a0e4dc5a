import { describe, expect, test } from 'vitest';
import { parseInstant, parseWallTime } from '#core/time/instant.ts';
import { dayText, readDay, ruler, wallTime } from './period.ts';

const periodOf = (from: string, to: string) => ({ from: readDay(from) as number, to: readDay(to) as number });
const labels = (parts: { label: string }[]) => parts.map(({ label }) => label);

describe('the ruler', () => {
  test('numbers the days below the month', () => {
    const { over, parts } = ruler(periodOf('2026-11-01', '2026-12-01'));
    expect(labels(parts)).toEqual(Array.from({ length: 30 }, (_, index) => String(index + 1)));
    expect(labels(over)).toEqual(['November 2026']);
  });

  test('shows Mondays of a quarter, and the month in which it begins', () => {
    const { over, parts } = ruler(periodOf('2026-11-07', '2027-01-23'));
    expect(labels(parts)).toEqual(['9', '16', '23', '30', '7', '14', '21', '28', '4', '11', '18']);
    expect(labels(over)).toEqual(['November 2026', 'December 2026', 'January 2027']);
  });

  test('shows months below the year', () => {
    const { over, parts } = ruler(periodOf('2026-06-15', '2028-01-01'));
    expect(labels(parts).slice(0, 7)).toEqual(['Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec', 'Jan']);
    expect(labels(over)).toEqual(['2026', '2027']);
  });

  test('has parts that follow each other, also in February and over the end of a leap year', () => {
    for (const [from, to] of [
      ['2028-01-31', '2028-03-31'],
      ['2028-01-31', '2029-01-31'],
      ['2028-01-31', '2032-01-31'],
    ] as const) {
      const { parts } = ruler(periodOf(from, to));
      expect(parts.slice(1).map((part) => part.from)).toEqual(parts.slice(0, -1).map((part) => part.to));
    }
  });
});

describe('wall time', () => {
  test('puts nine o’clock of every edition at the same place', () => {
    const nine = (zone: string) => wallTime(parseWallTime(`2026-11-14T09:00[${zone}]`), zone);
    expect(new Set([nine('Europe/London'), nine('Europe/Berlin'), nine('America/New_York')]).size).toBe(1);
  });

  test('skips the hour when clocks are set forward', () => {
    const at = (instant: string) => new Date(wallTime(parseInstant(instant), 'Europe/London')).toISOString();
    expect([at('2026-03-29T00:59:00Z'), at('2026-03-29T01:00:00Z')].map((text) => text.slice(11, 16))).toEqual([
      ...['00:59', '02:00'],
    ]);
  });

  test('is read from an address as a day, and nothing else is accepted', () => {
    expect(dayText(readDay('2026-11-14') as number)).toBe('2026-11-14');
    expect(readDay('2026-11-14T09:30')).toBe(readDay('2026-11-14'));
    expect([null, '', 'now', '2026-13-01'].map(readDay)).toEqual([undefined, undefined, undefined, undefined]);
  });
});
