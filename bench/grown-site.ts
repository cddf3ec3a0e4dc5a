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

/** The figures of a site, measured in one process. Times are CPU time in ms unless the name says otherwise. */
export interface GrowthFigures {
  pages: number;
  places: number;
  boot: number;
  /** The same as elapsed time, including whatever else the machine did. */
  bootSeconds: number;
  heapMB: number;
  rssMB: number;
  resolveHome: number;
  resolveProduct: number;
  resolveArticle: number;
  render: number;
  encode: number;
  matchNanoseconds: number;
  kbPerPlace: number;
  cachedPages: number;
  tick: number;
  sitemap: number;
  sitemapMB: number;
  sitemapFiles: number;
}

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
const bootSeconds = performance.now() / 1000;
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
    renderedPages: renderedPages,
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
  ...allPlaces('news/program-by-voice'),
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
const figures: GrowthFigures = {
  pages: Object.keys(site.pages).length,
  places: places.length,
  boot,
  bootSeconds,
  heapMB: heapUsed / 2 ** 20,
  rssMB: rss / 2 ** 20,
  resolveHome: costOf(resolved(us('')), resolutions),
  resolveProduct: costOf(resolved(us('flagship-megatron')), resolutions),
  resolveArticle: costOf(resolved(us('news/program-by-voice')), resolutions),
  render: rendering,
  encode: whole - rendering,
  matchNanoseconds: (matchTime / paths.length) * 1e6,
  kbPerPlace: meanBytes / 1024,
  cachedPages: cache.size,
  tick,
  sitemap: sitemapTime,
  sitemapMB: sitemapBytes / 2 ** 20,
  sitemapFiles: files.length,
};
console.log(JSON.stringify(figures));
