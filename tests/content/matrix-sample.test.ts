import { expect, test } from 'vitest';
import { editionCodes } from '#rules/place/editions.ts';
import { parseInstant } from '#rules/time/instant.ts';
import { runMatrix } from '#tests/support/site/matrix.ts';
import { pageOfEachKind } from '#tests/support/site/page-samples.ts';
import { realSite as site } from '#tests/support/site/real-site.ts';
import { renderPage, today } from '#tests/support/site/rendered-page.ts';

// Every page at every edge: npm run proof -- matrix.
test.each(editionCodes)('a page of each kind in %s has no errors now and around its next edge', async (edition) => {
  const sample = { slugs: pageOfEachKind(site, edition), from: parseInstant(today), edges: 1 };
  const { errors, rendered } = await runMatrix(site, edition, renderPage, sample);
  expect(Object.values(errors).flat()).toEqual([]);
  expect(rendered).toBeGreaterThan(0);
});
