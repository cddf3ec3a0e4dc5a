import { describe, expect, test } from 'vitest';
import { parseInstant, parseWallTime } from '#core/time/instant.ts';
import { readWallTime, wallTime, writeWallTime } from '../wall-time.ts';
import { panView, scaleOf, spanName, spanOfView, spans, viewAround, viewContaining, zoomView } from './time-scale.ts';

const at = (text: string) => readWallTime(text) as number;
const november = { from: at('2026-11-01'), to: at('2026-12-01') };
const minor = (view: { from: number; to: number }, width: number) =>
  scaleOf(view, width).minor.map(({ label }) => label);
const major = (view: { from: number; to: number }, width: number) =>
  scaleOf(view, width).major.map(({ label }) => label);

describe('zooming', () => {
  test('keeps the time under the pointer in place', () => {
    const pointer = at('2026-11-14T09:00');
    const closer = zoomView(november, 0.5, pointer);
    expect(spanOfView(closer)).toBe(spanOfView(november) / 2);
    expect((pointer - closer.from) / spanOfView(closer)).toBeCloseTo(
      (pointer - november.from) / spanOfView(november),
      10,
    );
  });

  test('is limited to three hours and eight years', () => {
    expect(spanOfView(zoomView(november, 1e-9, november.from))).toBe(3 * 60 * 60 * 1000);
    expect(spanOfView(zoomView(november, 1e9, november.from))).toBe(8 * spans.year);
  });

  test('is reversible', () => {
    const back = zoomView(zoomView(november, 0.8, november.to), 1 / 0.8, november.to);
    expect(back.from).toBeCloseTo(november.from, 0);
    expect(back.to).toBeCloseTo(november.to, 0);
  });

  test('to the length of a button selects that button', () => {
    expect(spanName(viewAround(0, spans.week))).toBe('week');
    expect(spanName(zoomView(viewAround(0, spans.week), 0.9, 0))).toBeUndefined();
  });
});

describe('moving', () => {
  test('keeps the length', () => {
    expect(panView(november, 1000)).toEqual({ from: november.from + 1000, to: november.to + 1000 });
  });

  test('to a time happens only if it is out of view or near the edge', () => {
    expect(viewContaining(november, at('2026-11-15'))).toBe(november);
    const later = viewContaining(november, at('2027-01-10'));
    expect(spanOfView(later)).toBe(spanOfView(november));
    expect([later.from < at('2027-01-10'), later.to > at('2027-01-10')]).toEqual([true, true]);
  });
});

describe('the ruler', () => {
  test('numbers the days below the month, as far as there is room', () => {
    expect(minor(november, 1000)).toEqual(Array.from({ length: 30 }, (_, index) => String(index + 1)));
    expect(major(november, 1000)).toEqual(['November 2026']);
    expect(minor(november, 300)).toEqual(['26', '2', '9', '16', '23', '30']);
  });

  test('shows hours below the day, and months below the year', () => {
    const aDay = { from: at('2026-11-14'), to: at('2026-11-15') };
    expect(minor(aDay, 400)).toEqual(['00:00', '03:00', '06:00', '09:00', '12:00', '15:00', '18:00', '21:00']);
    expect(major(aDay, 400)).toEqual(['Sat 14 November 2026']);
    expect(minor({ from: at('2026-10-01'), to: at('2027-03-01') }, 600)).toEqual(
      expect.arrayContaining(['5', '12', '19']),
    );
    const aYear = { from: at('2026-06-15'), to: at('2027-06-15') };
    expect(minor(aYear, 600)[0]).toBe('Jun');
    expect(major(aYear, 600)).toEqual(['2026', '2027']);
  });

  test('never has more marks than are readable', () => {
    for (const span of [3 * 3_600_000, ...Object.values(spans), 8 * spans.year]) {
      for (const width of [280, 700, 1200])
        expect(scaleOf(viewAround(at('2026-11-14'), span), width).minor.length).toBeLessThanOrEqual(width / 20);
    }
  });

  test('has a mark at each midnight, also when clocks change', () => {
    const marks = scaleOf({ from: at('2026-10-24'), to: at('2026-10-28') }, 600).minor.map(({ at: mark }) =>
      writeWallTime(mark).slice(11),
    );
    const scale = scaleOf({ from: at('2026-10-20'), to: at('2026-11-01') }, 400).minor.map(({ at: mark }) => mark);
    expect(marks).toContain('00:00');
    for (const day of ['24', '25', '26'])
      expect(scale).toContain(wallTime(parseWallTime(`2026-10-${day}T00:00[Europe/London]`), 'Europe/London'));
  });
});

describe('wall time', () => {
  test('is the time of a clock in the zone', () => {
    const instant = parseInstant('2026-11-21T23:30:00Z');
    expect(
      [wallTime(instant, 'UTC'), wallTime(instant, 'Asia/Shanghai'), wallTime(instant, 'America/New_York')].map(
        writeWallTime,
      ),
    ).toEqual(['2026-11-21T23:30', '2026-11-22T07:30', '2026-11-21T18:30']);
  });

  test('puts nine o’clock of every edition at the same place', () => {
    const nine = (zone: string) => wallTime(parseWallTime(`2026-11-14T09:00[${zone}]`), zone);
    expect(new Set([nine('Europe/London'), nine('Europe/Berlin'), nine('America/New_York')]).size).toBe(1);
  });

  test('skips the hour when clocks are set forward', () => {
    const before = wallTime(parseInstant('2026-03-29T00:59:59Z'), 'Europe/London');
    const after = wallTime(parseInstant('2026-03-29T01:00:00Z'), 'Europe/London');
    expect([before, after].map(writeWallTime)).toEqual(['2026-03-29T00:59', '2026-03-29T02:00']);
  });

  test('is read from an address as it was written, and nothing else is accepted', () => {
    expect(writeWallTime(at('2026-11-14T09:30'))).toBe('2026-11-14T09:30');
    expect(writeWallTime(at('2026-11-14'))).toBe('2026-11-14T00:00');
    expect([null, '', 'now', '2026-13-01', '2026-11-14T25:00'].map(readWallTime)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
