import type { EditionCode } from '#rules/place/editions.ts';
import type { AccountGroup } from '../account-group.ts';
import { insertRewardCode } from '../rewards/reward-codes.ts';
import type { Database } from '../store/open-store.ts';
import type { RewardCodeRow } from '../store/tables.ts';
import { addressKey } from '../users/address.ts';

const day = 86_400_000;

/**
 * Makes the discount code of a new customer, in the transaction that confirms the subscription. Undefined where the
 * edition has no such code, and for an address that ever got one.
 */
export async function issueNewCustomerCode(
  group: AccountGroup,
  transaction: Database,
  { id, email_key, edition }: { id: string; email_key: string; edition: EditionCode },
): Promise<(RewardCodeRow & { percent: number }) | undefined> {
  const terms = group.policy.newCustomerCode(edition);
  if (!terms) return undefined;
  const now = group.now();
  const claim = await transaction
    .insertInto('code_claims')
    .values({ id: addressKey(group, { kind: 'email', key: email_key }), created_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!claim) return undefined;
  const { percent } = terms;
  const code = await insertRewardCode(transaction, {
    subscriber_id: id,
    user_id: null,
    edition,
    percent,
    amount: null,
    created_at: now,
    expires_at: now + terms.validDays * day,
  });
  return { ...code, percent };
}

/** The code of a subscriber that can still be used. */
export function usableCodeOf(
  { now }: AccountGroup,
  db: Database,
  subscriberId: string,
): Promise<RewardCodeRow | undefined> {
  return db
    .selectFrom('reward_codes')
    .selectAll()
    .where('subscriber_id', '=', subscriberId)
    .where('expires_at', '>', now())
    .executeTakeFirst();
}
