import { LRUCache } from 'lru-cache';
import type { Instant } from '#rules/instant.ts';
import type { Place } from '#rules/place.ts';
import { pathOf } from '#rules/place.ts';
import type { Clock } from './clock.ts';
import type { Log } from './log.ts';
import type { Render, Rendition } from './rendition.ts';
import { isValidAt, sizeOf } from './rendition.ts';

/** How long before its edge a page's next version is rendered, in ms: enough for every page to flip at once. */
const aheadOfEdge = 10_000;

interface Slot {
  place: Place;
  current: Rendition;
  /** What takes over at the edge. */
  next?: Rendition | undefined;
}

interface Flight {
  instant: Instant;
  rendition: Promise<Rendition>;
}

export interface Cached {
  rendition: Rendition;
  /** The instant at which `rendition` was found valid. */
  now: Instant;
  hit: boolean;
}

export interface RenderCacheParts {
  render: Render;
  clock: Clock;
  log: Log;
  /** Bytes of renditions to keep; the least recently used go first. */
  maxBytes: number;
}

/** Keeps each place's rendition for exactly as long as it is true. */
export class RenderCache {
  readonly stats = { hits: 0, misses: 0, renders: 0, evictions: 0 };
  readonly #parts: RenderCacheParts;
  readonly #slots: LRUCache<string, Slot>;
  readonly #flights = new Map<string, Flight>();
  readonly #aheadFlights = new Map<string, Flight>();

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

  /** The rendition of a place now. Requests that come while it is made wait for the same one. */
  async get(place: Place): Promise<Cached> {
    const key = pathOf(place);
    for (;;) {
      const now = this.#parts.clock.now();
      const kept = this.#validAt(key, now);
      if (kept) {
        this.stats.hits += 1;
        return { rendition: kept, now, hit: true };
      }
      const rendition = await this.#flightFor(key, place, now).rendition;
      const after = this.#parts.clock.now();
      if (isValidAt(rendition, after)) {
        this.stats.misses += 1;
        return { rendition, now: after, hit: false };
      }
    }
  }

  /** Renders the next version of every page whose edge is near. Meant to be called every second. */
  async renderAhead(): Promise<void> {
    const now = this.#parts.clock.now();
    for (const [key, { place, current, next }] of [...this.#slots.entries()]) {
      if (next && next.instant <= now) this.#slots.set(key, { place, current: next });
      const edge = current.validUntil;
      if (next || edge === undefined || edge <= now || edge - now > aheadOfEdge || this.#aheadFlights.has(key)) continue;
      await this.#fly(this.#aheadFlights, key, place, edge).rendition.catch((error: unknown) =>
        this.#parts.log.error({ err: error, path: key }, 'a page could not be rendered ahead'),
      );
    }
  }

  #validAt(key: string, now: Instant): Rendition | undefined {
    const slot = this.#slots.get(key);
    if (!slot) return undefined;
    if (isValidAt(slot.current, now)) return slot.current;
    if (!slot.next || !isValidAt(slot.next, now)) return undefined;
    this.#slots.set(key, { place: slot.place, current: slot.next });
    return slot.next;
  }

  #flightFor(key: string, place: Place, now: Instant): Flight {
    const ahead = this.#aheadFlights.get(key);
    if (ahead && ahead.instant <= now) return ahead;
    return this.#flights.get(key) ?? this.#fly(this.#flights, key, place, now);
  }

  #fly(flights: Map<string, Flight>, key: string, place: Place, instant: Instant): Flight {
    this.stats.renders += 1;
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

  #keep(key: string, place: Place, made: Rendition): void {
    const current = this.#slots.peek(key)?.current;
    const isForLater = current?.validUntil === made.instant && this.#parts.clock.now() < made.instant;
    this.#slots.set(key, isForLater && current ? { place, current, next: made } : { place, current: made });
  }
}
