import { describe, expect, test } from 'vitest';
import { type FaqExcerpt, type FaqResponse, faqPath, faqSlug } from '#contract/faq.ts';
import { fullCampaignWindow } from '#core/campaigns/campaign.ts';
import { type Campaign, campaign } from '#core/campaigns/campaign-schema.ts';
import { faqCategorySlugs } from '#core/faq/faq-categories.ts';
import { isPageOpen } from '#core/links/link.ts';
import { type EditionCode, editionCodes } from '#core/place/editions.ts';
import type { PageContent, Site } from '#core/site.ts';
import { parseInstant } from '#core/time/instant.ts';
import { Moment } from '#core/time/moment.ts';
import { formatDays } from '#core/words/dates.ts';
import { resolvePage } from '#pages/resolve-page.ts';
import { realSite } from '#tests/support/site/real-site.ts';
import { documentAt } from '#tests/support/site/rendered-page.ts';
import { createTestSite } from '#tests/support/site/test-site.ts';

const noon = parseInstant('2026-11-21T12:00:00Z');
const edge = parseInstant('2026-12-01T00:00:00Z');

interface FaqSection {
  id: string;
  categories: { id: string; questions: { id: string; window?: object }[] }[];
}
interface FaqWords {
  categories: Record<string, { questions: Record<string, { answer: string[] }> }>;
}

/** The real site with one question that closes at the edge. */
function siteWithEdge(): Site {
  const site = structuredClone(realSite);
  const section = site.pages.faq?.settings.sections.find(({ kind }) => kind === 'faq') as FaqSection | undefined;
  const question = section?.categories[0]?.questions[0];
  if (!question) throw new Error('the page has no question');
  question.window = { closes: edge };
  return site;
}

/** The real site with these words as the first answer, on a page of these campaigns. */
function siteWithAnswer(edition: EditionCode, words: string, campaigns: Record<string, Campaign>): Site {
  const { pages, ...site } = structuredClone(realSite);
  const { settings, words: wordsByEdition } = pages.faq as PageContent;
  settings.campaigns = Object.keys(campaigns);
  const section = settings.sections.find(({ kind }) => kind === 'faq') as FaqSection | undefined;
  const [category] = section?.categories ?? [];
  const sections = wordsByEdition[edition]?.sections as Record<string, FaqWords> | undefined;
  const question =
    sections?.[section?.id ?? '']?.categories[category?.id ?? '']?.questions[category?.questions[0]?.id ?? ''];
  if (!question) throw new Error('the page has no question');
  question.answer = [words];
  return { ...site, pages, campaigns: { ...site.campaigns, ...campaigns } };
}

/** A server at an instant. `get` uses the host of the edition. */
function serveAt(instant: number, options: Parameters<typeof createTestSite>[0] = {}) {
  const { get, clock } = createTestSite({ site: realSite, ...options });
  clock.set(instant);
  const { main, cn } = realSite.origins;
  return {
    clock,
    get: (path: string, headers?: Record<string, string>) => get((path === faqPath('cn') ? cn : main) + path, headers),
  };
}
/** Reads the seconds for which shared caches may keep a response. */
const sharedSeconds = ({ headers }: Response) => Number(/s-maxage=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1]);

const questionsOf = ({ categories }: FaqResponse) => categories.flatMap(({ questions }) => questions);

