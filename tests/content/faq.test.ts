import { describe, expect, test } from 'vitest';
import { spanOf } from '#rules/site/campaign.ts';
import { formatDays } from '#rules/words/dates.ts';
import { editionCodes } from '#rules/place/editions.ts';
import type { FaqAnswer } from '#rules/context/faq.ts';
import { faqPath } from '#rules/context/faq.ts';
import { parseInstant } from '#rules/time/instant.ts';
import { resolvePage } from '#rules/page/page.ts';
import type { PageContent, Site } from '#rules/site/site.ts';
import { realSite } from '../support/site/real-site.ts';
import { documentAt } from '../support/site/rendered-page.ts';
import { serveSite } from '../support/site/served-site.ts';

const noon = parseInstant('2026-11-21T12:00:00Z');
const edge = parseInstant('2026-12-01T00:00:00Z');

/** The real site, on which one question is answered only until the edge. */
function siteWithEdge(): Site {
  const site = structuredClone(realSite);
  const section = site.pages.faq?.settings.sections.find(({ kind }) => kind === 'faq') as
    | { categories?: { questions: { window?: object }[] }[] }
    | undefined;
  const question = section?.categories?.[0]?.questions[0];
  if (!question) throw new Error('the page has no question');
  question.window = { closes: edge };
  return site;
}

/** A server at an instant, asked on the host where the edition lives. */
function served(instant: number, options: Parameters<typeof serveSite>[0] = {}) {
  const { get, clock } = serveSite({ site: realSite, ...options });
  clock.set(instant);
  const { main, cn } = realSite.origins;
  return {
    clock,
    get: (path: string, headers?: Record<string, string>) => get((path === faqPath('cn') ? cn : main) + path, headers),
  };
}
/** For how many seconds shared caches keep an answer. */
const sharedFor = ({ headers }: Response) => Number(/s-maxage=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1]);

const questionsOf = ({ categories }: FaqAnswer) => categories.flatMap(({ questions }) => questions);

