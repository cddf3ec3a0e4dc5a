import type { GroupCode } from '#contract/account/groups.ts';
import { type AccountGroup, createGroup, type SitePolicy } from '../group/account-group.ts';
import type { AccountSettings } from '../group/account-settings.ts';
import type { Secrets } from '../group/secrets/secrets.ts';
import { type OutboxOptions, OutboxWorker } from '../mail/outbox/worker.ts';
import { startNoticeRunner } from '../notices/notice-runner.ts';
import type { Store } from '../store/open-store.ts';
import { startHousekeeping } from './housekeeping.ts';

export interface GroupWorkerOptions extends Pick<OutboxOptions, 'transports' | 'render' | 'retainsSent' | 'log'> {
  settings: AccountSettings;
  policy: SitePolicy;
}

/** A group whose store is open, with all that runs beside its calls. */
export interface GroupWorkers {
  group: AccountGroup;
  /** Finishes the work in progress and closes the store. */
  stop(): Promise<void>;
}

/** Starts the delivery of messages, the notices and the housekeeping of a group. */
export function startWorkers(
  code: GroupCode,
  store: Store,
  options: GroupWorkerOptions & { secrets: Secrets },
): GroupWorkers {
  const { db, now } = store;
  const { settings, secrets, policy } = options;
  const warn = (message: string) => (error: unknown) =>
    options.log.warn({ group: code, reason: errorReason(error) }, message);
  const group = createGroup({
    ...{ code, db, now, settings, secrets, policy },
    wakeOutbox: () => outbox.wake(),
    wakeNotices: () => notices.wake(),
  });
  const outbox = new OutboxWorker({ ...options, now, group });
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
export function errorReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code } = error as { code?: unknown };
  return [error.message, typeof code === 'string' ? `(${code})` : ''].join(' ').trim();
}
