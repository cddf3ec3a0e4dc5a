import { type EditionCode, isEditionCode } from '#core/place/editions.ts';
import { AccountFailure } from '../group/account-failure.ts';
import type { AccountGroup, Caller } from '../group/account-group.ts';
import { confirmedConsent } from '../group/audit-trail.ts';
import type { Handler } from '../group/call.ts';
import { readToken } from '../group/secrets/random-ids.ts';
import { lockAddress } from '../login/users/users.ts';
import { confirmationTime } from '../mail/messages/message-templates.ts';
import { rewardCode } from '../rewards/reward-codes.ts';
import { inTransaction } from '../store/in-transaction.ts';
import type { SubscriberRow } from '../store/schema/tables.ts';
import { issueNewCustomerCode, readCodeHistory, welcomeSubscriber } from './newsletter-mails.ts';

/**
 * Confirms an address with the token of its newest confirmation mail: a pending subscription begins, and an address
 * that never got the code of a new customer gets it where the edition of the mail has one. Idempotent. Returns the
 * code, if there is one and it has not expired. Throws `linkExpired` for a token that is unknown, of an ended
 * subscription, or too old for its purpose.
 */
export const confirmSubscription: Handler<'confirmSubscription'> = async ({ group, input: { token }, caller }) => {
  const link = readToken(token);
  if (!link) throw new AccountFailure('linkExpired');
  const code = await inTransaction(group, async (transaction) => {
    const subscriber = await lockSubscriber(transaction, link);
    if (!subscriber) throw new AccountFailure('linkExpired');
    const edition = requestedEdition(subscriber, caller);
    const isOpen = (subscriber.confirm_asked_at ?? subscriber.updated_at) + confirmationTime > group.now();
    if (!isOpen && (await needsOpenLink(transaction, subscriber, edition))) throw new AccountFailure('linkExpired');
    const isActivated = subscriber.status === 'pending' && (await activate(transaction, subscriber, caller));
    const isCodeMade = isOpen && (await issueNewCustomerCode(transaction, { ...subscriber, edition }));
    const codes = await readCodeHistory(transaction, subscriber.email_key);
    if (isActivated || isCodeMade) await welcomeSubscriber(transaction, { ...subscriber, edition }, codes);
    return codes.usableCode;
  });
  group.wakeOutbox();
  return { code: (code && rewardCode(group, code)) ?? null };
};

/** The subscriber of a link that works, as it is once no other transaction changes it. */
async function lockSubscriber(
  group: AccountGroup,
  { id, hash }: { id: string; hash: string },
): Promise<SubscriberRow | undefined> {
  const subscriber = group.db
    .selectFrom('subscribers')
    .selectAll()
    .where('id', '=', id)
    .where('confirm_hash', '=', hash)
    .where('status', '<>', 'ended');
  const readBefore = await subscriber.executeTakeFirst();
  if (!readBefore) return undefined;
  await lockAddress(group, readBefore.email_key);
  return subscriber.executeTakeFirst();
}

function requestedEdition({ confirm_edition, edition }: SubscriberRow, caller: Caller): EditionCode {
  const requestedEdition = confirm_edition ?? edition;
  return isEditionCode(requestedEdition) ? requestedEdition : caller.edition;
}

/** Returns true if the link would still begin a subscription or make a code. */
async function needsOpenLink(
  group: AccountGroup,
  { status, email_key }: SubscriberRow,
  edition: EditionCode,
): Promise<boolean> {
  if (status === 'pending') return true;
  return group.policy.newCustomerCode(edition) !== undefined && !(await readCodeHistory(group, email_key)).isClaimed;
}

/** Returns whether it did: of concurrent confirmations, one does. */
async function activate(
  group: AccountGroup,
  { id, confirm_hash, ...subscriber }: SubscriberRow,
  caller: Caller,
): Promise<boolean> {
  const now = group.now();
  const consent = confirmedConsent(group, subscriber.consent, caller);
  const activated = await group.db
    .updateTable('subscribers')
    .set({ status: 'active', consent, confirmed_at: now, updated_at: now })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('confirm_hash', '=', confirm_hash)
    .returning('id')
    .executeTakeFirst();
  return activated !== undefined;
}
