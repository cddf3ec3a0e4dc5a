import { expect, test } from 'vitest';
import { type EditionCode, editionCodes } from '#core/place/editions.ts';
import { parseInstant } from '#core/time/instant.ts';
import type { Page } from '#pages/page.ts';
import { resolvePage } from '#pages/resolve-page.ts';
import type { SectionByKind } from '#pages/sections.ts';
import { realSite as site } from '#tests/support/site/real-site.ts';

/** Every version of a home page until the end of 2028, from 2023 on, in Japan and Korea since Grimlock is on sale. */
function versions(edition: EditionCode): Page[] {
  const pages: Page[] = [];
  const hasFewProducts = edition === 'jp' || edition === 'kr';
  let instant: number | undefined = parseInstant(hasFewProducts ? '2023-10-01T00:00:00Z' : '2023-01-01T00:00:00Z');
  while (instant !== undefined && instant < parseInstant('2029-01-01T00:00:00Z')) {
    const resolution = resolvePage(site, { edition, slug: '' }, instant);
    if (!('page' in resolution)) throw new Error(`${edition} has no home page`);
    pages.push(resolution.page);
    instant = resolution.validUntil;
  }
  return pages;
}

const carouselOf = ({ sections }: Page) =>
  sections.find((section): section is SectionByKind<'carousel'> => section.kind === 'carousel');
const pairOf = ({ sections }: Page) =>
  sections.find((section): section is SectionByKind<'pair'> => section.kind === 'pair');

test.each(editionCodes)('the home page of %s has slides and two featured products at every instant', (edition) => {
  const pages = versions(edition);
  expect(pages.length).toBeGreaterThan(0);
  for (const page of pages) {
    const [slides, panels] = [carouselOf(page)?.slides.length ?? 0, pairOf(page)?.panels.length];
    expect([new Date(page.instant).toISOString(), slides > 0, panels]).toEqual([expect.anything(), true, 2]);
  }
});

test('the home page of Japan leads with what can be ordered, at every instant', () => {
  for (const page of versions('jp'))
    for (const { offer } of [...(carouselOf(page)?.slides ?? []), ...(pairOf(page)?.panels ?? [])])
      expect([offer.product, offer.buy?.href]).toEqual([offer.product, expect.stringContaining('jp.shop.')]);
});
