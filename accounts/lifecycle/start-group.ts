import { setTimeout } from 'node:timers/promises';
import type { GroupCode } from '#contract/account/groups.ts';
import { type AccountGroup, type AccountSettings, createGroup, type SitePolicy } from '../group/account-group.ts';
import { storedSecrets } from '../group/secrets/load-secrets.ts';
import type { Secrets } from '../group/secrets/secrets.ts';
import { countUnsent } from '../mail/outbox/outbox-rows.ts';
import { type OutboxOptions, OutboxWorker } from '../mail/outbox/worker.ts';
import { startNoticeRunner } from '../notices/notice-runner.ts';
import { openStore, type Store } from '../store/open-store.ts';
import { isDiskError, isFileLocked } from '../store/store-unavailable.ts';
import { withinDeadline } from './deadline.ts';
import { startHousekeeping } from './housekeeping.ts';
import { reportPasswordKeys } from './report-password-keys.ts';

export interface GroupOptions extends Pick<OutboxOptions, 'transports' | 'render' | 'retainsSent' | 'log'> {
  settings: AccountSettings;
  policy: SitePolicy;
  /** If undefined, each store keeps its own; for development and tests only. */
  secrets: Secrets | undefined;
  /** Local clock, in milliseconds since 1970. Groups in PostgreSQL use the clock of the database instead. */
  now: () => number;
  /** Replaces some of the usual times, for tests. */
  timeouts?: Partial<GroupTimeouts>;
}

/** All in ms. */
const defaultTimeouts = {
  /** The time that a start waits for a store. */
  startTimeout: 3_000,
  /** The pause between the first two attempts to open a store; doubles with each, up to the maximum. */
  firstDelay: 1_000,
  maxDelay: 30_000,
  statusTimeout: 1_000,
  /** Between two probes of an unavailable store; also the timeout of each. */
  probeInterval: 2_000,
};
export type GroupTimeouts = typeof defaultTimeouts;

export interface GroupStatus {
  group: GroupCode;
  /** True if the store was readable and writable when last used. */
  up: boolean;
  unsentCount: number | undefined;
  oldestSeconds?: number | undefined;
}

/** A group whose store is open, or is retried until it can be opened. */
export interface GroupHandle {
  code: GroupCode;
  /** Undefined until the store has been reached for the first time. */
  current(): AccountGroup | undefined;
  /** Reports that the store failed. From now on it is probed until it works again. */
  reportLost(error: unknown): void;
  status(): Promise<GroupStatus>;
  close(): Promise<void>;
}

/** An open group with all that runs beside its calls. `stop` finishes the work in progress and closes the store. */
interface GroupWorkers {
  group: AccountGroup;
  stop(): Promise<void>;
}

/**
 * Opens the store of a group and keeps its outbox worker and housekeeping running. An unreachable database, and a file
 * that is broken, locked or on a full or read-only disk, is retried until it works, and logged once. A wrong file path
 * throws.
 */
