import { type EditionCode, isEditionCode } from '#core/place/editions.ts';
import type { AccountGroup } from '../group/account-group.ts';
import { newSecret, secretHash } from '../group/secrets/random-ids.ts';
import { claimKeys, claimOncePerMailbox } from '../login/users/address.ts';
import { enqueue } from '../mail/messages/enqueue.ts';
import type { NewCustomerCode } from '../mail/messages/message-templates.ts';
import { insertRewardCode } from '../rewards/reward-codes.ts';
import type { RewardCodeRow } from '../store/schema/tables.ts';
import { unsubscribeToken } from './unsubscribe.ts';

/** Makes the secret of a confirmation link, and the columns of the subscriber's row that store it. */
export function newConfirmation({ now }: AccountGroup, edition: EditionCode) {
  const secret = newSecret();
  const columns = { confirm_hash: secretHash(secret), confirm_edition: edition, confirm_asked_at: now() };
  return { secret, columns };
}

/** Call it in the transaction that stores the confirmation's columns. */
export const enqueueConfirmation = (
  group: AccountGroup,
  { id, email, edition }: MailedSubscriber,
  secret: string,
): Promise<void> =>
  enqueue(group, { template: 'confirmSubscription', to: { email }, edition, values: { token: `${id}.${secret}` } });

interface MailedSubscriber {
  id: string;
  email: string;
  edition: EditionCode;
}

/**
 * Enqueues a mail to a subscriber that says so, with the code of a new customer if it can still be used. Call it in the
 * transaction that reads or makes the code.
 */
export const welcomeSubscriber = (
  group: AccountGroup,
  { id, email, edition }: MailedSubscriber,
  codes: CodeHistory,
  template: 'subscribed' | 'alreadySubscribed' = 'subscribed',
): Promise<void> =>
  enqueue(group, {
    template,
    to: { email },
    edition,
    values: { unsubscribeToken: unsubscribeToken(group, id), ...mailedCode(group, edition, codes) },
  });

const day = 86_400_000;

/**
 * Makes the discount code of a new customer, in the transaction in which the address is proved. Returns whether it did:
 * not where the edition has no such code, nor for an inbox that ever got one.
 */
export async function issueNewCustomerCode(
  group: AccountGroup,
  { id, email_key, edition }: { id: string; email_key: string; edition: EditionCode },
): Promise<boolean> {
  const terms = group.policy.newCustomerCode(edition);
  if (!terms || !(await claimOncePerMailbox(group, 'code_claims', { kind: 'email', key: email_key }))) return false;
  const now = group.now();
  await insertRewardCode(group, {
    subscriber_id: id,
    user_id: null,
    edition,
    percent: terms.percent,
    amount: null,
    created_at: now,
    expires_at: now + terms.validDays * day,
  });
  return true;
}

export interface CodeHistory {
  isClaimed: boolean;
  usableCode: RewardCodeRow | undefined;
}

/** Always two statements, so that their time tells nothing. */
export async function readCodeHistory(group: AccountGroup, emailKey: string): Promise<CodeHistory> {
  const claim = await group.db
    .selectFrom('code_claims')
    .select('id')
    .where('id', 'in', claimKeys(group, { kind: 'email', key: emailKey }))
    .executeTakeFirst();
  const usableCode = await group.db
    .selectFrom('reward_codes')
    .selectAll()
    .where('subscriber_id', 'in', (row) =>
      row.selectFrom('subscribers').select('subscribers.id').where('email_key', '=', emailKey),
    )
    .where('expires_at', '>', group.now())
    .executeTakeFirst();
  return { isClaimed: claim !== undefined, usableCode };
}

function mailedCode(
  { policy }: AccountGroup,
  edition: EditionCode,
  { isClaimed, usableCode }: CodeHistory,
): NewCustomerCode {
  if (usableCode && usableCode.percent !== null && isEditionCode(usableCode.edition)) {
    const { id, edition: shop, percent, expires_at } = usableCode;
    return { discountCode: { code: id, edition: shop, percent, expiresAt: expires_at } };
  }
  return isClaimed && policy.newCustomerCode(edition) ? { isCodeGiven: true } : {};
}
