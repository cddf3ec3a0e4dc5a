import { expect, test } from 'vitest';
import { faqSlug } from '#contract/faq.ts';
import { faqCategorySlugs } from '#core/faq/faq-categories.ts';
import type { FaqCategorySettings } from '#core/faq/faq-schema.ts';
import { isPageOpen, pageAddress } from '#core/links/link.ts';
import { type EditionCode, editionCodes } from '#core/place/editions.ts';
import { pagePath } from '#core/place/place.ts';
import type { Site } from '#core/site.ts';
import { parseInstant } from '#core/time/instant.ts';
import { Moment } from '#core/time/moment.ts';
import { resolvePage } from '#pages/resolve-page.ts';
import { testByDepth } from '#tests/support/rows-by-depth.ts';
import { realSite } from '#tests/support/site/real-site.ts';
import { pageAt, renderPage } from '#tests/support/site/rendered-page.ts';
import { createTestSite } from '#tests/support/site/test-site.ts';

const edge = parseInstant('2026-12-01T00:00:00Z');
const faq = pagePath({ edition: 'us', slug: faqSlug });

type Categories = [FaqCategorySettings, FaqCategorySettings, ...FaqCategorySettings[]];
const categoriesOf = (site: Site): Categories => {
  const section = site.pages[faqSlug]?.settings.sections.find(({ kind }) => kind === 'faq');
  return (section as unknown as { categories: Categories }).categories;
};
const [first, second] = categoriesOf(realSite).map(({ id }) => `${faqSlug}/${id}`) as [string, string];

/** A server of the real site, where all questions of a category have these settings. */
function serveWith(category: 0 | 1, settings: object) {
  const site = structuredClone(realSite);
  for (const question of categoriesOf(site)[category].questions) Object.assign(question, settings);
  const { get, clock } = createTestSite({ site });
  const respond = async (slug: string, instant: number, edition: EditionCode = 'us') => {
    clock.set(instant);
    const { status, headers } = await get(pageAddress(site, { edition, slug }));
    return [status, headers.get('location')];
  };
  return { site, respond };
}

testByDepth<EditionCode>({ gate: ['us', 'cn'], all: editionCodes })(
  'the categories of the FAQ of %s have pages that together hold every question, each once',
  async (edition) => {
    const pages = [faqSlug, ...faqCategorySlugs(realSite)].flatMap((slug) => pageAt(realSite, edition, slug) ?? []);
    const section = pages[0]?.sections.find(({ kind }) => kind === 'faq');
    const categories = section?.kind === 'faq' ? section.answer.categories : [];
    const documents = await Promise.all(pages.map(renderPage));
    expect(documents.flatMap((html) => html.match(/<details[^>]*name="faq-/g) ?? [])).toHaveLength(
      categories.flatMap(({ questions }) => questions).length,
    );
    for (const word of ['title', 'description'] as const)
      expect(new Set(pages.map(({ head }) => head[word])).size).toBe(pages.length);
    for (const { slug, head } of pages) {
      expect(head.canonical).toBe(pageAddress(realSite, { edition, slug }));
      expect(head.description.length).toBeLessThanOrEqual(160);
      expect(head.alternates.map(({ href }) => href)).toContain(head.canonical);
    }
  },
);

test('the sitemap lists the categories of the FAQ, except the one on the page itself', async () => {
  const { get, clock } = createTestSite({ site: realSite });
  clock.set(edge);
  const sitemap = await (await get(`${realSite.origins.main}/sitemap.xml`)).text();
  for (const slug of faqCategorySlugs(realSite))
    for (const edition of editionCodes)
      expect(sitemap.includes(`<loc>${pageAddress(realSite, { edition, slug })}</loc>`)).toBe(
        isPageOpen(realSite, edition, slug, new Moment(edge)),
      );
  expect(sitemap).not.toContain(`${first}<`);
});

test('a category leads to the FAQ while it has no question', async () => {
  const { respond } = serveWith(1, { window: { closes: edge } });
  expect(await respond(second, edge - 1000)).toEqual([200, null]);
  expect(await respond(second, edge)).toEqual([302, faq]);
});

test('a category leads to the FAQ while it is on it', async () => {
  const { site, respond } = serveWith(0, { window: { closes: edge } });
  expect([await respond(first, edge - 1000), await respond(second, edge - 1000)]).toEqual([
    [302, faq],
    [200, null],
  ]);
  expect([await respond(first, edge), await respond(second, edge)]).toEqual([
    [302, faq],
    [302, faq],
  ]);
  const resolution = resolvePage(site, { edition: 'us', slug: faqSlug }, edge);
  const section = 'page' in resolution ? resolution.page.sections.find(({ kind }) => kind === 'faq') : undefined;
  expect(section?.kind === 'faq' && `${faqSlug}/${section.category}`).toBe(second);
});

test('a category does not exist with another name, or where no question belongs to the edition', async () => {
  const { respond } = serveWith(1, { only: ['us'] });
  expect([await respond(second, edge), await respond(second, edge, 'de')]).toEqual([
    [200, null],
    [404, null],
  ]);
  expect(await respond(`${faqSlug}/constructor`, edge)).toEqual([404, null]);
});
