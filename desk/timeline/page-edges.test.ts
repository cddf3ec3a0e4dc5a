import { describe, expect, test } from 'vitest';
import { fixtureSite, edge as onlyEdge } from '#tests/support/site/fixture-site.ts';
import { realSite as site } from '#tests/support/site/real-site.ts';
import { parseInstant } from '#rules/time/instant.ts';
import { resolvePage } from '#rules/page/page.ts';
import { offers } from '#rules/schema/offer.ts';
import { datedWindows } from './dated-windows.ts';
import type { PageEdge } from './page-edges.ts';
import { pageEdges } from './page-edges.ts';

const windows = datedWindows(site);
const shown = (edition: 'uk' | 'us', slug: string, at: number) => {
  const { validUntil: _, ...resolution } = resolvePage(site, { edition, slug }, at);
  return JSON.stringify(resolution).replaceAll(/"(instant|validUntil)":\d+/g, '');
};

describe('the edges of a page', () => {
  const edges = pageEdges(site, { edition: 'uk', slug: '' }, windows);

  test('are the instants at which it shows something else, and no others', () => {
    for (const { instant } of edges) expect(shown('uk', '', instant)).not.toBe(shown('uk', '', instant - 1));
    const between = edges
      .slice(0, -1)
      .map(({ instant }, index) => [instant, (edges[index + 1] as PageEdge).instant - 1] as const);
    for (const [from, to] of between) expect(shown('uk', '', to)).toBe(shown('uk', '', from));
  });

  test('say what opens and closes, the most telling first, and where its times are written', () => {
    const main = edges.find(({ instant }) => instant === parseInstant('2026-11-22T09:00:00Z'));
    expect(main?.names.slice(0, 2)).toEqual([
      {
        name: 'Stage “Main” of Black Friday 2026',
        what: 'opens',
        file: 'content/campaigns/black-friday-2026.yaml',
        path: 'stages.1.windows.uk',
      },
      expect.objectContaining({ name: expect.stringContaining('Text banner “Black Friday'), what: 'opens' }),
    ]);
    expect(main?.changes).toContainEqual({ path: 'banner', becomes: 'Black Friday: more robots, lower prices.' });
    expect(main?.changes.find(({ path }) => path === 'shelf › cards › grimlock › offer › price')).toMatchObject({
      was: '£1,599',
      becomes: '£1,449',
    });
  });

  test('name only what the page speaks of', () => {
    const cards = JSON.stringify(resolvePage(site, { edition: 'uk', slug: '' }, parseInstant('2026-11-22T09:00:00Z')));
    const promotions = edges.flatMap(({ names }) => names).filter(({ name }) => name.includes('AI Base'));
    expect(cards).not.toContain('"product":"eliteOptimusPrimeAiBase"');
    expect(promotions).toEqual([]);
  });

  test('tell from when on a place has its page, and where it leads before', () => {
    const states = pageEdges(site, { edition: 'uk', slug: 'black-friday' }, windows).map(({ instant, state }) => [
      instant,
      state.kind,
    ]);
    expect(states).toContainEqual([parseInstant('2026-11-14T09:00:00Z'), 'page']);
    expect(states.at(-1)).toEqual([parseInstant('2026-12-05T00:00:00Z'), 'redirect']);
  });

  test('are named also where only another edition’s page comes or goes', () => {
    const alternates = pageEdges(site, { edition: 'uk', slug: 'black-friday' }, windows).filter(({ changes }) =>
      changes.every(({ path }) => path.startsWith('head › alternates')),
    );
    expect(alternates.length).toBeGreaterThan(0);
    expect(alternates.filter(({ names }) => names.length === 0)).toEqual([]);
  });

  test('are named also where only another edition announces what this one does not sell', () => {
    const sold = offers.parse({ rover: { announced: '2027-01-10T09:00[America/New_York]' } });
    const item = { label: 'Rover', link: 'shop:/rover', product: 'rover', hidden: [] };
    const small = fixtureSite();
    const regions = { ...small.regions, kr: { ...small.regions.kr, footerNavs: [item] } };
    const edges = pageEdges(
      { ...small, regions, offers: { ...small.offers, us: sold } },
      { edition: 'kr', slug: 'nowhere' },
    );
    expect(edges.map(({ instant, names }) => [instant, names])).toEqual([
      [
        parseInstant('2027-01-10T14:00:00Z'),
        [
          {
            name: 'Announcement of Rover (us)',
            what: 'opens',
            file: 'content/offers/us.yaml',
            path: 'rover.announced',
          },
        ],
      ],
    ]);
  });

  test('of the small site are its one', () => {
    const small = fixtureSite();
    expect(pageEdges(small, { edition: 'uk', slug: '' })).toEqual([
      expect.objectContaining({
        instant: onlyEdge,
        changes: [{ path: 'banner', was: 'Summer prices' }],
        state: { kind: 'page' },
      }),
    ]);
    expect(pageEdges(small, { edition: 'us', slug: 'summer-sale' })).toMatchObject([
      { instant: onlyEdge, state: { kind: 'redirect', to: '/us' } },
    ]);
  });

  test('of every page have a name each', () => {
    const unnamed: string[] = [];
    for (const edition of ['us', 'uk', 'fr', 'cn'] as const) {
      for (const slug of Object.keys(site.pages)) {
        const found = pageEdges(site, { edition, slug }, windows);
        unnamed.push(
          ...found.filter(({ names }) => names.length === 0).map(({ instant }) => `${edition} ${slug} ${instant}`),
        );
      }
    }
    expect(unnamed).toEqual([]);
  });
});
