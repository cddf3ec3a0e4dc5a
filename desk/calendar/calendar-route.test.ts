import { describe, expect, test } from 'vitest';
import { type EditionCode, editionCodes } from '#core/place/editions.ts';
import type { RequestContext, ResponseData } from '#server/http/response.ts';
import { createPreviewToken } from '#server/pages/preview-token.ts';
import { edge, fixtureSite } from '#tests/support/site/fixture-site.ts';
import type { AuditReport } from '../audit/audit-report.ts';
import { calendarFile, calendarKey, calendarScreen } from './calendar-route.ts';
import type { CalendarValue } from './calendar-value.ts';

const reportFindings = async (): Promise<AuditReport> => ({
  findings: [
    {
      check: 'odd-hour',
      severity: 'warning',
      file: 'content/regions/uk.yaml',
      path: 'textBanners.0.window.closes',
      actual: 'closes at 17:00',
      fix: 'Move it.',
    },
  ],
});

const token = 'secret';
const about = { site: fixtureSite(), root: 'nowhere', token: createPreviewToken(token) };
const contextFor = (path: string, cookie = '') =>
  ({
    url: new URL(`https://www.kinetra.example${path}`),
    now: edge,
    request: new Request('https://www.kinetra.example', { headers: { cookie } }),
  }) as RequestContext;

async function screen(
  path = '/preview/calendar',
  editions: readonly EditionCode[] = editionCodes,
): Promise<CalendarValue> {
  const view = await calendarScreen({ ...about, reportFindings, editions, context: contextFor(path) });
  if (!('screen' in view) || view.screen !== 'calendar') throw new Error('The screen is not the calendar.');
  return view.value;
}
const file = async (
  query: string,
  { cookie = '', editions = editionCodes }: { cookie?: string; editions?: readonly EditionCode[] } = {},
) =>
  (await calendarFile({
    ...about,
    editions,
    context: contextFor(`/preview/calendar.ics${query}`, cookie),
  })) as ResponseData;
const summaries = ({ body }: ResponseData) =>
  [...String(body).matchAll(/^SUMMARY:(.+)\r$/gm)].map(([, summary]) => summary);

describe('the screen', () => {
  test('has a bar for everything dated, with its findings, and the query of its address', async () => {
    const { bars, query } = await screen('/preview/calendar?edition=uk');
    const barSummaries = bars.map(({ edition, name, findings }) => [
      edition,
      name,
      findings.map(({ actual }) => actual),
    ]);
    expect(barSummaries).toEqual([
      ['us', 'Page “Summer Sale”', []],
      ['uk', 'Text banner “Summer prices”', ['closes at 17:00']],
      ['cn', 'Page “Flagship Bumblebee”', []],
    ]);
    expect(query).toBe('?edition=uk');
  });

  test('has only its edition in a locked deployment', async () => {
    expect((await screen('/preview/calendar', ['cn'])).bars.map(({ edition }) => edition)).toEqual(['cn']);
  });
});

describe('the file', () => {
  test('is served with a login, and to calendar programs with the key', async () => {
    expect((await file('', { cookie: `preview=${token}` })).status).toBe(200);
    const { status, headers } = await file(`?key=${calendarKey(token)}`);
    expect([status, headers['content-type'], headers['cache-control'], headers['x-robots-tag']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'private, no-store',
      'noindex',
    ]);
  });

  test('is refused with the token, a wrong key or no key', async () => {
    for (const query of ['', '?key=', `?key=${token}`, `?key=${calendarKey('other')}`])
      expect((await file(query)).status).toBe(403);
  });

  test('has a key that hides the token and differs for another token', () => {
    expect(calendarKey(token)).not.toContain(token);
    expect(calendarKey(token)).toMatch(/^[\w-]{43}$/);
    expect(calendarKey('other')).not.toBe(calendarKey(token));
  });

  test('contains the requested editions, and links to the time-travel preview', async () => {
    const response = await file(`?edition=uk,us&key=${calendarKey(token)}`);
    expect(summaries(response)).toEqual(['US · Page “Summer Sale” ends', 'UK · Text banner “Summer prices” ends']);
    expect(String(response.body).replaceAll('\r\n ', '')).toContain(
      'URL;VALUE=URI:https://www.kinetra.example/preview?edition=uk&page=&at=2025-08-20T16%3A00%3A00Z',
    );
    expect(response.headers['content-disposition']).toBe('attachment; filename="kinetra-uk-us.ics"');
  });

  test('lists the editions when an unknown one is requested', async () => {
    const { status, body } = await file(`?edition=xx&key=${calendarKey(token)}`);
    expect([status, body]).toEqual([400, expect.stringContaining('"xx" is none of cn, us, uk')]);
  });

  test('contains only its edition in a locked deployment', async () => {
    expect(summaries(await file(`?key=${calendarKey(token)}`, { editions: ['cn'] }))).toEqual([
      'CN · Page “Flagship Bumblebee” begins',
    ]);
  });
});
