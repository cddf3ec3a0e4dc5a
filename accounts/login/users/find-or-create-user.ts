import type { AccountGroup, Caller } from '../../group/account-group.ts';
import { newId } from '../../group/secrets/random-ids.ts';
import { mailUser } from '../../mail/messages/enqueue.ts';
import { addCreditEntry } from '../../rewards/credit-ledger.ts';
import type { Database } from '../../store/open-store.ts';
import type { UserRow } from '../../store/schema/tables.ts';
import type { Address } from './address.ts';
import { claimOncePerMailbox } from './mailbox.ts';

export const findUser = (db: Database, { kind, key }: Address): Promise<UserRow | undefined> =>
  db
    .selectFrom('users')
    .selectAll()
    .where(kind === 'email' ? 'email_key' : 'phone', '=', key)
    .executeTakeFirst();

/** Finds the account of a verified address, or creates it with sign-up credits and a welcome mail. */
export async function findOrCreateUser(
  group: AccountGroup,
  transaction: Database,
  address: Address,
  caller: Caller,
): Promise<{ user: UserRow; created: boolean }> {
  const existingUser = await findUser(transaction, address);
  if (existingUser) return { user: existingUser, created: false };
  const newUser = await insertUser(transaction, address, caller, group.now());
  if (newUser) {
    const credits = await grantSignUpCredits(group, transaction, address, newUser.id);
    await mailUser(transaction, newUser.created_at, newUser, {
      template: 'welcome',
      edition: caller.edition,
      values: { credits },
    });
    return { user: newUser, created: true };
  }
  const concurrentUser = await findUser(transaction, address);
  if (!concurrentUser) throw new Error('account was created concurrently and is gone again');
  return { user: concurrentUser, created: false };
}

/** Undefined if another request created the account at the same time. */
const insertUser = (
  transaction: Database,
  { kind, text, key }: Address,
  { edition }: Caller,
  now: number,
): Promise<UserRow | undefined> =>
  transaction
    .insertInto('users')
    .values({
      id: newId(),
      email: kind === 'email' ? text : null,
      email_key: kind === 'email' ? key : null,
      phone: kind === 'phone' ? key : null,
      password_hash: null,
      nickname: null,
      edition,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column(kind === 'email' ? 'email_key' : 'phone').doNothing())
    .returningAll()
    .executeTakeFirst();

/** Grants sign-up credits, once per inbox for ever. Returns the amount granted. */
async function grantSignUpCredits(
  group: AccountGroup,
  transaction: Database,
  address: Address,
  userId: string,
): Promise<number> {
  const amount = group.policy.signUpCredits;
  if (amount === 0 || !(await claimOncePerMailbox(group, transaction, 'credit_claims', address))) return 0;
  await addCreditEntry(transaction, { user_id: userId, reason: 'signUp', amount, created_at: group.now() });
  return amount;
}
