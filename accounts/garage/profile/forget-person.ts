import { sql } from 'kysely';
import { AccountFailure } from '../../group/account-failure.ts';
import type { AccountGroup } from '../../group/account-group.ts';
import type { UserHandler } from '../../group/call.ts';
import { checkCode, revokeCodes, spendAllChallenges } from '../../login/codes/redeem-code.ts';
import { userAddress } from '../../login/users/address.ts';
import { lockAddress, lockUser } from '../../login/users/users.ts';
import { mailUser } from '../../mail/messages/enqueue.ts';
import { inTransaction } from '../../store/in-transaction.ts';
import type { Database } from '../../store/open-store.ts';
import { type TableName, tableNames, tablePolicies } from '../../store/schema/table-policies.ts';
import { truncateWal } from '../../store/sqlite/write-ahead-log.ts';

/** A normalized e-mail address (`EmailAddress.key`), or a phone number such as `+8613800138000`. */
export type Person = { email: string } | { phone: string };

type DeletionCounts = Partial<Record<TableName, number>>;

interface DeletionReport {
  forgotten: DeletionCounts;
  /** Open codes that could not be decrypted and stay. Redeeming one of this person would create the account again. */
  unreadCodes: number;
  /** True if deleted data may still be in the SQLite WAL, until the next housekeeping of a server. */
  isInLog: boolean;
}

/**
 * Deletes all data about a person in one transaction. The keyed hashes that record granted credits and a new customer's
 * code stay, and for a day at most the hashes used by rate limits.
 */
export async function forgetPerson(
  db: Database,
  person: Person,
  keys?: Pick<AccountGroup, 'code' | 'secrets'>,
): Promise<DeletionReport> {
  const { forgotten, unread } = await inTransaction({ db }, async (transaction) => {
    const { codes, unread } = await revokeCodes(transaction.db, personAddress(person), keys);
    return { forgotten: { ...(await forgetWithin(transaction, person)), challenges: codes }, unread };
  });
  return { forgotten, unreadCodes: unread, isInLog: !(await truncateWal(db)) };
}

/** Same, inside a transaction, but without open codes and without truncating the WAL. */
async function forgetWithin(transaction: Pick<AccountGroup, 'db'>, person: Person): Promise<DeletionCounts> {
  const address = personAddress(person);
  await lockAddress(transaction, address);
  const user = await lockUser(transaction, 'email' in person ? 'email_key' : 'phone', address);
  // No row that is deleted here is found by a hash.
  const keys = { userId: user?.id ?? '', address, addressHash: '', claimHashes: [] };
  const deleted: DeletionCounts = {};
  for (const table of tableNames.toReversed()) {
    const policy = tablePolicies[table];
    if (policy.owner === 'nobody' || policy.erasure !== 'delete') continue;
    const deletion = sql`delete from ${sql.table(table)} where ${policy.owner(keys)}`;
    deleted[table] = Number((await deletion.execute(transaction.db)).numAffectedRows);
  }
  return deleted;
}

const personAddress = (person: Person): string => ('email' in person ? person.email : person.phone);

/**
 * Deletes the session's account and all data about its owner, except the keyed hashes that record granted credits and a
 * new customer's code. Throws `wrongCode`, also for a code that was sent to another address.
 */
export const deleteAccount: UserHandler<'deleteAccount'> = async ({ group, input, user, caller }) => {
  const challenge = await checkCode(group, input, 'delete');
  const address = userAddress(user);
  if (challenge.address.kind !== address.kind || challenge.address.key !== address.key)
    throw new AccountFailure('wrongCode');
  await inTransaction(group, async (transaction) => {
    await spendAllChallenges(transaction, challenge);
    await forgetWithin(transaction, address.kind === 'email' ? { email: address.key } : { phone: address.key });
    await mailUser(transaction, user, { template: 'accountDeleted', edition: caller.edition, values: {} });
  });
  // The data is deleted already; if this fails, the next housekeeping run repeats it.
  await truncateWal(group.db).catch(() => {});
  group.wakeOutbox();
  return {};
};
