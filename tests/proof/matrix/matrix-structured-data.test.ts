import { test } from 'vitest';
import { editionCodes } from '#core/place/editions.ts';
import { formatInstant } from '#core/time/instant.ts';
import type { Page } from '#pages/page.ts';
import { resolvePage } from '#pages/resolve-page.ts';
import { expectMatchingLinkedData } from '#tests/support/site/matching-linked-data.ts';
import { realSite as site } from '#tests/support/site/real-site.ts';

/** Every version of every product page in every edition, from edge to edge. */
const pages = Object.keys(site.pages)
  .filter((slug) => site.pages[slug]?.settings.kind === 'product')
  .flatMap((slug) => editionCodes.map((edition) => ({ edition, slug })))
  .flatMap((place) => {
    const versions: Page[] = [];
    for (let instant: number | undefined = 0; instant !== undefined; ) {
      const resolution = resolvePage(site, place, instant);
      if ('page' in resolution) versions.push(resolution.page);
      instant = resolution.validUntil;
    }
    return versions.map((page) => [page.path, formatInstant(page.instant), page] as const);
  });

test.each(pages)('the structured data of %s from %s on matches the visible page', async (_path, _from, page) => {
  await expectMatchingLinkedData(page);
});
