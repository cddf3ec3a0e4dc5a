import { expect, test } from 'vitest';
import { editionCodes } from '#rules/editions.ts';
import { parseInstant } from '#rules/instant.ts';
import { runMatrix } from './matrix.ts';
import { pageOfEachKind } from './page-samples.ts';
import { realSite as site } from './real-site.ts';
import { renderPage, today } from './rendered-page.ts';

// Every page at every edge: npm run proof -- matrix.
test.each(editionCodes)('a page of each kind in %s has no faults now and around its next edge', async (edition) => {
  const sample = { slugs: pageOfEachKind(site, edition), from: parseInstant(today), edges: 1 };
  const { faults, rendered } = await runMatrix(site, edition, renderPage, sample);
  expect(Object.values(faults).flat()).toEqual([]);
  expect(rendered).toBeGreaterThan(0);
});
