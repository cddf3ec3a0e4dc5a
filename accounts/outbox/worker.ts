import { GroupOutbox } from './group-outbox.ts';
import type { OutboxOptions } from './outbox-options.ts';
import { defaultRetrySchedule } from './retry-schedule.ts';

export interface OutboxWorker {
  /** There is something to send: it is looked for after a moment. */
  kick(): void;
  /** Begins nothing more. Resolves when all that is under way is sent or put back. */
  stop(): Promise<void>;
}

/** Sends what the outboxes of these groups hold, each message at least once, and tries again until it is accepted. */
export function createOutboxWorker({ groups, schedule, ...options }: OutboxOptions): OutboxWorker {
  const outboxes = groups.map(
    (group) => new GroupOutbox({ ...options, group, schedule: { ...defaultRetrySchedule, ...schedule } }),
  );
  for (const outbox of outboxes) outbox.poll();
  return {
    kick: () => {
      for (const outbox of outboxes) outbox.kick();
    },
    stop: async () => void (await Promise.all(outboxes.map((outbox) => outbox.stop()))),
  };
}
