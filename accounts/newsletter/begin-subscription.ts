import type { EmailAddress } from '#rules/contract/email-address.ts';
import type { AccountGroup, Caller } from '../account-group.ts';
import { networkKey } from '../audit/audit-trail.ts';
import { enqueue } from '../messages/enqueue.ts';
import { hashOfSecret, newId, newSecret } from '../secrets/random-ids.ts';
import type { Database } from '../store/open-store.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

interface SubscriptionRequest {
  email: EmailAddress;
  caller: Caller;
  /** Where it was asked for: `footer:faq`, `newcomer:home`, `account`. */
  source: string;
  agreed: boolean | undefined;
  /** Whether the address has to confirm first. */
  confirm: boolean;
  /** Whether a mail may tell of it. */
  mayMail: boolean;
}

/** What no source of ours holds; it comes from outside and goes into spreadsheets. */
const disallowedInSource = /[^\w:/.-]/g;

/**
 * Begins a subscription, unless there is an active one, and puts its mail into the outbox. One that is pending, or has
 * ended, begins anew, unless it would need a mail that may not be sent; the newest confirmation mail is the one that
 * counts. Answers whether a mail goes out.
 */
export async function beginSubscription(
  group: AccountGroup,
  transaction: Database,
  subscription: SubscriptionRequest,
): Promise<boolean> {
  const { email, caller, agreed, confirm, mayMail } = subscription;
  const source = subscription.source.replace(disallowedInSource, '');
  const { edition } = caller;
  const now = group.now();
  const secret = newSecret();
  const consent = JSON.stringify({ at: now, edition, source, agreed, network: networkKey(group, caller) });
  const state = confirm
    ? { status: 'pending' as const, confirm_hash: hashOfSecret(secret), confirmed_at: null }
    : { status: 'active' as const, confirm_hash: null, confirmed_at: now };
  const values = { email: email.shown, edition, source, consent, updated_at: now, ended_at: null, ...state };
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
  const to = { email: email.shown };
  await (confirm
    ? enqueue(transaction, now, {
        template: 'confirmSubscription',
        to,
        edition,
        values: { token: `${row.id}.${secret}` },
      })
    : enqueue(transaction, now, {
        template: 'subscribed',
        to,
        edition,
        values: { unsubscribeToken: unsubscribeToken(group, row.id) },
      }));
  return true;
}
