import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Accounts } from '#accounts/accounts.ts';
import type { Step } from './answer.ts';
import type { RenderCache } from './render-cache.ts';

/** Counts what the server does, in Prometheus' text format. */
export interface Metrics {
  /** Notes one answered request; `milliseconds` is how long it took. */
  note(kind: string, status: number, milliseconds: number): void;
  answer: Step;
}

export function createMetrics(cache: RenderCache, accounts?: Pick<Accounts, 'readings'>): Metrics {
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
  const readAccounts = accounts && accountGauges(register, accounts);
  return {
    note(kind, status, milliseconds) {
      requests.inc({ kind, status });
      durations.observe({ kind }, milliseconds / 1000);
    },
    async answer() {
      await readAccounts?.();
      return { status: 200, headers: { 'content-type': register.contentType, 'cache-control': 'no-store' }, body: await register.metrics() };
    },
  };
}

/** Gauges of the stores; calling the result asks each of them once. */
function accountGauges(register: Registry, accounts: Pick<Accounts, 'readings'>): () => Promise<void> {
  const [labelNames, registers] = [['group'], [register]];
  const up = new Gauge({ name: 'accounts_store_up', help: 'Whether the store of a group answers.', labelNames, registers });
  const waiting = new Gauge({ name: 'accounts_outbox_waiting', help: 'Messages that wait to be sent, by group.', labelNames, registers });
  return async () => {
    for (const reading of await accounts.readings()) {
      up.set({ group: reading.group }, reading.up ? 1 : 0);
      if (reading.waiting === undefined) waiting.remove({ group: reading.group });
      else waiting.set({ group: reading.group }, reading.waiting);
    }
  };
}
