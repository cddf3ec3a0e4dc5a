import type { EmailAddress } from '#contract/email-address.ts';
import type { AccountGroup, Caller } from '../group/account-group.ts';
import { networkKey } from '../group/audit-trail.ts';
import { newId } from '../group/secrets/random-ids.ts';
import type { Database } from '../store/open-store.ts';
import { type CodeHistory, codeHistoryOf, issueNewCustomerCode } from './new-customer-code.ts';
import { enqueueConfirmation, newConfirmation } from './open-confirmation.ts';
import { welcomeSubscriber } from './welcome-subscriber.ts';

export interface SubscriptionRequest {
  email: EmailAddress;
  caller: Caller;
  /** Form and page: `footer:faq`, `newcomer:home`, `account`. */
  source: string;
  agreed: boolean | undefined;
  /** True if the address must be confirmed first (double opt-in). */
  confirm: boolean;
  /** False if the inbox has reached today's limit of mails. */
  mayMail: boolean;
  /** Undefined for the verified address of an account, which earns a code at once. */
  codes?: CodeHistory | undefined;
}

/** The source is untrusted input and ends up in spreadsheets. */
const disallowedInSource = /[^\w:/.-]/g;

/**
 * Begins a subscription unless there is an active one, and enqueues its mail. A pending or ended one begins again,
 * unless it would need a mail that may not be sent; only the newest confirmation link works, also after a subscription
 * that needs none. Returns whether a mail was enqueued.
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
  const confirmation = newConfirmation(group, edition);
  const consent = JSON.stringify({ at: now, edition, source, agreed, network: networkKey(group, caller) });
  const state = confirm
    ? { status: 'pending' as const, confirmed_at: null, ...confirmation.columns }
    : { status: 'active' as const, confirmed_at: now };
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
  const subscriber = { id: row.id, email: email.text, edition };
  if (confirm) await enqueueConfirmation(group, transaction, subscriber, confirmation);
  else {
    const codes = subscription.codes ?? (await codesOfVerified(group, transaction, row.id, subscription));
    await welcomeSubscriber(group, transaction, subscriber, codes);
  }
  return true;
}

async function codesOfVerified(
  group: AccountGroup,
  transaction: Database,
  id: string,
  { email, caller: { edition } }: SubscriptionRequest,
): Promise<CodeHistory> {
  await issueNewCustomerCode(group, transaction, { id, email_key: email.key, edition });
  return codeHistoryOf(group, transaction, email.key);
}
