import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type Place, pathWithQuery } from '#core/place/place.ts';
import type { Instant } from '#core/time/instant.ts';
import { isValidAt } from '#core/time/moment.ts';
import type { Log } from '../log/log.ts';
import type { Clock } from '../time/clock.ts';
import { type PlaceRenderer, type RenderedPage, sizeOf } from './rendered-page.ts';
import { validVersion } from './valid-version.ts';

/**
 * The time at which the next version of a page is rendered, in ms before its edge. Each page has a time of its own
 * between these two, so that pages which change at the same edge do not keep other requests waiting by being rendered
 * together.
 */
const renderAhead = { earliest: 120_000, latest: 10_000 };
interface Slot {
  place: Place;
  current: RenderedPage;
  next?: RenderedPage | undefined;
  /** The edge at which `current` took over; cleared after the first response. */
  tookOverAt?: Instant | undefined;
}

interface PendingRender {
  instant: Instant;
  page: Promise<RenderedPage>;
}

export interface CachedPage {
  page: RenderedPage;
  hit: boolean;
  now: Instant;
}

export interface RenderCacheOptions {
  render: PlaceRenderer;
  clock: Clock;
  log: Log;
  /** Size of the cache in bytes. The least recently used pages are evicted first. */
  maxBytes: number;
  /** Called with the first response after an edge: ms since the edge, or since the request if that came later. */
  onEdge?: (lateness: number) => void;
}

/** Caches each place's rendered page for exactly as long as it is valid. */
export class RenderCache {
  readonly stats = { hits: 0, misses: 0, evictions: 0, staleCached: 0, staleRendered: 0 };
  readonly #options: RenderCacheOptions;
  readonly #slots: LRUCache<string, Slot>;
  readonly #pending = new Map<string, PendingRender>();
  readonly #pendingAhead = new Map<string, PendingRender>();
  /** Until then no cached page comes near its edge. */
  #nextCheckAt: Instant = Number.POSITIVE_INFINITY;

