import type { AccountGroup } from '../../group/account-group.ts';
import type { OutboxRow } from '../../store/schema/tables.ts';
import type { Render } from '../render/render-message.ts';
import { RecipientRefused, type Transports } from '../transports/transports.ts';
import { claimDue, markFailed, markSent, sweepOutbox, withoutCode } from './outbox-rows.ts';
import { defaultRetrySchedule, type RetrySchedule, retryDelay, wakeDelay } from './retry-schedule.ts';
import { MessageExpired, sendMessage } from './send-message.ts';

interface OutboxLog {
  info(line: object, message: string): void;
  warn(line: object, message: string): void;
  error(line: object, message: string): void;
}

export interface OutboxOptions {
  group: Pick<AccountGroup, 'code' | 'db'>;
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

/** Delivers the messages of a group's outbox, at least once each, with retries. */
export class OutboxWorker {
  readonly #options: OutboxOptions & { schedule: RetrySchedule };
  readonly #channels: OutboxRow['channel'][];
  readonly #deliveries = new Set<Promise<void>>();
  /** Delivered, but the store was unavailable when that should have been recorded. Must not be sent again. */
  readonly #accepted = new Set<string>();
  #polling: Promise<void> | undefined;
  #pollAgain = false;
  #stopped = false;
  #storeIsUnavailable = false;
  #sweepAt = 0;
  #pollTimer: NodeJS.Timeout | undefined;
  #wakeTimer: NodeJS.Timeout | undefined;

  constructor(options: OutboxOptions) {
    this.#options = { ...options, schedule: { ...defaultRetrySchedule, ...options.schedule } };
    this.#channels = (['mail', 'sms'] as const).filter((channel) => options.transports[channel] !== undefined);
    this.#poll();
  }

  /** Polls soon, after a random delay that the caller cannot predict. */
  wake(): void {
    if (this.#stopped) return;
    this.#wakeTimer ??= setTimeout(() => {
      this.#wakeTimer = undefined;
      this.#poll();
    }, wakeDelay(this.#options.schedule)).unref();
  }

  /** Polls now, and from then on at `pollInterval`. */
  #poll(): void {
    if (this.#stopped) return;
    this.#pollAgain = true;
    this.#polling ??= this.#drain().finally(() => {
      this.#polling = undefined;
      clearTimeout(this.#pollTimer);
      if (this.#pollAgain) this.#poll();
      else if (!this.#stopped)
        this.#pollTimer = setTimeout(() => this.#poll(), this.#options.schedule.pollInterval).unref();
    });
  }

  /** Starts no further delivery. Resolves when those in progress have ended. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#pollTimer);
    clearTimeout(this.#wakeTimer);
    await this.#polling;
    await Promise.all(this.#deliveries);
  }

  async #drain(): Promise<void> {
    try {
      while (this.#pollAgain && !this.#stopped) {
        this.#pollAgain = false;
        await this.#sweep();
        await this.#startDeliveries();
        this.#reportStoreBack();
      }
    } catch (error) {
      this.#reportStoreLost(error);
    }
  }

  async #startDeliveries(): Promise<void> {
    const { group, now, schedule } = this.#options;
    // The next delivery that ends polls again.
    const freeSlots = schedule.parallel - this.#deliveries.size;
    if (freeSlots <= 0) return;
    const { rows, more } = await claimDue(group.db, {
      now: now(),
      channels: this.#channels,
      limit: freeSlots,
      schedule,
    });
    for (const row of rows) {
      const delivery = this.#deliver(row).finally(() => {
        this.#deliveries.delete(delivery);
        this.#poll();
      });
      this.#deliveries.add(delivery);
    }
    if (more) this.#pollAgain = true;
  }

  /** Never throws: a result that cannot be recorded is due again when the lease ends. */
  async #deliver(row: OutboxRow): Promise<void> {
    const { group, now, retainsSent } = this.#options;
    try {
      if (!this.#accepted.has(row.id)) await sendMessage(row, this.#options);
    } catch (error) {
      return this.#recordFailure(row, error);
    }
    try {
      await markSent(group.db, row.id, now(), retainsSent);
      this.#accepted.delete(row.id);
    } catch (error) {
      this.#accepted.add(row.id);
      this.#reportStoreLost(error);
    }
  }

  async #recordFailure(row: OutboxRow, error: unknown): Promise<void> {
    const { group, now, schedule, log, retainsSent } = this.#options;
    const at = now();
    const isExpired = error instanceof MessageExpired;
    const isOver = isExpired || error instanceof RecipientRefused || at - row.created_at >= schedule.giveUpAfter;
    const line = {
      group: group.code,
      message: row.id,
      template: row.template,
      tries: row.tries,
      reason: errorCode(error),
    };
    if (isExpired) log.info(line, 'a message has expired before it could be sent');
    else if (isOver) log.error(line, 'a message is given up');
    else log.warn(line, 'a message could not be sent and is tried again');
    try {
      const values = retainsSent ? row.template_values : withoutCode(row.template_values);
      const next = isOver
        ? { failed_at: at, template_values: values }
        : { due_at: at + retryDelay(row.tries, schedule) };
      await markFailed(group.db, row.id, errorCode(error), next);
    } catch (storeError) {
      this.#reportStoreLost(storeError);
    }
  }

  async #sweep(): Promise<void> {
    const { group, now, schedule, retainsSent } = this.#options;
    // A time too far off was set by a clock that was ahead.
    if (now() < this.#sweepAt && this.#sweepAt <= now() + schedule.sweepInterval) return;
    await sweepOutbox(group.db, now(), { ...schedule, retainsCodes: retainsSent });
    this.#sweepAt = now() + schedule.sweepInterval;
  }

  #reportStoreLost(error: unknown): void {
    if (!this.#storeIsUnavailable)
      this.#options.log.error(
        { group: this.#options.group.code, reason: errorCode(error) },
        'the outbox cannot be reached; messages wait in it',
      );
    this.#storeIsUnavailable = true;
  }

  #reportStoreBack(): void {
    if (this.#storeIsUnavailable) this.#options.log.info({ group: this.#options.group.code }, 'the outbox is back');
    this.#storeIsUnavailable = false;
  }
}

/**
 * Names and codes of an error, without messages: those of other servers may name the recipient, ours may name a login.
 */
function errorCode(error: unknown): string {
  const { name, code, responseCode, cause } = Object(error) as Record<string, unknown>;
  const { code: causeCode, responseCode: causeResponse } = Object(cause) as Record<string, unknown>;
  return [name, code, responseCode, causeCode, causeResponse]
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join(' ');
}
