import { isValidAt, Moment, type Validity } from './moment.ts';

/** The latest versions of a value that changes with time, each for as long as it is valid. */
export class LatestValid<Value> {
  readonly #maxVersions: number;
  #versions: (Validity & { value: Value })[] = [];

  constructor(maxVersions = Number.POSITIVE_INFINITY) {
    this.#maxVersions = maxVersions;
  }

  /** Returns the version of this moment, else makes it. Either way the moment learns when the value changes next. */
  get(moment: Moment, make: (moment: Moment) => Value): Value {
    const { instant } = moment;
    let version = this.#versions.findLast((each) => isValidAt(each, instant));
    if (!version) {
      const ownMoment = new Moment(instant);
      version = { value: make(ownMoment), instant, validUntil: ownMoment.validUntil };
      this.#versions = [...this.#versions, version].slice(-this.#maxVersions);
    }
    moment.noteEdge(version.validUntil);
    return version.value;
  }
}

/**
 * Remembers parts of pages between resolutions, each for as long as it is valid. Walking through time resolves a page
 * at each of its edges, although most edges change only one part.
 */
export class ResolveCache {
  readonly #parts = new Map<string, LatestValid<unknown>>();
  readonly #maxVersions: number | undefined;

  /** `maxVersions` of each part are remembered; without it all. */
  constructor(maxVersions?: number) {
    this.#maxVersions = maxVersions;
  }

  /** Returns the part `name` at this moment, from the cache while it is valid, else from `make`. */
  get<Value>(name: string, moment: Moment, make: (moment: Moment) => Value): Value {
    const versions = this.#parts.get(name) ?? new LatestValid(this.#maxVersions);
    this.#parts.set(name, versions);
    return versions.get(moment, make) as Value;
  }
}
