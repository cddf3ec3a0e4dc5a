import { nestedNetworks } from '#core/http/networks.ts';
import { AccountFailure } from '../account-failure.ts';

export interface FairQueueOptions {
  /** The most works that run at once. */
  maxRunning: number;
  /** The most works that wait, of all networks and of one wide network. */
  maxWaiting: number;
  maxWaitingPerNetwork: number;
  /** Time in ms after which a call that still waits is refused; shorter than the deadline of a call. */
  maxWait: number;
  /** Seconds after which a refused call may try again. */
  retryIn: number;
}

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
  readonly #options: FairQueueOptions;
  readonly #waiting = new Lane();
  #running = 0;

  constructor(options: FairQueueOptions) {
    this.#options = options;
  }

  /** Throws `tooManyRequests` if the network already has its share of the queue, or the turn does not come in time. */
  async run<Result>(caller: QueuedCaller, work: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.#options.maxRunning) this.#running += 1;
    else await this.#turnOf(caller);
    try {
      return await work();
    } finally {
      let next = this.#waiting.shift();
      while (next?.isOver) next = this.#waiting.shift();
      if (next) next.start();
      else this.#running -= 1;
    }
  }

  #turnOf({ network, isKnown = false }: QueuedCaller): Promise<void> {
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
class Lane {
  readonly #calls: Waiting[] = [];
  /** In the order of their next turn. */
  readonly #parts = new Map<string, Lane>();
  size = 0;

  sizeAt(part = '', ...narrower: (string | undefined)[]): number {
    const lane = this.#parts.get(part);
    return lane && narrower.length > 0 ? lane.sizeAt(...narrower) : (lane?.size ?? 0);
  }

  push([network, ...narrower]: readonly string[], call: Waiting): void {
    this.size += 1;
    if (network === undefined) {
      this.#calls.push(call);
      return;
    }
    const part = this.#parts.get(network) ?? new Lane();
    this.#parts.set(network, part);
    part.push(narrower, call);
  }

  /** The oldest call of the part whose turn it is. */
  shift(): Waiting | undefined {
    const next = this.#parts.entries().next().value;
    const call = next ? next[1].shift() : this.#calls.shift();
    if (call) this.size -= 1;
    if (next) {
      this.#parts.delete(next[0]);
      if (next[1].size > 0) this.#parts.set(...next);
    }
    return call;
  }

  /** Drops the newest call of the longest part, if that is longer than the part on this path would become. */
  dropFor(path: readonly string[]): Waiting | undefined {
    const longest = this.#longestPart();
    if (!longest || longest[1].size <= this.sizeAt(path[0]) + 1) return this.dropWithin(path);
    return this.#dropNewestOf(longest);
  }

  /** The same within the part on this path. */
  dropWithin([network = '', ...narrower]: readonly string[]): Waiting | undefined {
    const call = this.#parts.get(network)?.dropFor(narrower);
    if (call) this.size -= 1;
    return call;
  }

  #dropNewest(): Waiting | undefined {
    const longest = this.#longestPart();
    if (longest) return this.#dropNewestOf(longest);
    this.size -= 1;
    return this.#calls.pop();
  }

  #dropNewestOf([network, part]: [string, Lane]): Waiting | undefined {
    this.size -= 1;
    const call = part.#dropNewest();
    if (part.size === 0) this.#parts.delete(network);
    return call;
  }

  #longestPart(): [string, Lane] | undefined {
    let longest: [string, Lane] | undefined;
    for (const part of this.#parts) if (!longest || part[1].size > longest[1].size) longest = part;
    return longest;
  }
}
