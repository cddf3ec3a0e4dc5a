import type { AccountGroup } from '../account-group.ts';
import type { Render } from '../mail/render-message.ts';
import type { Transports } from '../messages/transports.ts';
import type { RetrySchedule } from './retry-schedule.ts';

export interface OutboxLog {
  info(line: object, message: string): void;
  warn(line: object, message: string): void;
  error(line: object, message: string): void;
}

export interface OutboxOptions {
  groups: readonly Pick<AccountGroup, 'code' | 'db'>[];
  transports: Transports;
  render: Render;
  /** Milliseconds since 1970. */
  now: () => number;
  log: OutboxLog;
  /** Whether messages that were sent stay for a day, to be looked at; only where nobody real gets them. */
  retainsSent: boolean;
  /** Where it differs from the usual. */
  schedule?: Partial<RetrySchedule>;
}
