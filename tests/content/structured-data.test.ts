import { expect, test } from 'vitest';
import { editionCodes } from '#rules/place/editions.ts';
import { expectMatchingLinkedData } from '#tests/support/site/matching-linked-data.ts';
import { realSite as site } from '#tests/support/site/real-site.ts';
import { pageAt } from '#tests/support/site/rendered-page.ts';

const slugs = Object.keys(site.pages).filter((slug) => site.pages[slug]?.settings.kind === 'product');

test.each(editionCodes)('structured data of %s names the company of its legal notice', (edition) => {
  const legalNotice = site.law[edition].provider?.link.replace('page:', '') ?? '';
  const page = pageAt(site, edition, legalNotice);
  expect(page?.head.organisation.name).not.toBe('');
  expect(JSON.stringify(page?.sections)).toContain(JSON.stringify(page?.head.organisation.name));
});

// From edge to edge of all content: npm run proof -- matrix-structured-data.
test.each(editionCodes)('structured data of each product of %s matches what visitors see', async (edition) => {
  const pages = slugs.flatMap((slug) => pageAt(site, edition, slug) ?? []);
  expect(slugs.length).toBeGreaterThan(0);
  for (const page of pages) await expectMatchingLinkedData(page);
});
