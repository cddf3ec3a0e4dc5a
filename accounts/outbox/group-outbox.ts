import type { AccountGroup } from '../account-group.ts';
import type { OutboxRow } from '../store/tables.ts';
import { MessageExpired } from './message-expired.ts';
import type { RetrySchedule } from './outbox-pace.ts';
import { delayAfter, delayBefore } from './outbox-pace.ts';
import type { OutboxParts } from './outbox-parts.ts';
import { claimDue, markFailed, markSent, sweepOutbox, withoutCode } from './outbox-rows.ts';
import { RecipientRefused } from '../messages/recipient-refused.ts';
import { sendMessage } from './send-message.ts';

interface GroupOutboxParts extends Pick<OutboxParts, 'transports' | 'render' | 'now' | 'log' | 'keepsSent'> {
  group: Pick<AccountGroup, 'code' | 'db'>;
  pace: RetrySchedule;
}

/** Works off the outbox of one group. */
export class GroupOutbox {
  readonly #parts: GroupOutboxParts;
  readonly #channels: OutboxRow['channel'][];
  readonly #underWay = new Set<Promise<void>>();
  /** Accepted, but the store was away when it should have been noted: not to be sent again. */
  readonly #accepted = new Set<string>();
  #looking: Promise<void> | undefined;
  #again = false;
  #stopped = false;
  #storeIsAway = false;
  #sweepAt = 0;
  #timer: NodeJS.Timeout | undefined;
  #kicked: NodeJS.Timeout | undefined;

  constructor(parts: GroupOutboxParts) {
    this.#parts = parts;
    this.#channels = (['mail', 'sms'] as const).filter((channel) => parts.transports[channel] !== undefined);
  }

  /** A call has put something in: looks for it soon, but not at a moment that whoever called could know. */
  kick(): void {
    if (this.#stopped) return;
    this.#kicked ??= setTimeout(() => {
      this.#kicked = undefined;
      this.look();
    }, delayBefore(this.#parts.pace)).unref();
  }

  /** Looks at once, and from then on again and again. */
  look(): void {
    if (this.#stopped) return;
    this.#again = true;
    this.#looking ??= this.#workOff().finally(() => {
      this.#looking = undefined;
      clearTimeout(this.#timer);
      if (this.#again) this.look();
      else if (!this.#stopped) this.#timer = setTimeout(() => this.look(), this.#parts.pace.look).unref();
    });
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#kicked);
    await this.#looking;
    await Promise.all(this.#underWay);
  }

  async #workOff(): Promise<void> {
    try {
      while (this.#again && !this.#stopped) {
        this.#again = false;
        await this.#sweep();
        await this.#begin();
        this.#storeIsBack();
      }
    } catch (error) {
      this.#storeIsLost(error);
    }
  }

  async #begin(): Promise<void> {
    const { group, now, pace } = this.#parts;
    // Whatever ends next looks again.
    const most = pace.parallel - this.#underWay.size;
    if (most <= 0) return;
    const { rows, more } = await claimDue(group.db, { now: now(), channels: this.#channels, most, pace });
    for (const row of rows) {
      const delivery = this.#deliver(row).finally(() => {
        this.#underWay.delete(delivery);
        this.look();
      });
      this.#underWay.add(delivery);
    }
    if (more) this.#again = true;
  }

  /** Never throws: what cannot be noted now is due again when the lease has run out. */
  async #deliver(row: OutboxRow): Promise<void> {
    const { group, now, keepsSent } = this.#parts;
    try {
      if (!this.#accepted.has(row.id)) await sendMessage(row, this.#parts);
    } catch (error) {
      return this.#failed(row, error);
    }
    try {
      await markSent(group.db, row.id, now(), keepsSent);
      this.#accepted.delete(row.id);
    } catch (error) {
      this.#accepted.add(row.id);
      this.#storeIsLost(error);
    }
  }

  async #failed(row: OutboxRow, error: unknown): Promise<void> {
    const { group, now, pace, log, keepsSent } = this.#parts;
    const at = now();
    const isExpired = error instanceof MessageExpired;
    const isOver = isExpired || error instanceof RecipientRefused || at - row.created_at >= pace.giveUp;
    const line = {
      group: group.code,
      message: row.id,
      template: row.template,
      tries: row.tries,
      reason: codeOf(error),
    };
    if (isExpired) log.info(line, 'a message has expired before it could be sent');
    else if (isOver) log.error(line, 'a message is given up');
    else log.warn(line, 'a message could not be sent and is tried again');
    try {
      const values = keepsSent ? row.template_values : withoutCode(row.template_values);
      const next = isOver ? { failed_at: at, template_values: values } : { due_at: at + delayAfter(row.tries, pace) };
      await markFailed(group.db, row.id, codeOf(error), next);
    } catch (storeError) {
      this.#storeIsLost(storeError);
    }
  }

  async #sweep(): Promise<void> {
    const { group, now, pace, keepsSent } = this.#parts;
    if (now() < this.#sweepAt) return;
    await sweepOutbox(group.db, now(), { ...pace, keepsCodes: keepsSent });
    this.#sweepAt = now() + pace.sweep;
  }

  #storeIsLost(error: unknown): void {
    if (!this.#storeIsAway)
      this.#parts.log.error(
        { group: this.#parts.group.code, reason: codeOf(error) },
        'the outbox cannot be reached; messages wait in it',
      );
    this.#storeIsAway = true;
  }

  #storeIsBack(): void {
    if (this.#storeIsAway) this.#parts.log.info({ group: this.#parts.group.code }, 'the outbox is back');
    this.#storeIsAway = false;
  }
}

/**
 * What went wrong without the words of another server, which may name the recipient, nor ours about it, which may name
 * a login.
 */
function codeOf(error: unknown): string {
  const { name, code, responseCode, cause } = Object(error) as Record<string, unknown>;
  const { code: causeCode, responseCode: causeResponse } = Object(cause) as Record<string, unknown>;
  return [name, code, responseCode, causeCode, causeResponse]
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join(' ');
}
