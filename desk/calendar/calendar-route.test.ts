import { expect, test } from 'vitest';
import { type EditionCode, editionCodes } from '#core/place/editions.ts';
import type { RequestContext, ResponseData } from '#server/http/response.ts';
import { createPreviewToken } from '#server/pages/preview-token.ts';
import { findingWith } from '#tests/support/desk/desk-values.ts';
import { edge, fixtureSite } from '#tests/support/site/fixture-site.ts';
import { calendarFile, calendarKey, calendarScreen } from './calendar-route.ts';
import type { CalendarValue } from './calendar-value.ts';

const token = 'secret';
const requestOf = (path: string, editions: readonly EditionCode[], cookie = '') => {
  const url = new URL(path, 'https://www.kinetra.example');
  const request = new Request(url, { headers: { cookie } });
  return {
    site: fixtureSite(),
    root: 'nowhere',
    token: createPreviewToken(token),
    editions,
    context: { url, now: edge, request } as RequestContext,
    reportFindings: async () => ({ findings: [findingWith({})] }),
  };
};

async function barsAt(path: string, editions: readonly EditionCode[] = editionCodes) {
  const view = await calendarScreen(requestOf(path, editions));
  const { bars, query } = view.value as CalendarValue;
  return { query, bars: bars.map(({ edition, name, findings }) => [edition, name, findings.length]) };
}
const fileAt = async (query: string, editions: readonly EditionCode[] = editionCodes, cookie = '') =>
  (await calendarFile(requestOf(`/preview/calendar.ics${query}`, editions, cookie))) as ResponseData;
const withKey = (query: string, editions?: readonly EditionCode[]) =>
  fileAt(`?${query}key=${calendarKey(token)}`, editions);
const summaries = ({ body }: ResponseData) =>
  [...String(body).matchAll(/^SUMMARY:(.+)\r$/gm)].map(([, summary]) => summary);

test('the screen has a bar for everything dated, with its findings, and the query of its address', async () => {
  expect(await barsAt('/preview/calendar?edition=uk')).toEqual({
    query: '?edition=uk',
    bars: [
      ['us', 'Page “Summer Sale”', 0],
      ['uk', 'Text banner “Summer prices”', 1],
      ['cn', 'Page “Flagship Bumblebee”', 0],
    ],
  });
});

test('a locked deployment shows and exports its own edition only', async () => {
  expect((await barsAt('/preview/calendar', ['cn'])).bars).toEqual([['cn', 'Page “Flagship Bumblebee”', 0]]);
  expect(summaries(await withKey('', ['cn']))).toEqual(['CN · Page “Flagship Bumblebee” begins']);
});

test('the file is served with a login, and to calendar programs with the key', async () => {
  expect((await fileAt('', editionCodes, `preview=${token}`)).status).toBe(200);
  expect(await withKey('')).toMatchObject({
    status: 200,
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  });
});

test.each(['', '?key=', `?key=${token}`, `?key=${calendarKey('other')}`])(
  'the file is refused with “%s”',
  async (query) => {
    expect((await fileAt(query)).status).toBe(403);
  },
);

test('the key hides the token and differs for another token', () => {
  expect(calendarKey(token)).not.toContain(token);
  expect(calendarKey(token)).toMatch(/^[\w-]{43}$/);
  expect(calendarKey('other')).not.toBe(calendarKey(token));
});

test('the file contains the requested editions, and links to the time-travel preview', async () => {
  const response = await withKey('edition=uk,us&');
  expect(summaries(response)).toEqual(['US · Page “Summer Sale” ends', 'UK · Text banner “Summer prices” ends']);
  expect(String(response.body).replaceAll('\r\n ', '')).toContain(
    'URL;VALUE=URI:https://www.kinetra.example/preview?edition=uk&page=&at=2025-08-20T16%3A00%3A00Z',
  );
  expect(response.headers['content-disposition']).toBe('attachment; filename="kinetra-uk-us.ics"');
  const { status, body } = await withKey('edition=xx&');
  expect([status, body]).toEqual([400, expect.stringContaining('"xx" is none of cn, us, uk')]);
});
