import { expect, test } from 'vitest';
import { editionCodes } from '#core/place/editions.ts';
import { formatInstant, parseInstant } from '#core/time/instant.ts';
import { readTimeTravelAddress } from './read-time-travel-address.ts';
import { timeTravelAddress } from './time-travel-address.ts';

const now = parseInstant('2026-11-21T12:00:00Z') + 345;
const has = ({ slug }: { slug: string }) => ['', 'black-friday'].includes(slug);
const read = (query: string, codes = editionCodes) =>
  readTimeTravelAddress(new URLSearchParams(query), { now, codes, has });

test.each([
  'edition=uk&page=black-friday&at=2026-11-14T09%3A00%3A00Z&width=1440',
  'edition=de&page=&at=2026-11-14T09%3A00%3A00Z&beside=before&width=390&zone=headquarters',
  'edition=jp&page=&at=2026-11-14T09%3A00%3A00.001Z&beside=fr&width=820&zone=viewer',
  'edition=us&page=&at=2026-11-14T09%3A00%3A00Z&beside=2025-01-01T00%3A00%3A00Z&width=1440',
])('reads and writes the address ?%s', (query) => {
  expect(timeTravelAddress(read(query))).toBe(`/preview?${query}`);
});

test('reads an empty address as the US home page now, to the second', () => {
  const { edition, slug, at, beside, width, note } = read('');
  expect({ edition, slug, at: formatInstant(at), beside: beside.kind, width, note }).toEqual({
    edition: 'us',
    slug: '',
    at: '2026-11-21T12:00:00Z',
    beside: 'nothing',
    width: 1440,
    note: undefined,
  });
});

test('replaces impossible values, with a note', () => {
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

test('allows only its edition in a locked deployment', () => {
  expect(read('edition=us&beside=de', ['cn'])).toMatchObject({ edition: 'cn', beside: { kind: 'nothing' } });
});

test('reads a typed time in the chosen zone', () => {
  const typed = 'typed=2026-11-14T09:00&edition=uk';
  expect(formatInstant(read(typed).at)).toBe('2026-11-14T09:00:00Z');
  expect(formatInstant(read(`${typed}&zone=headquarters`).at)).toBe('2026-11-14T01:00:00Z');
  expect(formatInstant(read(`${typed}&zone=viewer&viewer=Asia/Tokyo`).at)).toBe('2026-11-14T00:00:00Z');
  expect(formatInstant(read(`${typed}&zone=viewer&viewer=nonsense`).at)).toBe('2026-11-14T09:00:00Z');
});

test.each(['2026-03-29T01:30', '2026-10-25T01:30', 'soon'])(
  'keeps the instant if the typed time %s cannot be read, and says so',
  (text) => {
    const view = read(`typed=${text}&edition=uk&at=2026-11-14T09:00:00Z`);
    expect(formatInstant(view.at)).toBe('2026-11-14T09:00:00Z');
    expect(view.typed).toEqual({
      text,
      problem: expect.stringContaining(`“${text}” is no single time in Europe/London`),
    });
  },
);
