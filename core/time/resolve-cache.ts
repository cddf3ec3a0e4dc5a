import { Moment } from './moment.ts';
import { isValidAt, type Validity } from './validity.ts';

export interface CachedPart<Value> extends Validity {
  value: Value;
}

/**
 * Returns a part of a page while it is valid, else makes another one. Either way the moment learns when the part
 * changes next.
 */
export function reusePart<Value>(
  cached: CachedPart<Value> | undefined,
  moment: Moment,
  make: (moment: Moment) => Value,
): CachedPart<Value> {
  const { instant } = moment;
  const partMoment = new Moment(instant);
  const isValid = cached && isValidAt(cached, instant);
  const part = isValid ? cached : { value: make(partMoment), instant, validUntil: partMoment.validUntil };
  moment.noteEdge(part.validUntil);
  return part;
}

/**
 * Remembers parts of pages between resolutions, each for as long as it is valid. Walking through time resolves a page
 * at each of its edges, although most edges change only one part.
 */
export class ResolveCache {
  readonly #parts = new Map<string, CachedPart<unknown>[]>();

  /** Returns the part `name` at this moment, from the cache while it is valid, else from `make`. */
  get<Value>(name: string, moment: Moment, make: (moment: Moment) => Value): Value {
    const parts = this.#parts.get(name) ?? [];
    const cached = parts.findLast((candidate) => isValidAt(candidate, moment.instant));
    const part = reusePart(cached, moment, make);
    if (part !== cached) this.#parts.set(name, [...parts, part]);
    return part.value as Value;
  }
}