export async function startGroup(code: GroupCode, address: string, options: GroupOptions): Promise<GroupHandle> {
  const { log } = options;
  const timeouts = { ...defaultTimeouts, ...options.timeouts };
  const closing = new AbortController();
  let workers: GroupWorkers | undefined;
  let isUp = true;
  let probing: Promise<void> | undefined;

  const reportReached = () => {
    if (!isUp) log.info({ group: code }, 'the store of accounts is back');
    isUp = true;
  };
  const reportLost = (error: unknown) => {
    if (isUp)
      log.error(
        { group: code, reason: errorReason(error) },
        'THE STORE OF ACCOUNTS CANNOT BE REACHED. Pages are served; account calls answer 5003 until it is back',
      );
    isUp = false;
    if (workers) probing ??= probe(workers.group);
  };
  /** Writes to the store: a call may succeed without it, and a read would not show that writes work again. */
  const probe = async (group: AccountGroup) => {
    while (!isUp && !closing.signal.aborted) {
      await delay(timeouts.probeInterval, closing.signal);
      await withinDeadline(timeouts.probeInterval, writeProbe(group)).then(reportReached, () => {});
    }
    // In the same tick, so that a loss reported next starts a new probe.
    probing = undefined;
  };

  const open = async () => {
    const store = await openStore({ address, onLost: reportLost, now: options.now });
    try {
      const secrets = options.secrets ?? (await storedSecrets(store.db));
      if (closing.signal.aborted) return store.close();
      workers = startWorkers(code, store, { ...options, secrets });
      void reportPasswordKeys({ group: code, db: store.db, keys: secrets.passwordKeys(code) }, log);
    } catch (error) {
      await store.close();
      throw error;
    }
    reportReached();
  };
  /** Tries to open it and returns true if that succeeds. Throws errors that waiting does not fix. */
  const tryToOpen = async (isRetryable: (error: unknown) => boolean) => {
    try {
      await open();
      return true;
    } catch (error) {
      if (!isRetryable(error)) throw error;
      reportLost(error);
      return false;
    }
  };
  const openWhenReached = async () => {
    for (let pause = timeouts.firstDelay; !closing.signal.aborted; pause = Math.min(pause * 2, timeouts.maxDelay)) {
      await delay(pause, closing.signal);
      if (closing.signal.aborted || (await tryToOpen(() => true))) return;
    }
  };

  const isDatabase = /^postgres(ql)?:/.test(address);
  const first = tryToOpen((error) => isDatabase || isDiskError(error) || isFileLocked(error));
  await Promise.race([first, delay(timeouts.startTimeout, closing.signal)]);
  const opening = first.then((isOpen) => (isOpen ? undefined : openWhenReached()));

  return {
    code,
    current: () => workers?.group,
    reportLost,
    async status() {
      try {
        if (!workers) return { group: code, up: false, unsentCount: undefined };
        const unsent = await withinDeadline(timeouts.statusTimeout, countUnsent(workers.group));
        return { group: code, up: isUp, ...unsent };
      } catch (error) {
        reportLost(error);
        return { group: code, up: false, unsentCount: undefined };
      }
    },
    async close() {
      closing.abort();
      await Promise.all([opening, probing]);
      await workers?.stop();
    },
  };
}

/** Leaves a row that the next housekeeping deletes. */
async function writeProbe({ db, now }: AccountGroup): Promise<void> {
  const probeRow = { taken: 0, resets_at: now() };
  await db
    .insertInto('rate_limits')
    .values({ id: 'probe', ...probeRow })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(probeRow))
    .execute();
}

/** Resolves after `milliseconds`, or on abort. */
const delay = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  setTimeout(milliseconds, undefined, { signal }).catch(() => {});

function startWorkers(code: GroupCode, store: Store, options: GroupOptions & { secrets: Secrets }): GroupWorkers {
  const { db, now } = store;
  const { settings, secrets, policy } = options;
  const warn = (message: string) => (error: unknown) =>
    options.log.warn({ group: code, reason: errorReason(error) }, message);
  const group = createGroup({
    code,
    db,
    now,
    settings,
    secrets,
    policy,
    wakeOutbox: () => outbox.wake(),
    wakeNotices: () => notices.wake(),
  });
  const outbox = new OutboxWorker({ ...options, group });
  const notices = startNoticeRunner(group, warn('notices could not be sent; they wait'));
  const housekeeping = startHousekeeping(group, warn('old entries could not be deleted'));
  return {
    group,
    async stop() {
      await Promise.all([notices.stop(), outbox.stop(), housekeeping.stop()]);
      await store.close();
    },
  };
}

/** Connection errors hold no personal data, so their message may be logged. */
function errorReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code } = error as { code?: unknown };
  return [error.message, typeof code === 'string' ? `(${code})` : ''].join(' ').trim();
}
