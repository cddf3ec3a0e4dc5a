import type { Reply } from '#contract/account/calls.ts';
import { parseEmailAddress } from '#contract/email-address.ts';
import { AccountFailure } from '../group/account-failure.ts';
import type { AccountGroup, Caller } from '../group/account-group.ts';
import type { Call } from '../group/call.ts';
import { networkClaims } from '../group/limits/limit-claims.ts';
import { newId, newSecret } from '../group/secrets/random-ids.ts';
import { lockAddress } from '../login/users/lock-user.ts';
import { takeStrangerMail } from '../login/users/take-stranger-mail.ts';
import { type Decoy, enqueueDecoy } from '../mail/messages/enqueue.ts';
import { inTransaction } from '../store/in-transaction.ts';
import type { Database } from '../store/open-store.ts';
import { beginSubscription } from './begin-subscription.ts';
import { codeHistoryOf } from './new-customer-code.ts';
import { subscribeAgain } from './subscribe-again.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

/** The first-visit offer asks for agreement to the privacy policy and the terms. Source: `newcomer:faq`. */
const asksForAgreement = (source: string): boolean => /^newcomer(:|$)/.test(source);

/**
 * Subscribes an address, with double opt-in where the law or a code requires it. Known and unknown addresses get the
 * same reply at the same cost; only the mail says that an address was subscribed before. An inbox gets only a few
 * mails a day; beyond that, a subscription that needs no confirmation begins without a mail. Throws `invalidFields`,
 * `tooManyRequests`, and `mailUnavailable` if a required confirmation cannot be sent.
 */
export async function subscribe({ group, input, caller }: Call<'subscribe'>): Promise<Reply<'subscribe'>> {
  const { db, limits, policy } = group;
  const email = parseEmailAddress(input.email);
  if (!email) throw new AccountFailure('invalidFields', { fields: ['email'] });
  const { source, agreed } = input;
  if (asksForAgreement(source) && agreed !== true) throw new AccountFailure('invalidFields', { fields: ['agreed'] });
  const confirm = policy.doubleOptIn(caller.edition);
  if (confirm && !policy.channels.mail) throw new AccountFailure('mailUnavailable');
  await limits.takeAll(caller, ...networkClaims('subscribePerNetwork', caller.network));
  const mayMail = await takeStrangerMail(group, email.key);
  await inTransaction(db, async (transaction) => {
    await lockAddress(transaction, email.key);
    const codes = await codeHistoryOf(group, transaction, email.key);
    const request = { email, caller, source, agreed, confirm, mayMail, codes };
    const active = await activeSubscriber(transaction, email.key);
    const isMailQueued = await (active
      ? subscribeAgain(group, transaction, { ...request, id: active.id, recipient: active.email })
      : beginSubscription(group, transaction, request));
    if (!isMailQueued) await enqueueDecoy(transaction, group.now(), decoyOf(group, caller, confirm));
  });
  group.wakeOutbox();
  return { confirm };
}

const activeSubscriber = (
  transaction: Database,
  emailKey: string,
): Promise<{ id: string; email: string } | undefined> =>
  transaction
    .selectFrom('subscribers')
    .select(['id', 'email'])
    .where('email_key', '=', emailKey)
    .where('status', '=', 'active')
    .executeTakeFirst();

/** The mail that a new subscriber would get, with a dead link. */
function decoyOf(
  group: AccountGroup,
  { edition }: Caller,
  confirm: boolean,
): Decoy<'confirmSubscription'> | Decoy<'subscribed'> {
  return confirm
    ? { channel: 'mail', template: 'confirmSubscription', edition, values: { token: `${newId()}.${newSecret()}` } }
    : {
        channel: 'mail',
        template: 'subscribed',
        edition,
        values: { unsubscribeToken: unsubscribeToken(group, newId()) },
      };
}
