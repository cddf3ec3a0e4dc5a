import type { Instant } from '../time/instant.ts';
import { Moment } from '../time/moment.ts';

interface CachedPart {
  from: Instant;
  /** Not included; undefined: for ever. */
  until: Instant | undefined;
  value: unknown;
}

/**
 * Parts of pages that are kept from one resolution to the next, each for as long as it stays the same. Who walks
 * through time asks at every edge of a page for all of it, though most edges change one part only.
 */
export class ResolveCache {
  readonly #spans = new Map<string, CachedPart[]>();

  /**
   * The part `name` at the moment: as it was made before, where that holds, else made. Its edges are remembered by the
   * moment either way.
   */
  part<Value>(name: string, moment: Moment, make: (moment: Moment) => Value): Value {
    const spans = this.#spans.get(name) ?? [];
    const { instant } = moment;
    let span = spans.find(({ from, until }) => from <= instant && (until === undefined || instant < until));
    if (!span) {
      const own = new Moment(instant);
      const value = make(own);
      span = { from: instant, until: own.validUntil, value };
      spans.push(span);
      this.#spans.set(name, spans);
    }
    if (span.until !== undefined) moment.hasCome(span.until);
    return span.value as Value;
  }
}
