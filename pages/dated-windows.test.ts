import { describe, expect, test } from 'vitest';
import type { EditionCode } from '#core/place/editions.ts';
import type { PageContent } from '#core/site.ts';
import { siteWithNews } from '#tests/support/site/fixture-news.ts';
import { saleMoments } from '#tests/support/site/fixture-sale.ts';
import { edge } from '#tests/support/site/fixture-site.ts';
import { type DatedWindow, datedWindows } from './dated-windows.ts';

const find = (windows: readonly DatedWindow[], edition: EditionCode, part: Partial<DatedWindow>) =>
  windows.filter(
    (one) =>
      one.edition === edition && Object.entries(part).every(([key, value]) => one[key as keyof DatedWindow] === value),
  );

/** The windows of the fixture sale. */
const sale = datedWindows(siteWithNews());

describe('the dated windows', () => {
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

  test('lead from a stage to the page of its sale', () => {
    const [stage] = find(sale, 'de', { kind: 'stage' });
    expect(siteWithNews().pages[stage?.slug ?? '']?.settings.kind).toBe('sale');
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
});
