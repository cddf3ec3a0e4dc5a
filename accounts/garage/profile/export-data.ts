import { sql } from 'kysely';
import { type ExportPart, exportParts } from '#contract/account/export-parts.ts';
import type { EditionCode } from '#core/place/editions.ts';
import { AccountFailure } from '../../group/account-failure.ts';
import type { AccountGroup } from '../../group/account-group.ts';
import type { UserCall } from '../../group/call.ts';
import { FairQueue } from '../../group/limits/fair-queue.ts';
import { StreamedReply } from '../../group/streamed-reply.ts';
import { addressKey, claimKeys, userAddress } from '../../login/users/address.ts';
import { type TableName, tableNames, tablePolicies } from '../../store/schema/table-policies.ts';
import type { UserRow } from '../../store/schema/tables.ts';

const retryIn = 10;
/** A file holds several MB while it is made. */
const queue = new FairQueue({ retryIn });
const exportingUsers = new Set<string>();

/**
 * Returns everything stored about the logged-in user, except secrets, with words in the language of `reader` that
 * explain it. One file at a time for an account, two for a node. Throws `tooManyRequests`.
 */
export async function exportData({
  group,
  user,
  caller: { network },
  reader,
}: UserCall<'exportData'>): Promise<StreamedReply> {
  if (exportingUsers.has(user.id)) throw new AccountFailure('tooManyRequests', { retryIn });
  exportingUsers.add(user.id);
  const [turn, sent] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  try {
    await group.limits.take('exports.user', user.id);
    const startTurn = () => {
      turn.resolve();
      return sent.promise;
    };
    queue.run({ network }, startTurn).catch(turn.reject);
    await turn.promise;
  } catch (error) {
    exportingUsers.delete(user.id);
    throw error;
  }
  return new StreamedReply(exportedJson(group, user, reader), () => {
    exportingUsers.delete(user.id);
    sent.resolve();
  });
}

async function* exportedJson(group: AccountGroup, user: UserRow, reader: EditionCode): AsyncGenerator<string> {
  const { about, ...explanations } = group.policy.exportWords(reader);
  const account = { ...withoutSecrets('users', user), has_password: user.password_hash !== null };
  yield JSON.stringify({ about, explanations, exported_at: group.now(), account }).slice(0, -1);
  for (const part of exportParts.filter((name) => name !== 'account')) {
    yield `,${JSON.stringify(part)}:[`;
    for (const [index, row] of (await readPart(group, user, part)).entries())
      yield (index === 0 ? '' : ',') + JSON.stringify(row);
    yield ']';
  }
  yield '}';
}

/** The rows about a user in a part of the file, oldest first. */
async function readPart(group: AccountGroup, user: UserRow, part: ExportPart): Promise<object[]> {
  const address = userAddress(user);
  const keys = {
    userId: user.id,
    address: address.key,
    addressHash: addressKey(group, address),
    claimHashes: claimKeys(group, address),
  };
  for (const table of tableNames) {
    const policy = tablePolicies[table];
    if (policy.owner === 'nobody' || policy.exportAs !== part) continue;
    const order = sql.ref(policy.oldestBy ?? 'created_at');
    const rows = sql<object>`select * from ${sql.table(table)} where ${policy.owner(keys)} order by ${order}`;
    return (await rows.execute(group.db)).rows.map((row) => withoutSecrets(table, row));
  }
  throw new Error(`no table holds ${part}`);
}

function withoutSecrets(table: TableName, row: object): Record<string, unknown> {
  const policy = tablePolicies[table];
  const withheld: readonly string[] = policy.owner === 'nobody' ? [] : policy.withheld;
  return Object.fromEntries(Object.entries(row).filter(([column]) => !withheld.includes(column)));
}
