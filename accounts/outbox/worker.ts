import { GroupOutbox } from './group-outbox.ts';
import { defaultRetrySchedule } from './outbox-pace.ts';
import type { OutboxParts } from './outbox-parts.ts';

export interface OutboxWorker {
  /** There is something to send: it is looked for after a moment. */
  kick(): void;
  /** Begins nothing more. Resolves when all that is under way is sent or put back. */
  stop(): Promise<void>;
}

/** Sends what the outboxes of these groups hold, each message at least once, and tries again until it is accepted. */
export function createOutboxWorker({ groups, pace, ...parts }: OutboxParts): OutboxWorker {
  const outboxes = groups.map(
    (group) => new GroupOutbox({ ...parts, group, pace: { ...defaultRetrySchedule, ...pace } }),
  );
  for (const outbox of outboxes) outbox.look();
  return {
    kick: () => {
      for (const outbox of outboxes) outbox.kick();
    },
    stop: async () => void (await Promise.all(outboxes.map((outbox) => outbox.stop()))),
  };
}
