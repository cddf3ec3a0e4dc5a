import { pageWindows } from '#core/links/link.ts';
import { allPlaces, type Place, pagePath, parsePath } from '#core/place/place.ts';
import { parseInstant } from '#core/time/instant.ts';
import { resolvePage } from '#pages/resolve-page.ts';
import { loadSite } from '#server/content/load-site.ts';
import { productionSources } from '#server/content/site-sources.ts';
import { readVerified } from '#server/content/verified-content.ts';
import { deploymentOf } from '#server/deployment.ts';
import { serveSitemap } from '#server/endpoints/sitemap.ts';
import { RenderCache } from '#server/pages/render-cache.ts';
import { createPlaceRenderer, type RenderedPage, servedPlace, sizeOf } from '#server/pages/rendered-page.ts';
import { loadRenderer } from '#server/pages/renderer.ts';
import { readConfig } from '#server/settings/config.ts';
import { fixedClock } from '#server/time/clock.ts';
import { sized } from './smoke.ts';

/** A figure of a site: its name in the report, its value, and the digits after the point that are shown. */
export type GrowthFigure = [what: string, value: number, digits: number];

const [, , project = '', grown = ''] = process.argv;
const cacheBytes = 128 * 1024 * 1024;
/** Early Black Friday is on in Europe and America. */
const instant = parseInstant('2026-11-15T12:00:00Z');
const policy = { production: false, mediaOrigins: [], apiOrigins: [], allowsInlineCode: false };
const deployment = deploymentOf(readConfig({}));

/* Starts as the server does, but without accounts and the port. */
const site = loadSite({
  ...productionSources(grown),
  environment: 'development',
  ...readVerified(grown),
});
const renderer = await loadRenderer(project, '');
const render = createPlaceRenderer({ site, renderer, policy });
await render({ edition: 'us', slug: '' }, instant);
const boot = cpu();
globalThis.gc?.();
const { heapUsed, rss } = process.memoryUsage();

/** CPU time of this process and its threads so far, in ms. Unlike elapsed time it is the same on a busy machine. */
function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Mean CPU time of a run in ms, after warming up. */
function costOf(run: () => unknown, times: number): number {
  for (let warm = 0; warm < times; warm += 1) run();
  const startedAt = cpu();
  for (let turn = 0; turn < times; turn += 1) run();
  return (cpu() - startedAt) / times;
}

const us = (slug: string): Place => ({ edition: 'us', slug });
const resolved = (place: Place) => () => resolvePage(site, place, instant);
const places = Object.keys(site.pages).flatMap((slug) =>
  allPlaces(slug).filter(({ edition }) => pageWindows(site, edition, slug).length > 0),
);

const sampleSize = sized(40, 4);
/** A few places, evenly spread, that are rendered and stand for all others. */
const sample = Array.from(
  { length: sampleSize },
  (_, index) => places[Math.floor(((index + 0.5) / sampleSize) * places.length)] as Place,
);

/** Mean CPU time of React, and of rendering a page completely. */
async function costOfRendering(): Promise<{ render: number; whole: number; renderedPages: RenderedPage[] }> {
  const pages = sample.flatMap((place) => {
    const resolution = resolvePage(site, place, instant);
    return 'page' in resolution ? [resolution.page] : [];
  });
  for (const page of pages) await renderer.render(page);
  const startedAt = cpu();
  for (const page of pages) await renderer.render(page);
  const renderedAt = cpu();
  const renderedPages: RenderedPage[] = [];
  for (const { edition, slug } of pages) renderedPages.push(await render({ edition, slug }, instant));
  return {
    render: (renderedAt - startedAt) / pages.length,
    whole: (cpu() - renderedAt) / pages.length,
    renderedPages,
  };
}

const { render: rendering, whole, renderedPages } = await costOfRendering();
const meanBytes = renderedPages.reduce((sum, page) => sum + sizeOf(page), 0) / renderedPages.length;

/** A cache as the server uses it, filled with the sampled pages again and again. */
async function fillCache(): Promise<RenderCache> {
  const log = { info() {}, warn() {}, error() {} };
  const pageFor = (index: number) => renderedPages[index % renderedPages.length] as RenderedPage;
  const numbers = new Map(places.map((place, index) => [place, index]));
  const cache = new RenderCache({
    render: async (place) => ({ ...pageFor(numbers.get(place) ?? 0), instant: 0, validUntil: instant + 3_600_000 }),
    clock: fixedClock(instant),
    log,
    maxBytes: cacheBytes,
  });
  for (const place of places.slice(0, sized(40_000, 400))) await cache.get(place);
  return cache;
}

const cache = await fillCache();
const tickStart = cpu();
const ticks = sized(100, 2);
for (let tick = 0; tick < ticks; tick += 1) await cache.renderAhead();
const tick = (cpu() - tickStart) / ticks;

const paths = [
  ...allPlaces(''),
  ...allPlaces('flagship-megatron'),
  ...allPlaces('news/flagship-bumblebee'),
  ...allPlaces('nothing'),
].map(pagePath);
const matchTime = costOf(
  () => {
    for (const path of paths) {
      const parsed = parsePath(path);
      if ('place' in parsed) servedPlace(site, parsed.place, deployment);
    }
  },
  Math.ceil(sized(200_000, 200) / paths.length),
);

const sitemap = serveSitemap({ site, deployment, clock: fixedClock(instant), previewOf: () => undefined });
const files = ['/sitemap.xml'];
let [sitemapBytes, sitemapTime] = [0, 0];
for (const path of files) {
  const url = new URL(path, site.origins.main);
  const startedAt = cpu();
  const response = await sitemap({ id: 'bench', request: new Request(url), url, now: instant, network: '' });
  sitemapTime += cpu() - startedAt;
  const body = Buffer.from(response?.body ?? '').toString();
  sitemapBytes += body.length;
  for (const [, inner = ''] of body.matchAll(/<sitemap><loc>([^<]+)<\/loc>/g)) files.push(new URL(inner).pathname);
}

const resolutions = sized(300, 3);
const encoding = whole - rendering;
// Times are CPU time.
const figures: GrowthFigure[] = [
  ['pages × editions', places.length, 0],
  ['first response after a start, CPU s', boot / 1000, 1],
  ['heap after the start, MB', heapUsed / 2 ** 20, 0],
  ['resident after the start, MB', rss / 2 ** 20, 0],
  ['match a path to its place, µs', (matchTime / paths.length) * 1000, 2],
  ['resolve the home page, ms', costOf(resolved(us('')), resolutions), 2],
  ['resolve a product page, ms', costOf(resolved(us('flagship-megatron')), resolutions), 2],
  ['resolve an article, ms', costOf(resolved(us('news/flagship-bumblebee')), resolutions), 2],
  ['render a page (mean of 40), ms', rendering, 1],
  ['compress it (off the main thread), ms', encoding, 0],
  ['pages that one core renders in the 10 s before an edge', 10_000 / whole, 0],
  ['cached page, KB', meanBytes / 1024, 0],
  ['pages that 128 MB hold', cache.size, 0],
  ['check for edges, each second, ms', tick, 2],
  ['all sitemap files, rendered and compressed, ms', sitemapTime, 0],
  ['sitemap files', files.length, 0],
  ['sitemap in total, MB', sitemapBytes / 2 ** 20, 1],
];
console.log(JSON.stringify(figures));
