import { describe, expect, test } from 'vitest';
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
import { realSite } from '#tests/support/site/real-site.ts';
import { pageAt, renderPage } from '#tests/support/site/rendered-page.ts';
import { createTestSite } from '#tests/support/site/test-site.ts';

const edge = parseInstant('2026-12-01T00:00:00Z');

type Categories = [FaqCategorySettings, FaqCategorySettings, ...FaqCategorySettings[]];

function categoriesOf(site: Site): Categories {
  const section = site.pages[faqSlug]?.settings.sections.find(({ kind }) => kind === 'faq');
  if (!section) throw new Error('the site has no FAQ');
  return (section as unknown as { categories: Categories }).categories;
}

/** The real site where every question of a category closes at the edge. */
function siteClosing(category: 0 | 1): { site: Site; slugs: string[] } {
  const site = structuredClone(realSite);
  for (const question of categoriesOf(site)[category].questions) question.window = { closes: edge };
  return { site, slugs: categoriesOf(site).map(({ id }) => `${faqSlug}/${id}`) };
}

function serve(site: Site) {
  const { get, clock } = createTestSite({ site });
  const respond = async (slug: string, edition: EditionCode = 'us') => {
    const { status, headers } = await get(pageAddress(site, { edition, slug }));
    return [status, headers.get('location')];
  };
  return { get, clock, respond };
}

describe('the categories of the FAQ', () => {
  test.each(editionCodes)('of %s have pages that together hold every question, each once', async (edition) => {
    const pages = [faqSlug, ...faqCategorySlugs(realSite)].flatMap((slug) => pageAt(realSite, edition, slug) ?? []);
    const section = pages[0]?.sections.find(({ kind }) => kind === 'faq');
    const questions =
      section?.kind === 'faq' ? section.answer.categories.flatMap((category) => category.questions) : [];
    const documents = await Promise.all(pages.map(renderPage));
    expect(documents.flatMap((html) => html.match(/<details[^>]*name="faq-/g) ?? [])).toHaveLength(questions.length);
    expect(new Set(pages.map(({ head }) => head.title)).size).toBe(pages.length);
    expect(new Set(pages.map(({ head }) => head.description)).size).toBe(pages.length);
    for (const { slug, head } of pages) {
      expect(head.canonical).toBe(pageAddress(realSite, { edition, slug }));
      expect(head.description.length).toBeLessThanOrEqual(160);
      expect(head.alternates.map(({ href }) => href)).toContain(head.canonical);
    }
  });

  test('are listed in the sitemap, except the one on the page itself', async () => {
    const { get, clock } = serve(realSite);
    clock.set(edge);
    const sitemap = await (await get(`${realSite.origins.main}/sitemap.xml`)).text();
    const moment = new Moment(edge);
    for (const slug of faqCategorySlugs(realSite))
      for (const edition of editionCodes)
        expect(sitemap.includes(`<loc>${pageAddress(realSite, { edition, slug })}</loc>`)).toBe(
          isPageOpen(realSite, edition, slug, moment),
        );
    expect(sitemap).not.toContain(`${faqSlug}/${categoriesOf(realSite)[0].id}<`);
  });

  test('lead to the FAQ while they have no question', async () => {
    const { site, slugs } = siteClosing(1);
    const { clock, respond } = serve(site);
    clock.set(edge - 1000);
    expect(await respond(slugs[1] ?? '')).toEqual([200, null]);
    clock.set(edge);
    expect(await respond(slugs[1] ?? '')).toEqual([302, pagePath({ edition: 'us', slug: faqSlug })]);
  });

  test('lead to the FAQ while they are on it', async () => {
    const { site, slugs } = siteClosing(0);
    const { clock, respond } = serve(site);
    const redirect = [302, pagePath({ edition: 'us', slug: faqSlug })];
    clock.set(edge - 1000);
    expect([await respond(slugs[0] ?? ''), await respond(slugs[1] ?? '')]).toEqual([redirect, [200, null]]);
    clock.set(edge);
    expect([await respond(slugs[0] ?? ''), await respond(slugs[1] ?? '')]).toEqual([redirect, redirect]);
    const resolution = resolvePage(site, { edition: 'us', slug: faqSlug }, edge);
    const section = 'page' in resolution ? resolution.page.sections.find(({ kind }) => kind === 'faq') : undefined;
    expect(section?.kind === 'faq' && section.category).toBe(categoriesOf(site)[1].id);
  });

  test('do not exist with another name, or where no question belongs to the edition', async () => {
    const site = structuredClone(realSite);
    for (const question of categoriesOf(site)[1].questions) question.only = ['us'];
    const { clock, respond } = serve(site);
    clock.set(edge);
    const slug = `${faqSlug}/${categoriesOf(site)[1].id}`;
    expect([await respond(slug, 'us'), await respond(slug, 'de')]).toEqual([
      [200, null],
      [404, null],
    ]);
    expect(await respond(`${faqSlug}/constructor`)).toEqual([404, null]);
  });
});
