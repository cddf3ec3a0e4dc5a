import type { AccountGroup } from '../account-group.ts';
import type { Render } from '../mail/render-message.ts';
import { GroupOutbox } from './group-outbox.ts';
import type { OutboxPace } from './outbox-pace.ts';
import { usualPace } from './outbox-pace.ts';
import type { Transports } from './transports.ts';

export interface OutboxLog {
  info(line: object, message: string): void;
  warn(line: object, message: string): void;
  error(line: object, message: string): void;
}

export interface OutboxParts {
  groups: readonly Pick<AccountGroup, 'code' | 'db'>[];
  transports: Transports;
  render: Render;
  /** Milliseconds since 1970. */
  now: () => number;
  log: OutboxLog;
  /** Whether messages that were sent stay for a day, to be looked at; only where nobody real gets them. */
  keepsSent: boolean;
  /** Where it differs from the usual. */
  pace?: Partial<OutboxPace>;
}

export interface OutboxWorker {
  /** There is something to send: it is looked for after a moment. */
  kick(): void;
  /** Begins nothing more. Resolves when all that is under way is sent or put back. */
  stop(): Promise<void>;
}

/** Sends what the outboxes of these groups hold, each message at least once, and tries again until it is accepted. */
export function createOutboxWorker({ groups, pace, ...parts }: OutboxParts): OutboxWorker {
  const outboxes = groups.map((group) => new GroupOutbox({ ...parts, group, pace: { ...usualPace, ...pace } }));
  for (const outbox of outboxes) outbox.look();
  return {
    kick: () => {
      for (const outbox of outboxes) outbox.kick();
    },
    stop: async () => void (await Promise.all(outboxes.map((outbox) => outbox.stop()))),
  };
}