describe('the FAQ data', () => {
  test.each(editionCodes)('are the questions on the page of %s', async (edition) => {
    const response = await serveAt(noon).get(faqPath(edition));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json');
    const resolution = resolvePage(realSite, { edition, slug: 'faq' }, noon);
    const section = 'page' in resolution ? resolution.page.sections.find(({ kind }) => kind === 'faq') : undefined;
    const body = await response.json();
    expect(body).toEqual(section?.kind === 'faq' && section.answer);
    expect(questionsOf(body as FaqResponse)).not.toEqual([]);
  });

  test('are cached until a question opens or closes, and change then', async () => {
    const { get, clock } = serveAt(edge - 60_000, { site: siteWithEdge() });
    const before = await get(faqPath('jp'));
    const [, seconds] =
      /^public, max-age=0, must-revalidate, s-maxage=(\d+)$/.exec(before.headers.get('cache-control') ?? '') ?? [];
    expect(Number(seconds)).toBeGreaterThan(50);
    expect(Number(seconds)).toBeLessThanOrEqual(60);
    const first = (await before.json()) as FaqResponse;
    expect(first.validUntil).toBe(edge);
    clock.set(edge);
    const after = await get(faqPath('jp'));
    const second = (await after.json()) as FaqResponse;
    expect(questionsOf(second)).toHaveLength(questionsOf(first).length - 1);
    expect(second.validUntil).not.toBe(edge);
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
  });

  test('are not sent again to a client that has them', async () => {
    const { get } = serveAt(noon);
    const tag = (await get(faqPath('us'))).headers.get('etag') ?? '';
    expect(tag).not.toBe('');
    const revalidated = await get(faqPath('us'), { 'if-none-match': tag });
    expect([revalidated.status, await revalidated.text()]).toEqual([304, '']);
    expect((await get(faqPath('us'), { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('are compressed for clients that accept it, with another etag', async () => {
    const { get } = serveAt(noon);
    const [plain, compressed] = [await get(faqPath('de')), await get(faqPath('de'), { 'accept-encoding': 'br' })];
    expect(compressed.headers.get('content-encoding')).toBe('br');
    expect(compressed.headers.get('vary')).toBe('Accept-Encoding');
    expect(compressed.headers.get('etag')).not.toBe(plain.headers.get('etag'));
    expect((await compressed.arrayBuffer()).byteLength).toBeLessThan((await plain.arrayBuffer()).byteLength / 2);
  });

  test('do not exist for an unknown edition, nor for another edition of a locked deployment', async () => {
    expect((await serveAt(noon).get('/ssr/faq/xx')).status).toBe(404);
    expect((await serveAt(noon).get('/ssr/faq')).status).toBe(404);
    const locked = serveAt(noon, { config: { edition: 'cn' } });
    expect((await locked.get('/ssr/faq/us')).status).toBe(404);
    expect((await locked.get('/ssr/faq/cn')).status).toBe(200);
  });

  test('do not exist before the page opens, and that is cached for a minute only', async () => {
    const site = structuredClone(realSite);
    if (site.pages.faq) site.pages.faq.settings.where.us = { opens: edge };
    const { get, clock } = serveAt(noon, { site });
    const before = await get(faqPath('us'));
    expect(before.status).toBe(404);
    expect(before.headers.get('cache-control')).toContain('s-maxage=60');
    clock.set(edge);
    expect((await get(faqPath('us'))).status).toBe(200);
  });

  test('disappear with their section, which may close before the page', async () => {
    const site = structuredClone(realSite);
    const section = site.pages.faq?.settings.sections.find(({ kind }) => kind === 'faq');
    if (section) section.window = { closes: edge };
    const { get, clock } = serveAt(edge - 60_000, { site });
    const before = await get(faqPath('jp'));
    expect(before.status).toBe(200);
    expect(sharedSeconds(before)).toBeLessThanOrEqual(60);
    clock.set(edge);
    expect((await get(faqPath('jp'))).status).toBe(404);
  });

  test('are cached no longer than the campaign days in their words are valid', async () => {
    const [sale, later] = ['2026-11', '2026-12'].map((month) => {
      const us = { opens: `${month}-22T00:00[America/New_York]`, closes: `${month}-30T00:00[America/New_York]` };
      return campaign.parse({ stages: [{ id: 'main', windows: { us } }] });
    }) as [Campaign, Campaign];
    const site = siteWithAnswer('us', '{campaignDays} is the sale.', { sale, later });
    const [first, next] = [fullCampaignWindow(sale, 'us'), fullCampaignWindow(later, 'us')];
    if (!first || !next) throw new Error('the US takes no part');
    const { get, clock } = serveAt(first.closes - 60_000, { site });
    const fetchFaq = async () => {
      const response = await get(faqPath('us'));
      return { seconds: sharedSeconds(response), text: JSON.stringify(await response.json()) };
    };
    const before = await fetchFaq();
    expect(before.seconds).toBeLessThanOrEqual(60);
    expect(before.text).toContain(`${formatDays(first, 'us')} is the sale.`);
    clock.set(first.closes);
    expect((await fetchFaq()).text).toContain(`${formatDays(next, 'us')} is the sale.`);
  });

  test('can be previewed at another instant with the preview cookie', async () => {
    const { get } = serveAt(noon, { site: siteWithEdge(), config: { previewToken: 'let-me-see-it-now' } });
    const later = `${faqPath('us')}?at=2026-12-02T00:00:00Z`;
    const preview = await get(later, { cookie: 'preview=let-me-see-it-now' });
    expect(preview.headers.get('cache-control')).toBe('private, no-store');
    expect(((await preview.json()) as FaqResponse).validUntil).not.toBe(edge);
    expect(((await (await get(later)).json()) as FaqResponse).validUntil).toBe(edge);
  });
});

describe('the FAQ page', () => {
  test.each(editionCodes)(
    'of %s carries the questions of its category for the first render, in at most 4 KiB of props',
    async (edition) => {
      for (const slug of [faqSlug, ...faqCategorySlugs(realSite)]) {
        if (!isPageOpen(realSite, edition, slug, new Moment(noon))) continue;
        const props = islandPropsIn(await documentAt(realSite, edition, slug));
        const [first] = props.excerpt.categories;
        expect(props.category).toBe(slug === faqSlug ? first?.id : slug.split('/')[1]);
        const idsWithQuestions = props.excerpt.categories.flatMap(({ id, questions }) => (questions ? [id] : []));
        expect(idsWithQuestions).toEqual([props.category]);
        expect(JSON.stringify(props).length).toBeLessThan(4 * 1024);
      }
    },
  );
});

function islandPropsIn(html: string): { category: string; excerpt: FaqExcerpt } {
  const [, props = ''] = /<x-island name="faq-browser"[^>]* props="([^"]*)"/.exec(html) ?? [];
  return JSON.parse(
    props
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&'),
  );
}
