import { describe, expect, test } from 'vitest';
import type { DatedWindow } from '#core/dated/dated-window.ts';
import { parseInstant, parseWallTime } from '#core/time/instant.ts';
import { calendarIcs } from './calendar-ics.ts';

const banner: DatedWindow = {
  id: 'uk content/regions/uk.yaml early',
  edition: 'uk',
  kind: 'banner',
  name: 'Text banner “Early; first, prices”',
  file: 'content/campaigns/black-friday-2026.yaml',
  path: 'stages.0.windows.uk',
  usedIn: { file: 'content/regions/uk.yaml', path: 'textBanners.0.window' },
  opens: parseWallTime('2026-11-14T09:00[Europe/London]'),
  closes: parseWallTime('2026-11-22T00:00[Europe/London]'),
  slug: 'black-friday',
};
const options = { brand: 'KINETRA', host: 'www.kinetra.example', now: parseInstant('2026-11-21T12:00:00Z') };
const icsOf = (windows: DatedWindow[], more = {}) => calendarIcs(windows, { ...options, ...more });
/** The lines of an iCalendar, unfolded. */
const lines = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');
const line = (text: string, name: string) => lines(text).find((one) => one.startsWith(name));

describe('the iCalendar', () => {
  test('has one event for each window, from its opening to its close', () => {
    const text = icsOf([banner, { ...banner, id: 'other' }]);
    expect(lines(text).filter((one) => one === 'BEGIN:VEVENT')).toHaveLength(2);
    expect([line(text, 'DTSTART'), line(text, 'DTEND'), line(text, 'DTSTAMP')]).toEqual([
      'DTSTART:20261114T090000Z',
      'DTEND:20261122T000000Z',
      'DTSTAMP:20261121T120000Z',
    ]);
  });

  test('keeps the UID of an event when its times or its name change', () => {
    const moved = { ...banner, opens: (banner.opens as number) + 1000, name: 'Text banner “Later”' };
    expect(line(icsOf([moved]), 'UID')).toBe(line(icsOf([banner]), 'UID'));
    expect(line(icsOf([{ ...banner, id: 'other' }]), 'UID')).not.toBe(line(icsOf([banner]), 'UID'));
  });

  test('folds lines at 75 bytes, ends them with CR LF, and escapes separators', () => {
    const text = icsOf([banner]);
    expect(text.split('\r\n').filter((one) => Buffer.byteLength(one) > 75 || one.includes('\n'))).toEqual([]);
    expect(line(text, 'SUMMARY')).toBe('SUMMARY:UK · Text banner “Early\\; first\\, prices”');
  });

  test('describes an event with its times in the edition and at the headquarters, and its place in content', () => {
    const description = line(icsOf([banner]), 'DESCRIPTION') ?? '';
    expect(description).toContain(
      'Opens: Sat 14 Nov 2026\\, 09:00 GMT (London)\\; Sat 14 Nov 2026\\, 17:00 GMT+8 (Shanghai)',
    );
    expect(description).toContain('Written in content/campaigns/black-friday-2026.yaml\\, stages.0.windows.uk');
    expect(description).toContain('Used in content/regions/uk.yaml\\, textBanners.0.window');
  });

  test('has an event without duration for a window with one end', () => {
    const { opens, ...ending } = banner;
    const text = icsOf([ending]);
    expect([line(text, 'DTSTART'), line(text, 'DTEND')]).toEqual(['DTSTART:20261122T000000Z', undefined]);
    expect(line(text, 'SUMMARY')).toMatch(/ ends$/);
  });

  test('links to the desk if there is one, and does not mark anybody as busy', () => {
    const text = icsOf([banner], {
      previewAddress: ({ slug }: DatedWindow, at: number) =>
        `https://www.kinetra.example/preview?page=${slug}&at=${at}`,
    });
    expect(line(text, 'URL')).toBe(
      `URL;VALUE=URI:https://www.kinetra.example/preview?page=black-friday&at=${banner.opens}`,
    );
    expect(line(text, 'TRANSP')).toBe('TRANSP:TRANSPARENT');
  });
});
