import { expect, test } from 'vitest';
import { promiseValue } from '#core/law/store-promises.ts';
import { pageSlugs } from '#core/links/link.ts';
import { type EditionCode, editionCodes } from '#core/place/editions.ts';
import { allMessageValues, createResolveContext } from '#core/resolve/resolve-context.ts';
import { parseInstant } from '#core/time/instant.ts';
import { Moment } from '#core/time/moment.ts';
import { linkedDataOf, mainOf, readText } from '#tests/support/documents/markup.ts';
import { testByDepth } from '#tests/support/rows-by-depth.ts';
import { expectMatchingLinkedData } from '#tests/support/site/matching-linked-data.ts';
import { realSite as site } from '#tests/support/site/real-site.ts';
import { pageAt, renderPage, today } from '#tests/support/site/rendered-page.ts';

/** One edition with the tax in its prices and one without. */
const editions = { gate: ['us', 'de'], all: editionCodes } as const;
const slugs = Object.keys(site.pages).filter((slug) => site.pages[slug]?.settings.kind === 'product');

test.each(editionCodes)('structured data of %s names the company of its legal notice', (edition) => {
  const legalNotice = site.law[edition].provider?.link.replace('page:', '') ?? '';
  const page = pageAt(site, edition, legalNotice);
  expect(page?.head.organisation.name).not.toBe('');
  expect(JSON.stringify(page?.sections)).toContain(JSON.stringify(page?.head.organisation.name));
});

// From edge to edge of all content: npm run proof -- matrix-structured-data.
testByDepth(editions)('structured data of each product of %s matches what visitors see', async (edition) => {
  const pages = slugs.flatMap((slug) => pageAt(site, edition, slug) ?? []);
  expect(slugs.length).toBeGreaterThan(0);
  for (const page of pages) await expectMatchingLinkedData(page);
});

const documentsOf = async (edition: EditionCode) =>
  Promise.all(
    pageSlugs(site).flatMap((slug) => {
      const page = pageAt(site, edition, slug);
      return page ? [renderPage(page).then((html) => ({ page, html, data: linkedDataOf(html) }))] : [];
    }),
  );

testByDepth(editions)('questions, days of change and the pages above a page of %s are visible', async (edition) => {
  const documents = await documentsOf(edition);
  const titles = documents.map(({ page }) => page.head.title.split(' | ')[0]);
  for (const { page, html, data } of documents) {
    expect(Boolean(data.FAQPage), page.path).toBe(page.sections.some(({ kind }) => kind === 'faq'));
    const { mainEntity = [] } = (data.FAQPage ?? {}) as { mainEntity?: { name: string }[] };
    for (const { name } of mainEntity) expect(readText(mainOf(html))).toContain(readText(name));
    const day = data.WebPage?.dateModified as string | undefined;
    if (day) expect(html).toContain(`dateTime="${day}"`);
    const trail = page.head.trail.map(({ name }) => name);
    expect(trail.slice(0, 1), page.path).toEqual(page.slug === '' ? [] : [site.settings.brand]);
    expect(titles).toEqual(expect.arrayContaining(trail.slice(1)));
  }
});

test.each(editionCodes)('structured data of %s gives the days of returns that its pages promise', (edition) => {
  const days = pageAt(site, edition, '')?.head.organisation.returns?.days;
  const context = createResolveContext(site, edition, new Moment(parseInstant(today)));
  const promised = promiseValue('regularReturnsText', allMessageValues(context), context);
  expect(promised === undefined ? undefined : Number(/\d+/.exec(promised)?.[0])).toBe(days);
});
