import { GroupOutbox } from './group-outbox.ts';
import type { OutboxOptions } from './outbox-options.ts';
import { defaultRetrySchedule } from './retry-schedule.ts';

export interface OutboxWorker {
  /** Polls after a short random delay. */
  wake(): void;
  /** Starts no further delivery. Resolves when those in progress have ended. */
  stop(): Promise<void>;
}

/** Delivers the outboxes of these groups, at least once per message, with retries. */
export function createOutboxWorker({ groups, schedule, ...options }: OutboxOptions): OutboxWorker {
  const outboxes = groups.map(
    (group) => new GroupOutbox({ ...options, group, schedule: { ...defaultRetrySchedule, ...schedule } }),
  );
  for (const outbox of outboxes) outbox.poll();
  return {
    wake: () => {
      for (const outbox of outboxes) outbox.wake();
    },
    stop: async () => void (await Promise.all(outboxes.map((outbox) => outbox.stop()))),
  };
}
