import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gradeOf } from '../support/deploy/observatory.ts';
import { askRaw } from '../support/running/raw-http.ts';
import type { RunningSite } from '../support/running/running-site.ts';
import { startSite } from '../support/running/running-site.ts';

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
    askRaw(Number(new URL(site.origin).port), path, { host, lines, method });

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
    const answer = await ask(path);
    expect(answer.body).toContain(`data-page="${kind}"`);
    expect(gradeOf(answer)).toMatchObject({ grade: 'A+', score: 130 });
  });

  test.each<[what: string, path: string, status: number]>([
    ['a response of the API', '/api/openapi.json', 200],
    ['an unknown call', '/api/us/none', 404],
    ['a missing asset', '/assets/none.js', 404],
    ['a missing picture', '/media/none', 404],
    ['a file', '/favicon.svg', 200],
    ['a correction of the address', '/US', 301],
    ['a malformed address', '/us/%00', 400],
    ['the sitemap', '/sitemap.xml', 200],
    ['the feed', '/us/news/feed.xml', 200],
    ['rules for robots', '/robots.txt', 200],
    ['the security contact', '/.well-known/security.txt', 200],
    ['a probe', '/healthz', 200],
    ['the desk of the web team', '/preview', 401],
  ])('as %s', async (_what, path, status) => {
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    expect(gradeOf(answer)).toMatchObject({ grade: 'A+', score: 130 });
  });

  test('as a script, which may start workers', async () => {
    const script = /<script type="module" src="([^"]+)"/.exec((await ask('/us')).body)?.[1] ?? '';
    const answer = await ask(script);
    expect([answer.status, gradeOf(answer).grade]).toEqual([200, 'A+']);
  });

  test('with its only cookie for visitors', async () => {
    const grade = gradeOf(await ask('/ssr/timestamp', ['CF-IPCountry: DE']));
    expect([grade.outcomes.cookies, grade.score]).toEqual(['secure, sessions http-only, same site', 135]);
  });

  test('with the cookie of the team', async () => {
    const body = 'token=a-token-of-the-team';
    const lines = ['Sec-Fetch-Site: same-origin', 'Content-Type: application/x-www-form-urlencoded'];
    const answer = await askRaw(Number(new URL(site.origin).port), '/preview/login', {
      host,
      method: 'POST',
      lines,
      body,
    });
    expect([answer.status, answer.headers.get('set-cookie')?.includes('HttpOnly'), gradeOf(answer).grade]).toEqual([
      303,
      true,
      'A+',
    ]);
  });
});
