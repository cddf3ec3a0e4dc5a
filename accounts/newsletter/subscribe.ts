import type { ParsedRequest } from '#rules/contract/account/call-shapes.ts';
import type { Reply } from '#rules/contract/account/calls.ts';
import { parseEmailAddress } from '#rules/contract/email-address.ts';
import { AccountFailure } from '../account-failure.ts';
import type { AccountGroup, Caller } from '../account-group.ts';
import { limitClaim } from '../limits/rate-limits.ts';
import type { Decoy } from '../messages/enqueue.ts';
import { enqueueDecoy } from '../messages/enqueue.ts';
import { newId, newSecret } from '../secrets/random-ids.ts';
import { beginSubscription } from './begin-subscription.ts';
import { subscriptionOf } from './subscription-of.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

/** The first-visit offer asks for agreement to the privacy policy and the terms. Source: `newcomer:faq`. */
const asksForAgreement = (source: string): boolean => /^newcomer(:|$)/.test(source);

/**
 * Subscribes an address, with double opt-in where the law requires it. Known and unknown addresses get the same reply
 * at the same cost. An address gets only a few mails a day; beyond that, a subscription that needs no confirmation
 * begins without a mail. Throws `invalidFields`, `tooManyRequests`, and `mailUnavailable`
 * if a required confirmation cannot be sent.
 */
export async function subscribe(
  group: AccountGroup,
  input: ParsedRequest<'subscribe'>,
  caller: Caller,
): Promise<Reply<'subscribe'>> {
  const { db, limits, policy } = group;
  const email = parseEmailAddress(input.email);
  if (!email) throw new AccountFailure('invalidFields', { fields: ['email'] });
  const { source, agreed } = input;
  if (asksForAgreement(source) && agreed !== true) throw new AccountFailure('invalidFields', { fields: ['agreed'] });
  const confirm = policy.doubleOptIn(caller.edition);
  if (confirm && !policy.channels.mail) throw new AccountFailure('mailUnavailable');
  await limits.take('subscribePerNetwork', caller.network);
  const isSubscribed = (await subscriptionOf(group, email.key)) === 'active';
  const mayMail = await limits.tryTake({ ...limitClaim('confirmationPerAddress', email.key), counts: !isSubscribed });
  await db.transaction().execute(async (transaction) => {
    const isMailQueued = await beginSubscription(group, transaction, {
      email,
      caller,
      source,
      agreed,
      confirm,
      isVerified: false,
      mayMail,
    });
    if (!isMailQueued) await enqueueDecoy(transaction, group.now(), decoyOf(group, caller, confirm));
  });
  group.wakeOutbox();
  return { confirm };
}

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
