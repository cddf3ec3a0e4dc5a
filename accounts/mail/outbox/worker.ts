import type { AccountGroup, AccountLog } from '../../group/account-group.ts';
import type { OutboxRow } from '../../store/schema/tables.ts';
import { decoyRecipient } from '../messages/enqueue.ts';
import type { StoredValues } from '../render/message-values.ts';
import type { Render } from '../render/render-message.ts';
import { RecipientRefused, type Transports } from '../transports/transports.ts';
import { claimDue, markFailed, markSent, sweepOutbox, withoutCode } from './outbox-rows.ts';
import { defaultRetrySchedule, type RetrySchedule, retryDelay, wakeDelay } from './retry-schedule.ts';

export interface OutboxOptions {
  group: Pick<AccountGroup, 'code' | 'db' | 'now'>;
  transports: Transports;
  render: Render;
  log: AccountLog;
  /** True if sent messages stay for a day, to be inspected. Only where no real person gets them. */
  retainsSent: boolean;
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
    const { group, schedule } = this.#options;
    // The next delivery that ends polls again.
    const freeSlots = schedule.parallel - this.#deliveries.size;
    if (freeSlots <= 0) return;
    const { rows, more } = await claimDue(group, { channels: this.#channels, limit: freeSlots, schedule });
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
    const { group, retainsSent } = this.#options;
    try {
      if (!this.#accepted.has(row.id)) await this.#send(row);
    } catch (error) {
      return this.#recordFailure(row, error);
    }
    try {
      await markSent(group, row.id, retainsSent);
      this.#accepted.delete(row.id);
    } catch (error) {
      this.#accepted.add(row.id);
      this.#reportStoreLost(error);
    }
  }

  /**
   * Sends one message by the transport of its channel; decoys are only rendered. Resolves once it is accepted. Throws
   * the errors of the transport, a timeout after `attemptTimeout`, and MessageExpired.
   */
  async #send(row: OutboxRow): Promise<void> {
    const { group, transports, render, schedule } = this.#options;
    const message = render(row);
    if (row.recipient === decoyRecipient) return;
    const { expiresAt } = JSON.parse(row.template_values) as StoredValues;
    if (expiresAt !== undefined && expiresAt <= group.now()) throw new MessageExpired();
    const signal = AbortSignal.timeout(schedule.attemptTimeout);
    const sending =
      message.channel === 'mail'
        ? transports.mail?.send({ id: row.id, to: row.recipient, ...message }, { signal })
        : transports.sms?.send(row.recipient, message.text, { id: row.id, signal });
    if (!sending) throw new Error(`no transport for ${row.channel}`);
    await Promise.race([sending, rejectOnAbort(signal)]);
  }

  async #recordFailure(row: OutboxRow, error: unknown): Promise<void> {
    const { group, schedule, log, retainsSent } = this.#options;
    const at = group.now();
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
      await markFailed(group, row.id, errorCode(error), next);
    } catch (storeError) {
      this.#reportStoreLost(storeError);
    }
  }

  async #sweep(): Promise<void> {
    const { group, schedule, retainsSent } = this.#options;
    // A time too far off was set by a clock that was ahead.
    if (group.now() < this.#sweepAt && this.#sweepAt <= group.now() + schedule.sweepInterval) return;
    await sweepOutbox(group, schedule, retainsSent);
    this.#sweepAt = group.now() + schedule.sweepInterval;
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

/** Ends the attempt even if the transport ignores the signal. */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
}

/** The message is outdated, such as a code that has expired, and is not sent. */
class MessageExpired extends Error {
  constructor() {
    super('expired');
    this.name = 'MessageExpired';
  }
}

/** Returns names and codes of an error. Messages of other servers may name the recipient, ours may name a login. */
function errorCode(error: unknown): string {
  const { name, code, responseCode, cause } = Object(error) as Record<string, unknown>;
  const { code: causeCode, responseCode: causeResponse } = Object(cause) as Record<string, unknown>;
  return [name, code, responseCode, causeCode, causeResponse]
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join(' ');
}
