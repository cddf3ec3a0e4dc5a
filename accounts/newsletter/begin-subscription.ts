import type { EmailAddress } from '#rules/contract/email-address.ts';
import type { AccountGroup, Caller } from '../account-group.ts';
import { networkKey } from '../audit-log/audit-trail.ts';
import { enqueue } from '../messages/enqueue.ts';
import { hashOfSecret, newId, newSecret } from '../secrets/random-ids.ts';
import type { Database } from '../store/open-store.ts';
import { welcomeSubscriber } from './welcome-subscriber.ts';

interface SubscriptionRequest {
  email: EmailAddress;
  caller: Caller;
  /** Form and page: `footer:faq`, `newcomer:home`, `account`. */
  source: string;
  agreed: boolean | undefined;
  /** Whether the address must be confirmed first (double opt-in). */
  confirm: boolean;
  /** Whether it is the verified address of an account. */
  isVerified: boolean;
  /** False if the address has had enough mails today. */
  mayMail: boolean;
}

/** The source is untrusted input and ends up in spreadsheets. */
const disallowedInSource = /[^\w:/.-]/g;

/**
 * Begins a subscription unless there is an active one, and enqueues its mail. A pending or ended one begins again,
 * unless it would need a mail that may not be sent; only the newest confirmation link works. Returns whether a mail was
 * enqueued.
 */
export async function beginSubscription(
  group: AccountGroup,
  transaction: Database,
  subscription: SubscriptionRequest,
): Promise<boolean> {
  const { email, caller, agreed, confirm, isVerified, mayMail } = subscription;
  const source = subscription.source.replace(disallowedInSource, '');
  const { edition } = caller;
  const now = group.now();
  const secret = newSecret();
  const consent = JSON.stringify({ at: now, edition, source, agreed, network: networkKey(group, caller) });
  const state = confirm
    ? { status: 'pending' as const, confirm_hash: hashOfSecret(secret), confirmed_at: null }
    : { status: 'active' as const, confirm_hash: null, confirmed_at: now };
  const values = { email: email.text, edition, source, consent, updated_at: now, ended_at: null, ...state };
  const row = await transaction
    .insertInto('subscribers')
    .values({ id: newId(), email_key: email.key, created_at: now, ...values })
    .onConflict((conflict) =>
      conflict
        .column('email_key')
        .doUpdateSet(values)
        .where((existing) =>
          existing.and([existing('subscribers.status', '<>', 'active'), existing.lit(mayMail || !confirm)]),
        ),
    )
    .returning('id')
    .executeTakeFirst();
  if (!row || !mayMail) return false;
  await (confirm
    ? enqueue(transaction, now, {
        template: 'confirmSubscription',
        to: { email: email.text },
        edition,
        values: { token: `${row.id}.${secret}` },
      })
    : welcomeSubscriber(group, transaction, {
        id: row.id,
        email: email.text,
        email_key: email.key,
        edition,
        isConfirmed: isVerified,
      }));
  return true;
}
