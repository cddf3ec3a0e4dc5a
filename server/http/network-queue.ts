interface Job<Result> {
  key: string;
  work: () => Promise<Result>;
  callers: Map<string, number>;
  isRunning: boolean;
  isHeavy: boolean;
  outcome: PromiseWithResolvers<Result>;
}

export interface Caller {
  network: string;
  signal: AbortSignal;
  /** Heavy jobs run one at a time, so that others need not wait for two of them. */
  isHeavy?: boolean;
}

/**
 * Runs a limited number of jobs at once. The next job is of the network that has the fewest running ones and has waited
 * longest, so that nobody waits behind everything that another network asked for. A job that nobody waits for any more
 * is dropped before it starts.
 */
export class NetworkQueue<Result> {
  readonly #maxRunning: number;
  readonly #jobs = new Map<string, Job<Result>>();
  /** Waiting jobs by network. The network that has waited longest, since its last job ended, comes first. */
  readonly #lines = new Map<string, Set<Job<Result>>>();
  /** The running jobs, and the network for whose turn each was started. */
  readonly #running = new Map<Job<Result>, string>();

  constructor(maxRunning: number) {
    this.#maxRunning = maxRunning;
  }

  /** Concurrent callers of a key share one job. Rejects with the reason of the signal once it is aborted. */
  async run(key: string, { network, signal, isHeavy = false }: Caller, work: () => Promise<Result>): Promise<Result> {
    signal.throwIfAborted();
    const job = this.#jobs.get(key) ?? this.#add(key, work, isHeavy);
    job.callers.set(network, (job.callers.get(network) ?? 0) + 1);
    if (!job.isRunning) {
      if (!this.#lines.has(network)) this.#lines.set(network, new Set());
      this.#lines.get(network)?.add(job);
      this.#startNext();
    }
    const aborted = Promise.withResolvers<never>();
    const leave = () => {
      this.#removeCaller(job, network);
      aborted.reject(signal.reason);
    };
    signal.addEventListener('abort', leave, { once: true });
    try {
      return await Promise.race([job.outcome.promise, aborted.promise]);
    } finally {
      signal.removeEventListener('abort', leave);
    }
  }

  waitingOf(network: string): number {
    return this.#lines.get(network)?.size ?? 0;
  }

  #add(key: string, work: () => Promise<Result>, isHeavy: boolean): Job<Result> {
    const job = { key, work, callers: new Map(), isRunning: false, isHeavy, outcome: Promise.withResolvers<Result>() };
    // Its callers may all have left when it fails.
    job.outcome.promise.catch(() => {});
    this.#jobs.set(key, job);
    return job;
  }

  #removeCaller(job: Job<Result>, network: string): void {
    const left = (job.callers.get(network) ?? 0) - 1;
    if (left > 0) return void job.callers.set(network, left);
    job.callers.delete(network);
    if (job.isRunning) return;
    this.#leaveLine(job, network);
    if (job.callers.size === 0) this.#jobs.delete(job.key);
  }

  #leaveLine(job: Job<Result>, network: string): void {
    const line = this.#lines.get(network);
    line?.delete(job);
    if (line?.size === 0) this.#lines.delete(network);
  }

  #startNext(): void {
    while (this.#running.size < this.#maxRunning) {
      const [network, job] = this.#next() ?? [];
      if (network === undefined || !job) return;
      for (const each of job.callers.keys()) this.#leaveLine(job, each);
      void this.#start(job, network);
    }
  }

  #next(): [network: string, job: Job<Result>] | undefined {
    const countRunning = (network: string) => [...this.#running.values()].filter((each) => each === network).length;
    const isHeavyRunning = [...this.#running.keys()].some(({ isHeavy }) => isHeavy);
    let next: [network: string, job: Job<Result>] | undefined;
    for (const [network, line] of this.#lines) {
      const job = line.values().find(({ isHeavy }) => !isHeavy || !isHeavyRunning);
      if (job && (!next || countRunning(network) < countRunning(next[0]))) next = [network, job];
    }
    return next;
  }

  async #start(job: Job<Result>, network: string): Promise<void> {
    job.isRunning = true;
    this.#running.set(job, network);
    try {
      job.outcome.resolve(await job.work());
    } catch (error) {
      job.outcome.reject(error);
    } finally {
      this.#running.delete(job);
      this.#jobs.delete(job.key);
      const line = this.#lines.get(network);
      if (line) {
        this.#lines.delete(network);
        this.#lines.set(network, line);
      }
      this.#startNext();
    }
  }
}
