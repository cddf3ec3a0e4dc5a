import { expect, test } from 'vitest';
import { editionCodes } from '#rules/place/editions.ts';
import { formatInstant, parseInstant } from '#rules/time/instant.ts';
import { readTimeTravelAddress, timeTravelAddress } from './time-travel-address.ts';

const now = parseInstant('2026-11-21T12:00:00Z') + 345;
const has = ({ slug }: { slug: string }) => ['', 'black-friday'].includes(slug);
const read = (query: string, codes = editionCodes) =>
  readTimeTravelAddress(new URLSearchParams(query), { now, codes, has });

test.each([
  'edition=uk&page=black-friday&at=2026-11-14T09%3A00%3A00Z&width=1440',
  'edition=de&page=&at=2026-11-14T09%3A00%3A00Z&beside=before&width=390&zone=headquarters',
  'edition=jp&page=&at=2026-11-14T09%3A00%3A00.001Z&beside=fr&width=820&zone=viewer',
  'edition=us&page=&at=2026-11-14T09%3A00%3A00Z&beside=2025-01-01T00%3A00%3A00Z&width=1440',
])('the address ?%s is read and written the same', (query) => {
  expect(timeTravelAddress(read(query))).toBe(`/preview?${query}`);
});

test('an empty address is the US home page now, to the second', () => {
  const { edition, slug, at, beside, width, note } = read('');
  expect({ edition, slug, at: formatInstant(at), beside: beside.kind, width, note }).toEqual({
    ...{ edition: 'us', slug: '', at: '2026-11-21T12:00:00Z', beside: 'nothing', width: 1440, note: undefined },
  });
});

test('what cannot be is replaced, and said', () => {
  expect(read('edition=uk&page=nowhere').note).toBe(
    'The uk edition never has a page /uk/nowhere; this is its home page.',
  );
  expect(read('at=tomorrow').note).toContain('"tomorrow" is not an instant');
  expect(read('edition=xx&width=7&zone=moon&beside=mars')).toMatchObject({
    edition: 'us',
    width: 1440,
    zone: 'edition',
    beside: { kind: 'nothing' },
  });
});

test('a locked deployment looks at its edition alone', () => {
  expect(read('edition=us&beside=de', ['cn'])).toMatchObject({ edition: 'cn', beside: { kind: 'nothing' } });
});

test('a typed time is of the chosen zone, the viewer’s being what the browser says', () => {
  const typed = 'typed=2026-11-14 09:00&edition=uk';
  expect(formatInstant(read(typed).at)).toBe('2026-11-14T09:00:00Z');
  expect(formatInstant(read(`${typed}&zone=headquarters`).at)).toBe('2026-11-14T01:00:00Z');
  expect(formatInstant(read(`${typed}&zone=viewer&viewer=Asia/Tokyo`).at)).toBe('2026-11-14T00:00:00Z');
  expect(formatInstant(read(`${typed}&zone=viewer&viewer=nonsense`).at)).toBe('2026-11-14T09:00:00Z');
});

test('a typed time that cannot be read leaves the instant as it was, and says why', () => {
  const asked = read('typed=soon&edition=uk&at=2026-11-14T09:00:00Z');
  expect(formatInstant(asked.at)).toBe('2026-11-14T09:00:00Z');
  expect(asked.typed).toEqual({ text: 'soon', problem: expect.stringContaining('“soon” is not a day and an hour') });
});
