import { nestedNetworks } from '#core/http/networks.ts';
import { AccountFailure } from '../account-failure.ts';

const usualOptions = {
  maxRunning: 2,
  /** The most works that wait, of all networks and of one wide network. */
  maxWaiting: 64,
  maxWaitingPerNetwork: 32,
  /** Time in ms after which a call that still waits is refused; shorter than the deadline of a call. */
  maxWait: 2_000,
  /** Seconds after which a refused call may try again. */
  retryIn: 2,
};

export interface QueuedCaller {
  network: string;
  /** An account has vouched for the caller: by a device, a network or a code. */
  isKnown?: boolean;
}

interface Waiting {
  start(): void;
  refuse(): void;
  /** True if it was refused for having waited too long. */
  isOver: boolean;
}

/**
 * Runs expensive works, a few at a time. Known callers and strangers take turns, so that strangers from any number of
 * networks delay the next known caller by one work. In each of these lanes networks take turns, wide ones first, then
 * the narrower ones inside them. When the queue is full, the longer lane loses the newest call of the network that has
 * the most.
 */
export class FairQueue {
  readonly #options: typeof usualOptions;
  readonly #waiting = new SubQueue();
  #running = 0;

  constructor(options: Partial<typeof usualOptions> = {}) {
    this.#options = { ...usualOptions, ...options };
  }

  /** Throws `tooManyRequests` if the network already has its share of the queue, or the turn does not come in time. */
  async run<Result>(caller: QueuedCaller, work: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.#options.maxRunning) this.#running += 1;
    else await this.#waitForTurn(caller);
    try {
      return await work();
    } finally {
      let next = this.#waiting.shift();
      while (next?.isOver) next = this.#waiting.shift();
      if (next) next.start();
      else this.#running -= 1;
    }
  }

  #waitForTurn({ network, isKnown = false }: QueuedCaller): Promise<void> {
    const { maxWaiting, maxWait, retryIn } = this.#options;
    const path = [isKnown ? 'known' : 'strangers', ...nestedNetworks(network).toReversed()];
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const call: Waiting = {
      start: resolve,
      refuse: () => reject(new AccountFailure('tooManyRequests', { retryIn })),
      isOver: false,
    };
    const isFull = this.#waiting.size >= maxWaiting || this.#isNetworkFull(path);
    if (isFull && !this.#makeRoom(path)) {
      call.refuse();
      return promise;
    }
    this.#waiting.push(path, call);
    const timer = setTimeout(() => {
      call.isOver = true;
      call.refuse();
    }, maxWait);
    return promise.finally(() => clearTimeout(timer));
  }

  #makeRoom(path: readonly string[]): boolean {
    const dropped = this.#isNetworkFull(path) ? this.#waiting.dropWithin(path) : this.#waiting.dropFor(path);
    dropped?.refuse();
    return dropped !== undefined;
  }

  #isNetworkFull([lane, wideNetwork]: readonly string[]): boolean {
    return this.#waiting.sizeAt(lane, wideNetwork) >= this.#options.maxWaitingPerNetwork;
  }
}

/** The waiting calls of a lane or a network, those of the networks inside it separately. */
class SubQueue {
  readonly #calls: Waiting[] = [];
  /** In the order of their next turn. */
  readonly #children = new Map<string, SubQueue>();
  size = 0;

  sizeAt(child = '', ...inner: (string | undefined)[]): number {
    const lane = this.#children.get(child);
    return lane && inner.length > 0 ? lane.sizeAt(...inner) : (lane?.size ?? 0);
  }

  push([network, ...inner]: readonly string[], call: Waiting): void {
    this.size += 1;
    if (network === undefined) {
      this.#calls.push(call);
      return;
    }
    const child = this.#children.get(network) ?? new SubQueue();
    this.#children.set(network, child);
    child.push(inner, call);
  }

  /** The oldest call of the child whose turn it is. */
  shift(): Waiting | undefined {
    const next = this.#children.entries().next().value;
    const call = next ? next[1].shift() : this.#calls.shift();
    if (call) this.size -= 1;
    if (next) {
      this.#children.delete(next[0]);
      if (next[1].size > 0) this.#children.set(...next);
    }
    return call;
  }

  /** Drops the newest call of the longest child, if that is longer than the child on this path would become. */
  dropFor(path: readonly string[]): Waiting | undefined {
    const longest = this.#longestChild();
    if (!longest || longest[1].size <= this.sizeAt(path[0]) + 1) return this.dropWithin(path);
    return this.#dropNewestIn(longest);
  }

  /** The same within the child on this path. */
  dropWithin([network = '', ...inner]: readonly string[]): Waiting | undefined {
    const call = this.#children.get(network)?.dropFor(inner);
    if (call) this.size -= 1;
    return call;
  }

  #dropNewest(): Waiting | undefined {
    const longest = this.#longestChild();
    if (longest) return this.#dropNewestIn(longest);
    this.size -= 1;
    return this.#calls.pop();
  }

  #dropNewestIn([network, child]: [string, SubQueue]): Waiting | undefined {
    this.size -= 1;
    const call = child.#dropNewest();
    if (child.size === 0) this.#children.delete(network);
    return call;
  }

  #longestChild(): [string, SubQueue] | undefined {
    let longest: [string, SubQueue] | undefined;
    for (const child of this.#children) if (!longest || child[1].size > longest[1].size) longest = child;
    return longest;
  }
}
