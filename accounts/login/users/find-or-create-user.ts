import type { AccountGroup, Caller } from '../../group/account-group.ts';
import { newId } from '../../group/secrets/random-ids.ts';
import { mailUser } from '../../mail/messages/enqueue.ts';
import { addCreditEntry } from '../../rewards/credit-ledger.ts';
import type { UserRow } from '../../store/schema/tables.ts';
import type { Address } from './address.ts';
import { claimOncePerMailbox } from './mailbox.ts';

export const findUser = ({ db }: AccountGroup, { kind, key }: Address): Promise<UserRow | undefined> =>
  db
    .selectFrom('users')
    .selectAll()
    .where(kind === 'email' ? 'email_key' : 'phone', '=', key)
    .executeTakeFirst();

/** Finds the account of a verified address, or creates it with sign-up credits and a welcome mail. */
export async function findOrCreateUser(
  group: AccountGroup,
  address: Address,
  caller: Caller,
): Promise<{ user: UserRow; created: boolean }> {
  const existingUser = await findUser(group, address);
  if (existingUser) return { user: existingUser, created: false };
  const newUser = await insertUser(group, address, caller);
  if (newUser) {
    const credits = await grantSignUpCredits(group, address, newUser.id);
    await mailUser(group, newUser, { template: 'welcome', edition: caller.edition, values: { credits } });
    return { user: newUser, created: true };
  }
  const concurrentUser = await findUser(group, address);
  if (!concurrentUser) throw new Error('account was created concurrently and is gone again');
  return { user: concurrentUser, created: false };
}

/** Undefined if another request created the account at the same time. */
const insertUser = (
  { db, now }: AccountGroup,
  { kind, text, key }: Address,
  { edition }: Caller,
): Promise<UserRow | undefined> =>
  db
    .insertInto('users')
    .values({
      id: newId(),
      email: kind === 'email' ? text : null,
      email_key: kind === 'email' ? key : null,
      phone: kind === 'phone' ? key : null,
      password_hash: null,
      nickname: null,
      edition,
      created_at: now(),
      updated_at: now(),
    })
    .onConflict((conflict) => conflict.column(kind === 'email' ? 'email_key' : 'phone').doNothing())
    .returningAll()
    .executeTakeFirst();

/** Grants sign-up credits, once per inbox for ever. Returns the amount granted. */
async function grantSignUpCredits(group: AccountGroup, address: Address, userId: string): Promise<number> {
  const amount = group.policy.signUpCredits;
  if (amount === 0 || !(await claimOncePerMailbox(group, 'credit_claims', address))) return 0;
  await addCreditEntry(group, { user_id: userId, reason: 'signUp', amount, created_at: group.now() });
  return amount;
}
