import { expect, test } from 'vitest';
import type { DatedWindow } from '#core/dated/dated-window.ts';
import { parseInstant, parseWallTime } from '#core/time/instant.ts';
import { windowWith } from '#tests/support/desk/desk-values.ts';
import { calendarIcs, type IcsOptions } from './calendar-ics.ts';

const banner = windowWith({
  id: 'uk content/regions/uk.yaml early',
  kind: 'banner',
  name: 'Text banner “Early; first, prices”',
  usedIn: { file: 'content/regions/uk.yaml', path: 'textBanners.0.window' },
  opens: parseWallTime('2026-11-14T09:00[Europe/London]'),
  closes: parseWallTime('2026-11-22T00:00[Europe/London]'),
});
const icsOf = (windows: DatedWindow[], more: Partial<IcsOptions> = {}) =>
  calendarIcs(windows, {
    brand: 'KINETRA',
    host: 'www.kinetra.example',
    now: parseInstant('2026-11-21T12:00:00Z'),
    ...more,
  });
/** The lines of an iCalendar, unfolded. */
const lines = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');
const line = (text: string, name: string) => lines(text).find((one) => one.startsWith(name));

test('a calendar program gets an event for each window, with its times, and nobody is busy then', () => {
  const text = icsOf([banner, { ...banner, id: 'other' }]);
  expect(lines(text).filter((one) => one === 'BEGIN:VEVENT')).toHaveLength(2);
  expect(lines(text)).toEqual(
    expect.arrayContaining([
      ...['DTSTART:20261114T090000Z', 'DTEND:20261122T000000Z', 'DTSTAMP:20261121T120000Z'],
      ...['TRANSP:TRANSPARENT', 'SUMMARY:UK · Text banner “Early\\; first\\, prices”'],
    ]),
  );
  expect(text.split('\r\n').filter((one) => Buffer.byteLength(one) > 75 || one.includes('\n'))).toEqual([]);
});

test('an event keeps its UID when its times or its name change', () => {
  const uidOf = (more: Partial<DatedWindow>) => line(icsOf([{ ...banner, ...more }]), 'UID');
  expect(uidOf({ opens: (banner.opens as number) + 1000, name: 'Text banner “Later”' })).toBe(uidOf({}));
  expect(uidOf({ id: 'other' })).not.toBe(uidOf({}));
});

test('an event has its times in the edition and at the headquarters, its place in content and its preview', () => {
  const previewAddress = ({ slug }: DatedWindow, at: number) => `https://desk.example/preview?page=${slug}&at=${at}`;
  const text = icsOf([banner], { previewAddress });
  for (const part of [
    'Opens: Sat 14 Nov 2026\\, 09:00 GMT (London)\\; Sat 14 Nov 2026\\, 17:00 GMT+8 (Shanghai)',
    'Written in content/campaigns/black-friday-2026.yaml\\, stages.0.windows.uk',
    'Used in content/regions/uk.yaml\\, textBanners.0.window',
  ])
    expect(line(text, 'DESCRIPTION')).toContain(part);
  expect(line(text, 'URL')).toBe(
    `URL;VALUE=URI:https://desk.example/preview?page=black-friday&at=${String(banner.opens)}`,
  );
});

test('a window with one end is an event without duration', () => {
  const { opens, ...ending } = banner;
  const text = icsOf([ending]);
  expect([line(text, 'DTSTART'), line(text, 'DTEND')]).toEqual(['DTSTART:20261122T000000Z', undefined]);
  expect(line(text, 'SUMMARY')).toMatch(/ ends$/);
});
