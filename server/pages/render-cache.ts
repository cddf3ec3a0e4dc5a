import { LRUCache } from 'lru-cache';
import type { Place } from '#rules/place/place.ts';
import { pathOf } from '#rules/place/place.ts';
import type { Instant } from '#rules/time/instant.ts';
import { isValidAt } from '#rules/time/validity.ts';
import type { Log } from '../log/log.ts';
import type { Clock } from '../time/clock.ts';
import type { RenderedPage, RenderPlace } from './rendered-page.ts';
import { sizeOf } from './rendered-page.ts';

/** How long before its edge the next version of a page is rendered, in ms: enough time for all pages of the site. */
const aheadOfEdge = 10_000;
/**
 * How often a page may be outdated as soon as it is rendered, before a request fails. Edges are minutes apart and
 * clocks rarely step.
 */
const mostTries = 10;

interface Slot {
  place: Place;
  current: RenderedPage;
  /** Takes over at the edge. */
  next?: RenderedPage | undefined;
  /** The edge at which `current` took over; cleared after the first response. */
  flippedAt?: Instant | undefined;
}

interface Flight {
  instant: Instant;
  rendition: Promise<RenderedPage>;
}

export interface Cached {
  rendition: RenderedPage;
  hit: boolean;
}

export interface RenderCacheParts {
  render: RenderPlace;
  clock: Clock;
  log: Log;
  /** Size of the cache in bytes. The least recently used pages are evicted first. */
  maxBytes: number;
  /** Called with the first response after an edge: ms since the edge, or since the request if that came later. */
  flipped?: (lateness: number) => void;
}

/** Caches each place's rendered page for exactly as long as it is valid. */
export class RenderCache {
  readonly stats = { hits: 0, misses: 0, evictions: 0, staleKept: 0, staleMade: 0 };
  readonly #parts: RenderCacheParts;
  readonly #slots: LRUCache<string, Slot>;
  readonly #flights = new Map<string, Flight>();
  readonly #aheadFlights = new Map<string, Flight>();
  /** Until then no cached page comes near its edge. */
  #quietUntil: Instant = Number.POSITIVE_INFINITY;

  constructor(parts: RenderCacheParts) {
    this.#parts = parts;
    this.#slots = new LRUCache<string, Slot>({
      maxSize: parts.maxBytes,
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
  async get(place: Place): Promise<Cached> {
    const key = pathOf(place);
    const asked = this.#parts.clock.now();
    for (let [now, tries] = [asked, 0]; tries < mostTries; now = this.#parts.clock.now(), tries += 1) {
      const kept = this.#validAt(key, now);
      if (kept) {
        this.stats.hits += 1;
        this.#tellOfFlip(kept, asked, now);
        return { rendition: kept.current, hit: true };
      }
      const rendition = await this.#flightFor(key, place, now).rendition;
      const after = this.#parts.clock.now();
      if (isValidAt(rendition, after)) {
        this.stats.misses += 1;
        this.#tellOfFlip(this.#slots.peek(key), asked, after);
        return { rendition, hit: false };
      }
      this.stats.staleMade += 1;
    }
    throw new Error(`${key} was out of date ${mostTries} times as soon as it was rendered`);
  }

  /** Renders the next version of every page whose edge is near. Call it every second. */
  async renderAhead(): Promise<void> {
    const now = this.#parts.clock.now();
    if (now < this.#quietUntil) return;
    this.#quietUntil = Number.POSITIVE_INFINITY;
    const slots = [...this.#slots.entries()];
    for (const [, slot] of slots) this.#mindEdge(slot, now);
    for (const [key, { place, current, next }] of slots) {
      if (next && next.instant <= now) this.#put(key, { place, current: next, flippedAt: next.instant });
      const edge = current.validUntil;
      if (next || edge === undefined || edge <= now || edge - now > aheadOfEdge || this.#aheadFlights.has(key))
        continue;
      await this.#fly(this.#aheadFlights, key, place, edge).rendition.catch((error: unknown) =>
        this.#parts.log.error({ err: error, path: key }, 'a page could not be rendered ahead'),
      );
    }
  }

  #validAt(key: string, now: Instant): Slot | undefined {
    const slot = this.#slots.get(key);
    if (!slot || isValidAt(slot.current, now)) return slot;
    const { place, current, next } = slot;
    if (next && isValidAt(next, now)) {
      const flipped = { place, current: next, flippedAt: next.instant };
      this.#put(key, flipped);
      return flipped;
    }
    if (current.validUntil !== undefined && current.validUntil <= now) this.stats.staleKept += 1;
    return undefined;
  }

  #put(key: string, slot: Slot): void {
    this.#slots.set(key, slot);
    this.#mindEdge(slot, Number.NEGATIVE_INFINITY);
  }

  /** Schedules a look at the page shortly before its edge, and one at the edge itself. */
  #mindEdge({ current: { validUntil: edge }, next }: Slot, now: Instant): void {
    if (edge !== undefined && edge > now)
      this.#quietUntil = Math.min(this.#quietUntil, next ? edge : edge - aheadOfEdge);
  }

  #tellOfFlip(slot: Slot | undefined, asked: Instant, now: Instant): void {
    if (slot?.flippedAt === undefined) return;
    this.#parts.flipped?.(Math.max(0, now - Math.max(asked, slot.flippedAt)));
    slot.flippedAt = undefined;
  }

  #flightFor(key: string, place: Place, now: Instant): Flight {
    const ahead = this.#aheadFlights.get(key);
    if (ahead && ahead.instant <= now) return ahead;
    return this.#flights.get(key) ?? this.#fly(this.#flights, key, place, now);
  }

  #fly(flights: Map<string, Flight>, key: string, place: Place, instant: Instant): Flight {
    const rendition = this.#parts
      .render(place, instant)
      .then((made) => {
        this.#keep(key, place, made);
        return made;
      })
      .finally(() => flights.delete(key));
    const flight = { instant, rendition };
    flights.set(key, flight);
    return flight;
  }

  #keep(key: string, place: Place, made: RenderedPage): void {
    const current = this.#slots.peek(key)?.current;
    const isForLater = current?.validUntil === made.instant && this.#parts.clock.now() < made.instant;
    const edge = current?.validUntil;
    const flippedAt = edge !== undefined && edge <= made.instant ? edge : undefined;
    this.#put(key, isForLater && current ? { place, current, next: made } : { place, current: made, flippedAt });
  }
}