  constructor(options: RenderCacheOptions) {
    this.#options = options;
    this.#slots = new LRUCache<string, Slot>({
      maxSize: options.maxBytes,
      sizeCalculation: ({ current, next }) => sizeOf(current) + (next ? sizeOf(next) : 0),
      dispose: (_slot, _key, reason) => {
        if (reason === 'evict') this.stats.evictions += 1;
      },
    });
  }

  get bytes(): number {
    return this.#slots.calculatedSize;
  }

  get size(): number {
    return this.#slots.size;
  }

  /** The next edge of every cached place, and whether its next version is rendered. */
  edgesAfter(now: Instant): { edge: Instant; isReady: boolean }[] {
    return [...this.#slots.values()].flatMap(({ current: { validUntil: edge }, next }) =>
      edge === undefined || edge <= now ? [] : { edge, isReady: next !== undefined },
    );
  }

  /**
   * The rendered page of a place now. Concurrent requests share one rendering. Throws if every result is outdated when
   * it is finished.
   */
  async get(place: Place): Promise<CachedPage> {
    const cached = this.cached(place);
    if (cached) return cached;
    const { clock } = this.#options;
    const key = pathWithQuery(place);
    const requestedAt = clock.now();
    let renderings = 0;
    const { version: page, now } = await validVersion(key, clock, (instant) => {
      if (renderings > 0) this.stats.staleRendered += 1;
      renderings += 1;
      return this.#pendingFor(key, place, instant).page;
    });
    this.stats.misses += 1;
    this.#reportEdge(this.#slots.peek(key), requestedAt, now);
    return { page, hit: false, now };
  }

  cached(place: Place): CachedPage | undefined {
    const now = this.#options.clock.now();
    const slot = this.#validAt(pathWithQuery(place), now);
    if (!slot) return undefined;
    this.stats.hits += 1;
    this.#reportEdge(slot, now, now);
    return { page: slot.current, hit: true, now };
  }

  /** Renders what another cache has, last used first, one page at a time, until an instant. */
  async renderAllOf(other: RenderCache, end: Instant): Promise<void> {
    const { clock, log } = this.#options;
    for (const [path, { place }] of [...other.#slots.entries()]) {
      if (clock.now() >= end) return;
      await this.get(place).catch((error: unknown) => log.error({ err: error, path }, 'a page could not be rendered'));
    }
  }

  /** Renders the next version of the pages whose time before their edge has come. Call it every second. */
  async renderAhead(): Promise<void> {
    const now = this.#options.clock.now();
    if (now < this.#nextCheckAt) return;
    this.#nextCheckAt = Number.POSITIVE_INFINITY;
    const slots = [...this.#slots.entries()];
    for (const [key, slot] of slots) this.#scheduleEdge(key, slot, now);
    for (const [key, { place, current, next }] of slots) {
      if (next && next.instant <= now) this.#put(key, { place, current: next, tookOverAt: next.instant });
      const edge = current.validUntil;
      if (next || edge === undefined || edge <= now || now < aheadTime(key, edge) || this.#pendingAhead.has(key))
        continue;
      await this.#startRender(this.#pendingAhead, key, place, edge).page.catch((error: unknown) =>
        this.#options.log.error({ err: error, path: key }, 'a page could not be rendered ahead'),
      );
    }
  }

  #validAt(key: string, now: Instant): Slot | undefined {
    const slot = this.#slots.get(key);
    if (!slot || isValidAt(slot.current, now)) return slot;
    const { place, current, next } = slot;
    if (next && isValidAt(next, now)) {
      const nextSlot = { place, current: next, tookOverAt: next.instant };
      this.#put(key, nextSlot);
      return nextSlot;
    }
    if (current.validUntil !== undefined && current.validUntil <= now) this.stats.staleCached += 1;
    return undefined;
  }

  #put(key: string, slot: Slot): void {
    this.#slots.set(key, slot);
    this.#scheduleEdge(key, slot, Number.NEGATIVE_INFINITY);
  }

  /** Schedules a look at the page shortly before its edge, and one at the edge itself. */
  #scheduleEdge(key: string, { current: { validUntil: edge }, next }: Slot, now: Instant): void {
    if (edge !== undefined && edge > now)
      this.#nextCheckAt = Math.min(this.#nextCheckAt, next ? edge : aheadTime(key, edge));
  }

  #reportEdge(slot: Slot | undefined, requestedAt: Instant, now: Instant): void {
    if (slot?.tookOverAt === undefined) return;
    this.#options.onEdge?.(Math.max(0, now - Math.max(requestedAt, slot.tookOverAt)));
    slot.tookOverAt = undefined;
  }

  #pendingFor(key: string, place: Place, now: Instant): PendingRender {
    const ahead = this.#pendingAhead.get(key);
    if (ahead && ahead.instant <= now) return ahead;
    return this.#pending.get(key) ?? this.#startRender(this.#pending, key, place, now);
  }

  #startRender(pending: Map<string, PendingRender>, key: string, place: Place, instant: Instant): PendingRender {
    const page = this.#options
      .render(place, instant)
      .then((result) => {
        this.#store(key, place, result);
        return result;
      })
      .finally(() => pending.delete(key));
    const render = { instant, page };
    pending.set(key, render);
    return render;
  }

  #store(key: string, place: Place, result: RenderedPage): void {
    const current = this.#slots.peek(key)?.current;
    const isNextVersion = current?.validUntil === result.instant && this.#options.clock.now() < result.instant;
    const edge = current?.validUntil;
    const tookOverAt = edge !== undefined && edge <= result.instant ? edge : undefined;
    this.#put(
      key,
      isNextVersion && current ? { place, current, next: result } : { place, current: result, tookOverAt },
    );
  }
}

/** Returns the instant at which the next version of a page is rendered: at the same time before every edge. */
function aheadTime(key: string, edge: Instant): Instant {
  const share = createHash('sha256').update(key).digest().readUInt32BE() / 2 ** 32;
  return edge - renderAhead.latest - share * (renderAhead.earliest - renderAhead.latest);
}
