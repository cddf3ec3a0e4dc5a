import type { GroupCode } from '#contract/account/groups.ts';
import type { AccountGroup, SitePolicy } from '../group/account-group.ts';
import type { AccountSettings } from '../group/account-settings.ts';
import type { Secrets } from '../group/secrets/secrets.ts';
import { createOutboxWorker } from '../mail/outbox/worker.ts';
import { startNoticeRunner } from '../notices/notice-runner.ts';
import type { Store } from '../store/open-store.ts';
import { createGroup } from './create-group.ts';
import { errorReason } from './error-reason.ts';
import { startHousekeeping } from './housekeeping.ts';

type OutboxOptions = Parameters<typeof createOutboxWorker>[0];

interface AccountLog {
  info(line: object, message: string): void;
  warn(line: object, message: string): void;
  error(line: object, message: string): void;
}

export interface GroupWorkerOptions extends Pick<OutboxOptions, 'transports' | 'render' | 'retainsSent'> {
  settings: AccountSettings;
  policy: SitePolicy;
  log: AccountLog;
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
  const warn = (message: string) => (error: unknown) =>
    options.log.warn({ group: code, reason: errorReason(error) }, message);
  const group = createGroup({
    ...{ ...options, code, db, now },
    wakeOutbox: () => worker.wake(),
    wakeNotices: () => notices.wake(),
  });
  const worker = createOutboxWorker({ ...options, now, groups: [group] });
  const notices = startNoticeRunner(group, warn('notices could not be sent; they wait'));
  const warnOfHousekeeping = warn('old entries could not be deleted');
  const housekeeping = startHousekeeping([group], (_group, error) => warnOfHousekeeping(error));
  return {
    group,
    async stop() {
      await Promise.all([notices.stop(), worker.stop(), housekeeping.stop()]);
      await store.close();
    },
  };
}
