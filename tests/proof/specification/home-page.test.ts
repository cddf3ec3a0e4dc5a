import { describe, expect, test } from 'vitest';
import { type EditionCode, editionCodes } from '#core/place/editions.ts';
import { parseInstant } from '#core/time/instant.ts';
import type { Page } from '#pages/page.ts';
import { resolvePage } from '#pages/resolve-page.ts';
import type { Section } from '#pages/sections.ts';
import { realSite as site } from '#tests/support/site/real-site.ts';
import { bumblebeeAnnounced, megatronAnnounced } from './page-facts.ts';

const now = parseInstant('2026-11-20T12:00:00Z');
const second = 1000;

describe('the home page', () => {
  const home = (edition: EditionCode, instant = now) => {
    const resolution = resolvePage(site, { edition, slug: '' }, instant);
    if (!('page' in resolution)) throw new Error(`${edition} has no home page`);
    return resolution;
  };
  const sectionOf = <Kind extends Section['kind']>(edition: EditionCode, kind: Kind, instant = now) =>
    home(edition, instant).page.sections.find(
      (section): section is Extract<Section, { kind: Kind }> => section.kind === kind,
    );
  const slides = (edition: EditionCode, instant = now) =>
    sectionOf(edition, 'carousel', instant)?.slides.map(({ id }) => id);

  test.each(editionCodes)('of %s has a carousel of products, a pair, a shelf and the ecosystem', (edition) => {
    expect(slides(edition)?.length).toBeGreaterThanOrEqual(edition === 'jp' || edition === 'kr' ? 2 : 4);
    expect(sectionOf(edition, 'pair')?.panels).toHaveLength(2);
    expect(sectionOf(edition, 'shelf')?.cards.length).toBeGreaterThanOrEqual(4);
    expect(sectionOf(edition, 'ecosystem')?.hub.link.href).toMatch(/^https:/);
    expect(sectionOf(edition, 'ecosystem')?.hub.actions).toHaveLength(5);
  });

  test.each(editionCodes)(
    'of %s shows every product with a cut-out of its own in slides, cards and the menu',
    (edition) => {
      const { page } = home(edition);
      const products = page.shell.menus.find(({ id }) => id === 'products')?.items ?? [];
      expect(products.length).toBeGreaterThanOrEqual(3);
      for (const visibleContent of [
        sectionOf(edition, 'carousel')?.slides,
        sectionOf(edition, 'shelf')?.cards,
        products.map(({ product }) => ({ picture: product?.picture })),
      ]) {
        const pictures = (visibleContent ?? []).map(({ picture }) => picture);
        for (const picture of pictures) expect(picture?.transparent).toBe(true);
        expect(new Set(pictures.map((picture) => picture?.id)).size).toBe(pictures.length);
      }
    },
  );

  test.each(editionCodes)('of %s tags Bumblebee NEW for a year, and Megatron HOT while it is sold', (edition) => {
    const tagsAt = (iso: string) => {
      const menus = home(edition, parseInstant(iso)).page.shell.menus;
      return menus.flatMap(({ items }) => items.flatMap(({ product }) => product?.tag ?? [])).sort();
    };
    const isSoldOut = ['eu', 'fr', 'de', 'jp'].includes(edition);
    expect(tagsAt('2025-10-15T12:00:00Z')).toEqual(edition === 'jp' ? ['NEW'] : ['HOT', 'NEW']);
    expect(tagsAt('2026-03-27T14:59:59Z')).toContain('NEW');
    expect(tagsAt('2026-03-27T15:00:00Z')).toEqual(isSoldOut ? [] : ['HOT']);
  });

  test.each(editionCodes.filter((edition) => edition !== 'jp' && edition !== 'kr'))(
    'of %s leads from its K1 slide to the page of K1 Pro there',
    (edition) => {
      const slide = sectionOf(edition, 'carousel')?.slides.find(({ id }) => id === 'k1Pro');
      expect(slide?.link?.href).toBe(`${edition === 'cn' ? '' : `/${edition}`}/k1-pro-interstellar-scout`);
    },
  );

  test.each(editionCodes)('of %s quotes reviews of products that it shows, and marks them as samples', (edition) => {
    const press = sectionOf(edition, 'press');
    expect(press?.note).toMatch(/sample|muster|fictif|示例|サンプル|예시/i);
    expect(press?.quotes.length).toBeGreaterThanOrEqual(3);
    const visibleContent = JSON.stringify([
      sectionOf(edition, 'carousel'),
      sectionOf(edition, 'pair'),
      sectionOf(edition, 'shelf'),
    ]);
    for (const { product } of press?.quotes ?? []) expect(visibleContent).toContain(product);
  });

  test('has a shelf with its exact name in English', () => {
    for (const edition of ['us', 'uk', 'eu'] as const)
      expect(sectionOf(edition, 'shelf')?.heading).toBe('Make Life More Fun');
  });

  test.each(Object.entries(megatronAnnounced) as [keyof typeof megatronAnnounced, string][])(
    'of %s shows Megatron from %s on, and nothing of its cards before',
    (edition, opens) => {
      const edge = parseInstant(opens);
      const before = home(edition, edge - second);
      expect(JSON.stringify(before.page.sections)).not.toMatch(/megatron/i);
      expect(before.validUntil).toBe(edge);
      expect(slides(edition, edge)).toContain('megatron');
      expect(sectionOf(edition, 'shelf', edge)?.cards.map(({ id }) => id)).toContain('megatron');
    },
  );

  test.each(editionCodes)('of %s does not mention Flagship Bumblebee before it is announced', (edition) => {
    const edge = parseInstant(bumblebeeAnnounced);
    const { page } = home(edition, edge - second);
    expect(JSON.stringify([page.sections, page.head])).not.toMatch(
      /Flagship Bumblebee|flagshipBumblebee|flagship-bumblebee/,
    );
    expect(slides(edition, edge)).toContain('bumblebee');
  });

  /** Every version of a home page until the end of 2028, from 2023 on, in Japan and Korea since Grimlock is on sale. */
  function versions(edition: EditionCode): Page[] {
    const pages: Page[] = [];
    const isShort = edition === 'jp' || edition === 'kr';
    let instant: number | undefined = parseInstant(isShort ? '2023-10-01T00:00:00Z' : '2023-01-01T00:00:00Z');
    while (instant !== undefined && instant < parseInstant('2029-01-01T00:00:00Z')) {
      const { page, validUntil } = home(edition, instant);
      pages.push(page);
      instant = validUntil;
    }
    return pages;
  }
  const isSection =
    <Kind extends Section['kind']>(kind: Kind) =>
    (section: Section): section is Extract<Section, { kind: Kind }> =>
      section.kind === kind;

  test.each(editionCodes)(
    'of %s has slides and two featured products at every instant until the end of 2028',
    (edition) => {
      const pages = versions(edition);
      expect(pages.length).toBeGreaterThan(0);
      for (const { instant, sections } of pages) {
        const panels = sections.find(isSection('pair'))?.panels.length;
        const count = sections.find(isSection('carousel'))?.slides.length ?? 0;
        expect([new Date(instant).toISOString(), panels, count > 0]).toEqual([expect.anything(), 2, true]);
      }
    },
  );

  test('of Japan leads with what can be ordered, at every instant', () => {
    for (const { sections } of versions('jp'))
      for (const { offer } of [
        ...(sections.find(isSection('carousel'))?.slides ?? []),
        ...(sections.find(isSection('pair'))?.panels ?? []),
      ])
        expect([offer.product, offer.buy?.href]).toEqual([offer.product, expect.stringContaining('jp.shop.')]);
  });

  test('states no price that is not confirmed', () => {
    const japan = JSON.stringify(home('jp').page.sections, (key, value) => (key === 'picture' ? undefined : value));
    expect(japan).toContain('174,900円');
    expect(japan).not.toMatch(/1,?199|1,?699|\b899\b/);
    expect(JSON.stringify(home('kr').page.sections)).not.toContain('₩');
  });
});
