import { describe, expect, test } from 'vitest';
import { type EditionCode, editionCodes } from '#core/place/editions.ts';
import { realSite as site } from '#tests/support/site/real-site.ts';
import { renderPage } from '#tests/support/site/rendered-page.ts';
import { createTestSite } from '#tests/support/site/test-site.ts';
import { linkedDataOf, mainOf, readMarkup, readText } from '../../support/documents/markup.ts';
import { type SpecifiedSale, sales } from './facts.ts';

const second = 1000;
const { get, clock } = createTestSite({ site, render: renderPage });

async function responseAt(instant: number, path: string) {
  clock.set(instant);
  const response = await get(site.origins.main + path);
  return {
    status: response.status,
    location: response.headers.get('location'),
    validUntil: Date.parse(response.headers.get('x-page-valid-until') ?? ''),
    html: await response.text(),
  };
}

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

/** The state of each stage at an instant, in the order in which its page lists them. */
function statesAt(stages: SpecifiedSale['stages']['us'] = [], instant: number): string[] {
  const states = stages.map(({ opens, closes }) => (instant >= closes ? 'past' : instant >= opens ? 'live' : 'locked'));
  return ['live', 'locked', 'past'].flatMap((state) => states.filter((one) => one === state));
}

/** Expects the page, the home page and the sitemap to say of a sale what its dates say. */
async function expectAt(sale: SpecifiedSale, edition: EditionCode, instant: number): Promise<void> {
  const stages = sale.stages[edition] ?? [];
  const path = `/${edition}/${sale.slug}`;
  const isRunning = instant >= (stages[0]?.opens ?? 0) && instant < (stages.at(-1)?.closes ?? 0);
  const live = stages.find(({ opens, closes }) => opens <= instant && instant < closes);
  const page = await responseAt(instant, path);
  const home = await responseAt(instant, `/${edition}`);
  const { html: sitemap } = await responseAt(instant, '/sitemap.xml');
  expect([page.status, page.location]).toEqual(isRunning ? [200, null] : [302, `/${edition}`]);
  expect(sitemap.includes(`${path}<`)).toBe(isRunning);

  const banners = site.regions[edition].textBanners.filter(
    ({ window: { campaign, stage } }) => campaign === sale.id && stage !== 'announcement',
  );
  expect(banners.map(({ window }) => window.stage)).toEqual(stages.map(({ id }) => id));
  const shown = banners.filter(({ label }) => plain(readText(home.html)).includes(plain(label)));
  expect(shown.map(({ window }) => window.stage)).toEqual(live ? [live.id] : []);
  const hrefs = readMarkup(home.html).anchors.map(({ href }) => href);
  expect(hrefs.includes(path)).toBe(isRunning);
  if (!isRunning) return;

  const main = mainOf(page.html);
  const states = [...main.matchAll(/<li [^>]*data-state="(\w+)"/g)].map(([, state]) => state);
  expect(states).toEqual(stages.length > 1 ? statesAt(stages, instant) : []);
  const end = live?.closes ?? stages.find(({ opens }) => opens > instant)?.opens;
  expect(main).toMatch(new RegExp(`<x-countdown[^>]* data-to="${end}"`));
  expect(linkedDataOf(page.html).ItemList?.itemListElement).not.toEqual([]);
}

const rows = sales.flatMap((sale) =>
  editionCodes.flatMap((edition) => {
    const edges = new Set((sale.stages[edition] ?? []).flatMap(({ opens, closes }) => [opens, closes]));
    return [...edges].sort().map((edge) => ({ sale, edition, edge, at: new Date(edge).toISOString() }));
  }),
);

describe('a sale changes everywhere at the second of its dates', () => {
  test.each(rows)('$sale.id in $edition at $at', async ({ sale, edition, edge }) => {
    for (const path of [`/${edition}/${sale.slug}`, `/${edition}`])
      expect((await responseAt(edge - second, path)).validUntil).toBe(edge);
    for (const instant of [edge - second, edge, edge + second]) await expectAt(sale, edition, instant);
  });
});
