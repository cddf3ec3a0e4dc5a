import type { AccountGroup } from '../../group/account-group.ts';
import type { Render } from '../render/render-message.ts';
import type { Transports } from '../transports/transports.ts';
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
  /** True if sent messages stay for a day, to be inspected. Only where no real person gets them. */
  retainsSent: boolean;
  /** Overrides of `defaultRetrySchedule`. */
  schedule?: Partial<RetrySchedule>;
}
