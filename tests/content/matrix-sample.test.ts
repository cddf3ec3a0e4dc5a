import { expect, test } from 'vitest';
import { editionCodes } from '#core/place/editions.ts';
import { parseInstant } from '#core/time/instant.ts';
import { runMatrix } from '#tests/support/site/matrix.ts';
import { pageOfEachKind } from '#tests/support/site/page-samples.ts';
import { realSite as site } from '#tests/support/site/real-site.ts';
import { renderPage, today } from '#tests/support/site/rendered-page.ts';

/** Each kind of page is tried in two of the eight editions. */
const share = 4;

// Every page at every edge: npm run proof -- matrix.
test.each(editionCodes)('pages of some kinds in %s have no errors now and around their next edge', async (edition) => {
  const slugs = pageOfEachKind(site, edition).filter((_, kind) => (kind + editionCodes.indexOf(edition)) % share === 0);
  const sample = { slugs, from: parseInstant(today), edges: 1 };
  const { errors, rendered } = await runMatrix(site, edition, renderPage, sample);
  expect(Object.values(errors).flat()).toEqual([]);
  expect(rendered).toBeGreaterThan(0);
});
