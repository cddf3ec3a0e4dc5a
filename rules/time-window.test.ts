import { describe, expect, test } from 'vitest';
import { parseWallTime } from './instant.ts';
import { Moment } from './moment.ts';
import { alwaysOrWindow, timeWindow } from './time-window.ts';

const at = (iso: string) => Temporal.Instant.from(iso).epochMilliseconds;

describe('a wall time', () => {
  test('becomes an instant by its zone', () => {
    expect(parseWallTime('2024-11-22T09:00[Europe/Berlin]')).toBe(at('2024-11-22T08:00Z'));
    expect(parseWallTime('2025-08-21T00:00[+08:00]')).toBe(at('2025-08-20T16:00Z'));
  });

  test.each(['2024-11-22T09:00', '2024-11-22T09:00Z', 'tomorrow', '2024-11-22T09:00[Mars/Base]', '2024-02-30T09:00[Europe/Berlin]'])(
    '%s is refused',
    (text) => {
      expect(() => parseWallTime(text)).toThrow(RangeError);
    },
  );

  test('that a daylight-saving change skips or repeats is refused', () => {
    expect(() => parseWallTime('2025-03-30T02:30[Europe/Berlin]')).toThrow(/no moment in time/);
    expect(() => parseWallTime('2025-10-26T02:30[Europe/Berlin]')).toThrow(/no moment in time/);
  });
});

describe('a time window', () => {
  test('that closes before it opens is refused', () => {
    const backwards = { opens: '2025-02-01T00:00[UTC]', closes: '2025-01-01T00:00[UTC]' };
    expect(timeWindow.safeParse(backwards).error?.issues[0]?.message).toBe('closes must come after opens');
  });

  test('may be always', () => {
    expect(alwaysOrWindow.parse('always')).toEqual({});
  });

  test('holds from its opening on and up to its closing', () => {
    const window = { opens: 100, closes: 200 };
    expect([99, 100, 199, 200].map((instant) => new Moment(instant).isOpen(window))).toEqual([false, true, true, false]);
  });
});

describe('a moment', () => {
  test('is valid until the nearest edge that was asked about, also of what is hidden', () => {
    const moment = new Moment(50);
    moment.isOpen({ opens: 300 });
    moment.isOpen({ opens: 100, closes: 200 });
    moment.isOpen({ opens: 10, closes: 20 });
    expect(moment.validUntil).toBe(100);
  });

  test('is valid for ever when nothing dated lies ahead', () => {
    const moment = new Moment(50);
    moment.isOpen({ closes: 20 });
    moment.isOpen({});
    expect(moment.validUntil).toBeUndefined();
  });
});
