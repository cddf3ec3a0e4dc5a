import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gradeResponse } from '../support/deploy/observatory.ts';
import { requestRaw } from '../support/running/raw-http.ts';
import { type RunningSite, startSite } from '../support/running/running-site.ts';

describe('the site is graded A+', () => {
  const host = 'pre.hub.kinetra.example';
  let site: RunningSite;
  beforeAll(async () => {
    site = await startSite({
      SITE_ENV: 'preproduction',
      SITE_CLOCK: '2026-11-21T21:00:00Z',
      PREVIEW_TOKEN: 'a-token-of-the-team',
    });
  }, 60_000);
  afterAll(() => site?.stop());
  const ask = (path: string, lines: string[] = [], method = 'GET') =>
    requestRaw(Number(new URL(site.origin).port), path, { host, lines, method });

  const kinds = {
    home: '',
    product: 'flagship-megatron',
    chooser: 'choose-your-region',
    form: 'login',
    support: 'faq',
    news: 'news',
    'not-found': 'nothing-here',
  };
  const pages = (['us', 'de', 'cn'] as const).flatMap((edition) => [
    ...Object.entries(kinds).map(([kind, slug]): [kind: string, path: string] => [
      kind,
      edition === 'cn' ? `/${slug}` : `/${edition}/${slug}`.replace(/\/$/, ''),
    ]),
    ...(edition === 'cn' ? [] : [['sale', `/${edition}/black-friday`] as [string, string]]),
  ]);

  test.each(pages)('as a page of the kind %s: %s', async (kind, path) => {
    const response = await ask(path);
    expect(response.body).toContain(`data-page="${kind}"`);
    expect(gradeResponse(response)).toMatchObject({ grade: 'A+', score: 130 });
  });

  test.each<[what: string, path: string, status: number]>([
    ['a response of the API', '/api/openapi.json', 200],
    ['an unknown call', '/api/us/none', 404],
    ['a missing asset', '/assets/none.js', 404],
    ['a missing picture', '/media/none', 404],
    ['a file', '/favicon.svg', 200],
    ['the icon that browsers ask for by themselves', '/favicon.ico', 200],
    ['a correction of the address', '/US', 301],
    ['a malformed address', '/us/%00', 400],
    ['the sitemap', '/sitemap.xml', 200],
    ['the feed', '/us/news/feed.xml', 200],
    ['rules for robots', '/robots.txt', 200],
    ['the security contact', '/.well-known/security.txt', 200],
    ['a probe', '/healthz', 200],
    ['the desk of the web team', '/preview', 401],
  ])('as %s', async (_what, path, status) => {
    const response = await ask(path);
    expect(response.status).toBe(status);
    expect(gradeResponse(response)).toMatchObject({ grade: 'A+', score: 130 });
  });

  test('as a script, which may start workers', async () => {
    const script = /<script type="module" src="([^"]+)"/.exec((await ask('/us')).body)?.[1] ?? '';
    const response = await ask(script);
    expect([response.status, gradeResponse(response).grade]).toEqual([200, 'A+']);
  });

  test('with its only cookie for visitors', async () => {
    const grade = gradeResponse(await ask('/ssr/timestamp', ['CF-IPCountry: DE']));
    expect([grade.outcomes.cookies, grade.score]).toEqual(['secure, sessions http-only, same site', 135]);
  });

  test('with the cookie of the team', async () => {
    const body = 'token=a-token-of-the-team';
    const lines = ['Sec-Fetch-Site: same-origin', 'Content-Type: application/x-www-form-urlencoded'];
    const response = await requestRaw(Number(new URL(site.origin).port), '/preview/login', {
      host,
      method: 'POST',
      lines,
      body,
    });
    expect([
      response.status,
      response.headers.get('set-cookie')?.includes('HttpOnly'),
      gradeResponse(response).grade,
    ]).toEqual([303, true, 'A+']);
  });
});
