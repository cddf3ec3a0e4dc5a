import { Moment } from '#core/time/moment.ts';
import type { Validity } from '#core/time/validity.ts';
import { isValidAt } from '#core/time/validity.ts';

interface CachedPart extends Validity {
  value: unknown;
}

/**
 * Remembers parts of pages between resolutions, each for as long as it is valid. Walking through time resolves a page
 * at each of its edges, although most edges change only one part.
 */
export class ResolveCache {
  readonly #parts = new Map<string, CachedPart[]>();

  /**
   * Returns the part `name` at this moment, from the cache while it is valid, else from `make`. Either way the moment
   * learns when the part changes next.
   */
  get<Value>(name: string, moment: Moment, make: (moment: Moment) => Value): Value {
    const parts = this.#parts.get(name) ?? [];
    const { instant } = moment;
    let part = parts.find((candidate) => isValidAt(candidate, instant));
    if (!part) {
      const partMoment = new Moment(instant);
      const value = make(partMoment);
      part = { instant, validUntil: partMoment.validUntil, value };
      parts.push(part);
      this.#parts.set(name, parts);
    }
    if (part.validUntil !== undefined) moment.hasReached(part.validUntil);
    return part.value as Value;
  }
}
