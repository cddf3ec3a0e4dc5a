import { Moment } from '../time/moment.ts';
import type { Validity } from '../time/validity.ts';
import { isValidAt } from '../time/validity.ts';

interface KeptPart extends Validity {
  value: unknown;
}

/**
 * Parts of pages that are kept from one resolution to the next, each for as long as it stays the same. Who walks
 * through time asks at every edge of a page for all of it, though most edges change one part only.
 */
export class ResolveCache {
  readonly #parts = new Map<string, KeptPart[]>();

  /**
   * The part `name` at the moment: as it was made before, where that holds, else made. Its edges are remembered by the
   * moment either way.
   */
  part<Value>(name: string, moment: Moment, make: (moment: Moment) => Value): Value {
    const parts = this.#parts.get(name) ?? [];
    const { instant } = moment;
    let part = parts.find((candidate) => isValidAt(candidate, instant));
    if (!part) {
      const momentOfPart = new Moment(instant);
      const value = make(momentOfPart);
      part = { instant, validUntil: momentOfPart.validUntil, value };
      parts.push(part);
      this.#parts.set(name, parts);
    }
    if (part.validUntil !== undefined) moment.hasCome(part.validUntil);
    return part.value as Value;
  }
}
