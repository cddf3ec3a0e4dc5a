import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Step } from './answer.ts';
import type { RenderCache } from './render-cache.ts';

/** Counts what the server does, in Prometheus' text format. */
export interface Metrics {
  /** Notes one answered request; `milliseconds` is how long it took. */
  note(kind: string, status: number, milliseconds: number): void;
  answer: Step;
}

export function createMetrics(cache: RenderCache): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests by kind and status.',
    labelNames: ['kind', 'status'],
    registers: [register],
  });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to its answer, by kind.',
    labelNames: ['kind'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [register],
  });
  const { stats } = cache;
  const readings: Record<string, [help: string, read: () => number]> = {
    render_cache_hits: ['Requests answered from a kept rendition.', () => stats.hits],
    render_cache_misses: ['Requests that waited for a rendering.', () => stats.misses],
    render_cache_renders: ['Renderings, those ahead of an edge included.', () => stats.renders],
    render_cache_evictions: ['Renditions dropped for want of room.', () => stats.evictions],
    render_cache_entries: ['Places with a kept rendition.', () => cache.size],
    render_cache_bytes: ['Memory of kept renditions.', () => cache.bytes],
  };
  for (const [name, [help, read]] of Object.entries(readings)) {
    new Gauge({
      name,
      help,
      registers: [register],
      collect() {
        this.set(read());
      },
    });
  }
  return {
    note(kind, status, milliseconds) {
      requests.inc({ kind, status });
      durations.observe({ kind }, milliseconds / 1000);
    },
    answer: async () => ({ status: 200, headers: { 'content-type': register.contentType, 'cache-control': 'no-store' }, body: await register.metrics() }),
  };
}
