import type { Reply } from '#contract/account/calls.ts';
import type { EmailAddress } from '#contract/contact-address.ts';
import { AccountFailure, invalidField } from '../group/account-failure.ts';
import type { AccountGroup, Caller } from '../group/account-group.ts';
import { networkKey } from '../group/audit-trail.ts';
import type { Handler } from '../group/call.ts';
import { newId, newSecret } from '../group/secrets/random-ids.ts';
import { readEmail, takeStrangerMail } from '../login/users/address.ts';
import { lockAddress, lockUser } from '../login/users/users.ts';
import { enqueue } from '../mail/messages/enqueue.ts';
import { confirmationTime } from '../mail/messages/message-templates.ts';
import { inTransaction } from '../store/in-transaction.ts';
import type { UserRow } from '../store/schema/tables.ts';
import {
  type CodeHistory,
  enqueueConfirmation,
  issueNewCustomerCode,
  newConfirmation,
  readCodeHistory,
  welcomeSubscriber,
} from './newsletter-mails.ts';
import { endSubscription, unsubscribeToken } from './unsubscribe.ts';

/** The first-visit offer asks for agreement to the privacy policy and the terms. Source: `newcomer:faq`. */
const asksForAgreement = (source: string): boolean => /^newcomer(:|$)/.test(source);

/**
 * Subscribes an address, with double opt-in where the law or a code requires it. Known and unknown addresses get the
 * same reply at the same cost; only the mail says that an address was subscribed before. An inbox gets only a few
 * mails a day; beyond that, a subscription that needs no confirmation begins without a mail. Throws `invalidFields`,
 * `tooManyRequests`, and `mailUnavailable` if a required confirmation cannot be sent.
 */
export const subscribe: Handler<'subscribe'> = async ({ group, input, caller }) => {
  const { limits, policy } = group;
  const email = readEmail(input.email);
  const { source, agreed } = input;
  if (asksForAgreement(source) && agreed !== true) throw invalidField('agreed');
  const confirm = policy.doubleOptIn(caller.edition);
  if (confirm && !policy.channels.mail) throw new AccountFailure('mailUnavailable');
  await limits.takeForNetwork('forms.newsletter', caller);
  const mayMail = await takeStrangerMail(group, email.key);
  await inTransaction(group, async (transaction) => {
    await lockAddress(transaction, email.key);
    const codes = await readCodeHistory(transaction, email.key);
    const request = { email, caller, source, agreed, confirm, mayMail, codes };
    const active = await transaction.db
      .selectFrom('subscribers')
      .select(['id', 'email'])
      .where('email_key', '=', email.key)
      .where('status', '=', 'active')
      .executeTakeFirst();
    const isMailQueued = await (active
      ? subscribeAgain(transaction, active, request)
      : beginSubscription(transaction, request));
    if (!isMailQueued) await enqueueDecoy(transaction, caller, confirm);
  });
  group.wakeOutbox();
  return { confirm };
};

/** Enqueues the mail that a new subscriber would get, with a dead link, to nobody. */
function enqueueDecoy(group: AccountGroup, { edition }: Caller, confirm: boolean): Promise<void> {
  const message = { to: { decoy: 'mail' }, edition } as const;
  if (confirm) {
    const values = { token: `${newId()}.${newSecret()}` };
    return enqueue(group, { ...message, template: 'confirmSubscription', values });
  }
  const values = { unsubscribeToken: unsubscribeToken(group, newId()) };
  return enqueue(group, { ...message, template: 'subscribed', values });
}

interface SubscriptionRequest {
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
async function beginSubscription(group: AccountGroup, subscription: SubscriptionRequest): Promise<boolean> {
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
  const row = await group.db
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
  const subscriber = { id: row.id, email: email.text, email_key: email.key, edition };
  if (confirm) await enqueueConfirmation(group, subscriber, confirmation.secret);
  else {
    if (!subscription.codes) await issueNewCustomerCode(group, subscriber);
    await welcomeSubscriber(group, subscriber, subscription.codes ?? (await readCodeHistory(group, email.key)));
  }
  return true;
}

/**
 * Answers the request of an active subscriber by mail: where it can earn the code of a new customer, with a
 * confirmation link; otherwise that the address is subscribed already, with its code if that can still be used. The
 * subscription stays as it is. Takes as many statements as `beginSubscription`. Returns whether a mail was enqueued.
 */
async function subscribeAgain(
  group: AccountGroup,
  { id, email }: { id: string; email: string },
  { caller: { edition }, confirm, mayMail, codes }: SubscriptionRequest & { codes: CodeHistory },
): Promise<boolean> {
  const earnsCode = confirm && !codes.isClaimed && group.policy.newCustomerCode(edition) !== undefined;
  const confirmation = newConfirmation(group, edition);
  await group.db
    .updateTable('subscribers')
    .set(confirmation.columns)
    .where('id', '=', id)
    .where((existing) => existing.and([existing('status', '=', 'active'), existing.lit(earnsCode && mayMail)]))
    .execute();
  if (!mayMail) return false;
  const subscriber = { id, email, edition };
  await (earnsCode
    ? enqueueConfirmation(group, subscriber, confirmation.secret)
    : welcomeSubscriber(group, subscriber, codes, 'alreadySubscribed'));
  return true;
}

/**
 * Begins or ends the subscription of an account, whose address is verified and needs no confirmation. Opens its own
 * transaction. Throws `invalidFields` for an account without an e-mail address, and `sessionExpired` for one that was
 * deleted meanwhile.
 */
export async function setSubscription(
  group: AccountGroup,
  user: UserRow,
  isSubscribed: boolean,
  caller: Caller,
): Promise<void> {
  const { email: text, email_key: key } = user;
  if (text === null || key === null) throw invalidField('email');
  if (!isSubscribed) return endSubscription(group, { email_key: key });
  const request = { email: { text, key }, caller, source: 'account', agreed: true, confirm: false, mayMail: true };
  await inTransaction(group, async (transaction) => {
    await lockAddress(transaction, key);
    if (!(await lockUser(transaction, 'id', user.id))) throw new AccountFailure('sessionExpired');
    await beginSubscription(transaction, request);
  });
  group.wakeOutbox();
}

/** A pending subscription whose confirmation link has expired counts as none. */
export async function subscriptionState(
  { db, now }: AccountGroup,
  emailKey: string,
): Promise<Reply<'profile'>['newsletter']> {
  const subscriber = await db
    .selectFrom('subscribers')
    .select(['status', 'updated_at'])
    .where('email_key', '=', emailKey)
    .executeTakeFirst();
  if (subscriber?.status === 'active') return 'active';
  return subscriber?.status === 'pending' && subscriber.updated_at + confirmationTime > now() ? 'pending' : 'none';
}
