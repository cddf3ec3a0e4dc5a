import { describe, expect, test } from 'vitest';
import { resolvePage } from '#rules/page/page.ts';
import type { EditionCode } from '#rules/place/editions.ts';
import { editionCodes, isEditionCode } from '#rules/place/editions.ts';
import { windowsOf } from '#rules/site/link.ts';
import type { PageContent } from '#rules/site/site.ts';
import { siteWithNews } from '#tests/support/site/fixture-news.ts';
import { saleMoments } from '#tests/support/site/fixture-sale.ts';
import { edge } from '#tests/support/site/fixture-site.ts';
import { pageOfEachKind } from '#tests/support/site/page-samples.ts';
import { realSite } from '#tests/support/site/real-site.ts';
import type { DatedWindow } from './dated-windows.ts';
import { datedWindows } from './dated-windows.ts';

const all = datedWindows(realSite);
const edges = (edition: EditionCode) =>
  new Set(all.filter((one) => one.edition === edition).flatMap(({ opens, closes }) => [opens, closes]));
const edgesOf = Object.fromEntries(editionCodes.map((edition) => [edition, edges(edition)])) as Record<
  EditionCode,
  Set<number | undefined>
>;
const find = (windows: readonly DatedWindow[], edition: EditionCode, part: Partial<DatedWindow>) =>
  windows.filter(
    (one) =>
      one.edition === edition && Object.entries(part).every(([key, value]) => one[key as keyof DatedWindow] === value),
  );

/** The windows of the fixture sale. */
const sale = datedWindows(siteWithNews());

/** Every number in a tree that is large enough to be an instant, with the keys that lead to it. */
function instantsIn(value: unknown, path: string[] = []): { path: string[]; instant: number }[] {
  if (typeof value === 'number') return Math.abs(value) > 1e11 ? [{ path, instant: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => instantsIn(child, [...path, key]));
}

describe('the dated windows', () => {
  test('contain every instant of the loaded content', () => {
    const { regions, offers, campaigns, pages } = realSite;
    const missing = instantsIn({ regions, offers, campaigns, pages }).filter(({ path, instant }) => {
      const [folder, slug = ''] = path;
      const namedEditions = path.filter(isEditionCode);
      const editionsWithPage =
        folder === 'pages'
          ? editionCodes.filter((edition) => windowsOf(realSite, edition, slug).length > 0)
          : editionCodes;
      return !(namedEditions.length > 0 ? namedEditions : editionsWithPage).every((edition) =>
        edgesOf[edition].has(instant),
      );
    });
    expect(all.length).toBeGreaterThan(0);
    expect(missing).toEqual([]);
  });

  test('contain every edge of a page of each kind', () => {
    const unnamed: string[] = [];
    for (const edition of editionCodes) {
      for (const slug of pageOfEachKind(realSite, edition)) {
        let { validUntil } = resolvePage(realSite, { edition, slug }, 0);
        while (validUntil !== undefined) {
          /* The alternates of a page change with windows of other editions. */
          if (!editionCodes.some((code) => edgesOf[code].has(validUntil)))
            unnamed.push(`${edition} ${slug} ${validUntil}`);
          validUntil = resolvePage(realSite, { edition, slug }, validUntil).validUntil;
        }
      }
    }
    expect(unnamed).toEqual([]);
  });

  test('give the place in the campaign of times that banners and promotional prices take from it', () => {
    const place = { file: 'content/campaigns/sale.yaml', path: 'stages.1.windows.de' };
    const { main: opens } = saleMoments;
    expect(find(sale, 'de', { kind: 'banner', subject: 'sale-main' })).toEqual([
      expect.objectContaining({
        ...place,
        usedIn: { file: 'content/regions/de.yaml', path: 'textBanners.0.window' },
        opens,
      }),
    ]);
    expect(find(sale, 'de', { kind: 'promotion', ...place }).map(({ usedIn, opens: from }) => [usedIn, from])).toEqual([
      [{ file: 'content/offers/de.yaml', path: 'tank.promotions.1' }, opens],
    ]);
  });

  test('give the place of a banner with times of its own', () => {
    const [banner] = find(sale, 'uk', { kind: 'banner' });
    expect(banner).toMatchObject({ file: 'content/regions/uk.yaml', path: 'textBanners.0.window', closes: edge });
    expect(banner).not.toHaveProperty('opens');
    expect(banner).not.toHaveProperty('usedIn');
  });

  test('have English names in every edition', () => {
    expect(find(sale, 'de', { kind: 'life' }).map(({ name }) => name)).toEqual(['On sale: ROCKET']);
    expect(find(sale, 'de', { kind: 'promotion', subject: 'base' }).map(({ name }) => name)).toEqual([
      'Promotional price of BASE: 244\u00a0€',
    ]);
    expect(find(sale, 'de', { kind: 'stage' }).map(({ name }) => name)).toEqual([
      'Stage “Early” of Sale',
      'Stage “Main” of Sale',
      'Stage “Cyber” of Sale',
    ]);
  });

  test('leave out cards that an edition does not list', () => {
    const window = { opens: saleMoments.main };
    const tank = { product: 'tank', windows: { de: window, us: window } };
    const site = siteWithNews();
    const home = site.pages[''] as PageContent;
    const shelf = { id: 'shelf', kind: 'shelf', cards: { tank }, lists: { de: ['tank'], us: [] } };
    home.settings.sections = [shelf] as unknown as PageContent['settings']['sections'];
    const cards = datedWindows(site).filter(({ kind }) => kind === 'card');
    expect(cards.map(({ edition, slug }) => [edition, slug])).toEqual([['de', '']]);
  });

  test('have unique ids, a page of their edition, and are sorted', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.filter(({ edition, slug }) => windowsOf(realSite, edition, slug).length === 0)).toEqual([]);
    const opens = all.map((one) => one.opens ?? Number.NEGATIVE_INFINITY);
    expect(opens).toEqual(opens.toSorted((a, b) => a - b));
  });
});
