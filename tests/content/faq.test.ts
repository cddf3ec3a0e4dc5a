import { expect, test } from 'vitest';
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
import { attributeOf, elementsIn, parseHtml } from '#tests/support/documents/parse-html.ts';
import { testByDepth } from '#tests/support/rows-by-depth.ts';
import { realSite } from '#tests/support/site/real-site.ts';
import { documentAt } from '#tests/support/site/rendered-page.ts';
import { createTestSite } from '#tests/support/site/test-site.ts';

const noon = parseInstant('2026-11-21T12:00:00Z');
const edge = parseInstant('2026-12-01T00:00:00Z');

interface FaqSection {
  id: string;
  window?: object;
  categories: [{ id: string; questions: [{ id: string; window?: object }] }];
}
interface FaqWords {
  categories: Record<string, { questions: Record<string, { answer: string[] }> }>;
}

/** The real site with another FAQ: `change` gets its page and its section. */
function siteWith(change: (page: PageContent, section: FaqSection) => void): Site {
  const site = structuredClone(realSite);
  const page = site.pages[faqSlug] as PageContent;
  change(page, page.settings.sections.find(({ kind }) => kind === 'faq') as unknown as FaqSection);
  return site;
}

/** A server at an instant. `read` uses the host of the edition. */
function serveAt(instant: number, site = realSite) {
  const { get, clock } = createTestSite({ site });
  clock.set(instant);
  const { main, cn } = realSite.origins;
  const read = async (path: string) => {
    const response = await get((path === faqPath('cn') ? cn : main) + path);
    const seconds = Number(/s-maxage=(\d+)/.exec(response.headers.get('cache-control') ?? '')?.[1]);
    const text = await response.text();
    return { status: response.status, headers: response.headers, seconds, text, body: () => JSON.parse(text) };
  };
  return { clock, read };
}

const questionsOf = ({ categories }: FaqResponse) => categories.flatMap(({ questions }) => questions);

// server/pages/text-cache.test.ts shows that such data are cached, compressed and previewed.
test.each(editionCodes)('the FAQ data of %s are the questions on its page', async (edition) => {
  const { status, headers, body } = await serveAt(noon).read(faqPath(edition));
  expect([status, headers.get('content-type')]).toEqual([200, 'application/json']);
  const resolution = resolvePage(realSite, { edition, slug: faqSlug }, noon);
  const section = 'page' in resolution ? resolution.page.sections.find(({ kind }) => kind === 'faq') : undefined;
  expect(body()).toEqual(section?.kind === 'faq' && section.answer);
  expect(questionsOf(body())).not.toEqual([]);
});

test('the FAQ data are cached until a question opens or closes, and change then', async () => {
  const site = siteWith((_page, section) =>
    Object.assign(section.categories[0].questions[0], { window: { closes: edge } }),
  );
  const { read, clock } = serveAt(edge - 60_000, site);
  const before = await read(faqPath('jp'));
  expect(before.seconds).toBeGreaterThan(50);
  expect(before.seconds).toBeLessThanOrEqual(60);
  expect(before.body().validUntil).toBe(edge);
  clock.set(edge);
  const after = await read(faqPath('jp'));
  expect(questionsOf(after.body())).toHaveLength(questionsOf(before.body()).length - 1);
  expect(after.body().validUntil).not.toBe(edge);
});

test('there are no FAQ data for an unknown edition, nor for another one of a locked deployment', async () => {
  expect((await serveAt(noon).read('/ssr/faq/xx')).status).toBe(404);
  expect((await serveAt(noon).read('/ssr/faq')).status).toBe(404);
  const locked = createTestSite({ site: realSite, config: { edition: 'cn' } });
  const statusOf = async (edition: EditionCode) => (await locked.get(realSite.origins.cn + faqPath(edition))).status;
  expect([await statusOf('us'), await statusOf('cn')]).toEqual([404, 200]);
});

test('the FAQ data are there while the page and its section are', async () => {
  const statusesOf = async (site: Site) => {
    const { read, clock } = serveAt(edge - 60_000, site);
    const before = await read(faqPath('us'));
    clock.set(edge);
    return [before.status, before.seconds <= 60, (await read(faqPath('us'))).status];
  };
  const opening = siteWith(({ settings }) => Object.assign(settings.where, { us: { opens: edge } }));
  const closing = siteWith((_page, section) => Object.assign(section, { window: { closes: edge } }));
  expect([await statusesOf(opening), await statusesOf(closing)]).toEqual([
    [404, true, 200],
    [200, true, 404],
  ]);
});

test('the FAQ data are cached no longer than the campaign days in their words are valid', async () => {
  const [sale, later] = ['2026-11', '2026-12'].map((month) => {
    const us = { opens: `${month}-22T00:00[America/New_York]`, closes: `${month}-30T00:00[America/New_York]` };
    return campaign.parse({ stages: [{ id: 'main', windows: { us } }] });
  }) as [Campaign, Campaign];
  const site = siteWith(({ settings, words }, { id, categories: [category] }) => {
    settings.campaigns = ['sale', 'later'];
    const section = words.us?.sections[id] as FaqWords | undefined;
    const question = section?.categories[category.id]?.questions[category.questions[0].id];
    Object.assign(question ?? {}, { answer: ['{campaignDays} is the sale.'] });
  });
  Object.assign(site.campaigns, { sale, later });
  const [first, next] = [fullCampaignWindow(sale, 'us'), fullCampaignWindow(later, 'us')];
  if (!first || !next) throw new Error('the US takes no part');
  const { read, clock } = serveAt(first.closes - 60_000, site);
  const before = await read(faqPath('us'));
  expect(before.seconds).toBeLessThanOrEqual(60);
  expect(before.text).toContain(`${formatDays(first, 'us')} is the sale.`);
  clock.set(first.closes);
  expect((await read(faqPath('us'))).text).toContain(`${formatDays(next, 'us')} is the sale.`);
});

testByDepth<EditionCode>({ gate: ['us', 'cn'], all: editionCodes })(
  'the FAQ page of %s carries the questions of its category for the first render, in at most 4 KiB',
  async (edition) => {
    for (const slug of [faqSlug, ...faqCategorySlugs(realSite)]) {
      if (!isPageOpen(realSite, edition, slug, new Moment(noon))) continue;
      const islands = elementsIn(parseHtml(await documentAt(realSite, edition, slug)), 'x-island');
      const island = islands.find((each) => attributeOf(each, 'name') === 'faq-browser');
      const props = (island && attributeOf(island, 'props')) ?? '';
      const { category, excerpt } = JSON.parse(props) as { category: string; excerpt: FaqExcerpt };
      expect(category).toBe(slug === faqSlug ? excerpt.categories[0]?.id : slug.split('/')[1]);
      expect(excerpt.categories.flatMap(({ id, questions }) => (questions ? [id] : []))).toEqual([category]);
      expect(props.length).toBeLessThan(4 * 1024);
    }
  },
);