describe('the questions as data', () => {
  test.each(editionCodes)('are those that the page of %s shows', async (edition) => {
    const answer = await served(noon).get(faqPath(edition));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/json');
    const resolution = resolvePage(realSite, { edition, slug: 'faq' }, noon);
    const section = 'page' in resolution ? resolution.page.sections.find(({ kind }) => kind === 'faq') : undefined;
    const body = await answer.json();
    expect(body).toEqual(section?.kind === 'faq' && section.answer);
    expect(questionsOf(body as FaqAnswer).length).toBeGreaterThan(15);
  });

  test('are kept by shared caches until a question comes or goes, and are others from then on', async () => {
    const { get, clock } = served(edge - 60_000, { site: siteWithEdge() });
    const before = await get(faqPath('jp'));
    const [, kept] =
      /^public, max-age=0, must-revalidate, s-maxage=(\d+)$/.exec(before.headers.get('cache-control') ?? '') ?? [];
    expect(Number(kept)).toBeGreaterThan(50);
    expect(Number(kept)).toBeLessThanOrEqual(60);
    const first = (await before.json()) as FaqAnswer;
    expect(first.validUntil).toBe(edge);
    clock.set(edge);
    const after = await get(faqPath('jp'));
    const second = (await after.json()) as FaqAnswer;
    expect(questionsOf(second)).toHaveLength(questionsOf(first).length - 1);
    expect(second.validUntil).toBeNull();
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
  });

  test('are sent once to who has them', async () => {
    const { get } = served(noon);
    const tag = (await get(faqPath('us'))).headers.get('etag') ?? '';
    expect(tag).not.toBe('');
    const again = await get(faqPath('us'), { 'if-none-match': tag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await get(faqPath('us'), { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('are sent compressed to who can read that, as another sequence of bytes', async () => {
    const { get } = served(noon);
    const [plain, small] = [await get(faqPath('de')), await get(faqPath('de'), { 'accept-encoding': 'br' })];
    expect(small.headers.get('content-encoding')).toBe('br');
    expect(small.headers.get('vary')).toBe('Accept-Encoding');
    expect(small.headers.get('etag')).not.toBe(plain.headers.get('etag'));
    expect((await small.bytes()).length).toBeLessThan((await plain.bytes()).length / 2);
  });

  test('are not there for an edition that is none, nor for another one than that of a locked deployment', async () => {
    expect((await served(noon).get('/ssr/faq/xx')).status).toBe(404);
    expect((await served(noon).get('/ssr/faq')).status).toBe(404);
    const locked = served(noon, { config: { edition: 'cn' } });
    expect((await locked.get('/ssr/faq/us')).status).toBe(404);
    expect((await locked.get('/ssr/faq/cn')).status).toBe(200);
  });

  test('are not there while the page is not, and nobody keeps that for long', async () => {
    const site = structuredClone(realSite);
    if (site.pages.faq) site.pages.faq.settings.where.us = { opens: edge };
    const { get, clock } = served(noon, { site });
    const before = await get(faqPath('us'));
    expect(before.status).toBe(404);
    expect(before.headers.get('cache-control')).toContain('s-maxage=60');
    clock.set(edge);
    expect((await get(faqPath('us'))).status).toBe(200);
  });

  test('go with their section, which may close before the page', async () => {
    const site = structuredClone(realSite);
    const section = site.pages.faq?.settings.sections.find(({ kind }) => kind === 'faq');
    if (section) section.window = { closes: edge };
    const { get, clock } = served(edge - 60_000, { site });
    const before = await get(faqPath('jp'));
    expect(before.status).toBe(200);
    expect(sharedFor(before)).toBeLessThanOrEqual(60);
    clock.set(edge);
    expect((await get(faqPath('jp'))).status).toBe(404);
  });

  test('are kept no longer than the days of a campaign stand that their words name', async () => {
    const [first, next] = [realSite.campaigns['christmas-2024'], realSite.campaigns['christmas-2026']].map(
      (one) => one && spanOf(one, 'us'),
    );
    if (!first || !next) throw new Error('the US has no such sales');
    const { faq, ...pages } = realSite.pages;
    const written = JSON.stringify(faq).replace('Express shipping:', '{campaignDays} is the sale. Express shipping:');
    const { settings, words } = JSON.parse(written) as PageContent;
    const site = {
      ...realSite,
      pages: { ...pages, faq: { words, settings: { ...settings, campaigns: ['christmas-2024', 'christmas-2026'] } } },
    };
    const { get, clock } = served(first.closes - 60_000, { site });
    const answer = async () => {
      const reply = await get(faqPath('us'));
      return { kept: sharedFor(reply), said: JSON.stringify(await reply.json()) };
    };
    const before = await answer();
    expect(before.kept).toBeLessThanOrEqual(60);
    expect(before.said).toContain(`${formatDays(first, 'us')} is the sale.`);
    clock.set(first.closes);
    expect((await answer()).said).toContain(`${formatDays(next, 'us')} is the sale.`);
  });

  test('can be seen as they will be, by who may', async () => {
    const { get } = served(noon, { site: siteWithEdge(), config: { previewToken: 'let-me-see-it-now' } });
    const later = `${faqPath('us')}?at=2026-12-02T00:00:00Z`;
    const seen = await get(later, { cookie: 'preview=let-me-see-it-now' });
    expect(seen.headers.get('cache-control')).toBe('private, no-store');
    expect(((await seen.json()) as FaqAnswer).validUntil).toBeNull();
    expect(((await (await get(later)).json()) as FaqAnswer).validUntil).toBe(edge);
  });
});

describe('the page of questions', () => {
  test.each(editionCodes)(
    'of %s holds its questions for the first render, within what an island may carry',
    async (edition) => {
      const html = await documentAt(realSite, edition, 'faq');
      const [, props = ''] = /<x-island name="faqBrowser"[^>]* props="([^"]*)"/.exec(html) ?? [];
      const read = JSON.parse(
        props
          .replaceAll('&quot;', '"')
          .replaceAll('&#x27;', "'")
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&amp;', '&'),
      );
      expect(read.prefetched).toEqual([
        {
          base: '',
          path: faqPath(edition),
          method: 'GET',
          params: {},
          reply: expect.objectContaining({ validUntil: null }),
        },
      ]);
      expect(JSON.stringify(read).length).toBeLessThan(8 * 1024);
    },
  );

  const textOf = async (edition: 'us' | 'uk') =>
    (await documentAt(realSite, edition, 'faq')).replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

  test('says what shipping costs, how returns go and how soon support replies in the US', async () => {
    const text = await textOf('us');
    const facts = [
      'Standard shipping in the continental US: free.',
      'Express shipping: $50.',
      'Hawaii, economy: $50, in 5 to 8 business days.',
      'Puerto Rico and remote areas, economy: $100.',
      'Within 14 days: yes, unconditionally.',
      'takes returns for 30 days in all',
      'faulty within 30 days, we replace it',
      'By email, within 24 hours',
      'iOS 13 or later',
      'Android 8 or later',
    ];
    expect(facts.filter((fact) => !text.includes(fact))).toEqual([]);
  });

  test('says nothing of that elsewhere', async () => {
    const text = await textOf('uk');
    expect(text).toContain('within 14 days');
    expect(['Hawaii', 'continental', '30 days in all', '24 hours'].filter((words) => text.includes(words))).toEqual([]);
  });
});
