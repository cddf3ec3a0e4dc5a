import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Site } from '#core/site.ts';
import { memoizePerSite } from '#core/site-memo.ts';
import { siteEdges } from '#pages/dated-windows.ts';
import type { RenderCache } from '../pages/render-cache.ts';
import type { PlaceRenderer } from '../pages/rendered-page.ts';
import type { Clock } from '../time/clock.ts';
import { measureDuration } from './measure-duration.ts';

/** The running service. In development, every change creates a new one. */
export interface PageSources {
  cache: RenderCache;
  site: Site;
  clock: Clock;
}

const nearFutureMs = 3_600_000;

const edgesOfSite = memoizePerSite(siteEdges);

/** Metrics of the render cache, of renderings and of edges. Gauges read `current` when they are collected. */
export function pageMetrics(register: Registry, current: () => PageSources | undefined) {
  const registers = [register];
  const renders = new Histogram({
    name: 'page_render_duration_seconds',
    help: 'Time to resolve, render and compress a page: ahead of its edge or on request, and whether it succeeded.',
    labelNames: ['ahead', 'outcome'],
    buckets: [0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers,
  });
  // Starts at zero, so that the first failure is an increase.
  for (const ahead of ['yes', 'no']) renders.zero({ ahead, outcome: 'failed' });
  const edgeLateness = new Histogram({
    name: 'page_flip_lateness_seconds',
    help: 'How long after an edge, or after the request if that came later, the first response with the new page was sent.',
    buckets: [0.005, 0.02, 0.1, 0.25, 1, 5, 30],
    registers,
  });
  cacheMetrics(registers, current);
  edgeMetrics(registers, current);
  return {
    withRenderMetrics:
      (render: PlaceRenderer, clock: Clock): PlaceRenderer =>
      (place, instant, settings) => {
        const ahead = instant > clock.now() ? 'yes' : 'no';
        return measureDuration(
          () => render(place, instant, settings),
          (outcome, seconds) => renders.observe({ ahead, outcome }, seconds),
        );
      },
    /** Records how late the first response after an edge was, in ms. */
    recordEdgeLateness: (lateness: number): void => edgeLateness.observe(lateness / 1000),
  };
}

function cacheMetrics(registers: Registry[], current: () => PageSources | undefined): void {
  const counters = {
    render_cache_hits_total: ['Requests answered from a cached page.', 'hits'],
    render_cache_misses_total: ['Requests that waited for a rendering.', 'misses'],
    render_cache_evictions_total: ['Pages evicted because the cache is full.', 'evictions'],
  } as const;
  for (const [name, [help, key]] of Object.entries(counters)) {
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(current()?.cache.stats[key] ?? 0);
      },
    });
  }
  new Counter({
    name: 'render_cache_stale_refused_total',
    help: 'Pages past their edge that were refused: cached, or rendered too late.',
    labelNames: ['when'],
    registers,
    collect() {
      this.reset();
      const stats = current()?.cache.stats;
      this.inc({ when: 'kept' }, stats?.staleCached ?? 0);
      this.inc({ when: 'made' }, stats?.staleRendered ?? 0);
    },
  });
  gauge(registers, 'render_cache_entries', 'Places with a cached page.', () => current()?.cache.size);
  gauge(registers, 'render_cache_bytes', 'Memory of cached pages.', () => current()?.cache.bytes);
}

function edgeMetrics(registers: Registry[], current: () => PageSources | undefined): void {
  const upcomingEdges = () => {
    const { cache, clock } = current() ?? {};
    if (!cache || !clock) return [];
    const now = clock.now();
    return cache.edgesAfter(now).filter(({ edge }) => edge - now <= nearFutureMs);
  };
  gauge(registers, 'page_edges_within_hour', 'Cached pages that change within the hour.', () => upcomingEdges().length);
  gauge(
    registers,
    'page_edges_ready',
    'Cached pages that change within the hour and whose next version is rendered.',
    () => upcomingEdges().filter(({ isReady }) => isReady).length,
  );
  new Gauge({
    name: 'page_next_edge_seconds',
    help: 'Until something dated begins or ends: anywhere on the site, and on a cached page.',
    labelNames: ['on'],
    registers,
    collect() {
      this.reset();
      const sources = current();
      if (!sources) return;
      const { cache, site, clock } = sources;
      const now = clock.now();
      const next = {
        site: edgesOfSite(site).find((edge) => edge > now),
        kept: cache
          .edgesAfter(now)
          .map(({ edge }) => edge)
          .toSorted((one, other) => one - other)[0],
      };
      for (const [on, edge] of Object.entries(next)) if (edge !== undefined) this.set({ on }, (edge - now) / 1000);
    },
  });
}

function gauge(registers: Registry[], name: string, help: string, read: () => number | undefined): void {
  new Gauge({
    name,
    help,
    registers,
    collect() {
      this.set(read() ?? 0);
    },
  });
}
