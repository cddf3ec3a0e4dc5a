import { type SelectQueryBuilder, sql } from 'kysely';
import type { ExportPart } from '#contract/account/export-parts.ts';
import type { EditionCode } from '#core/place/editions.ts';
import { AccountFailure } from '../account-failure.ts';
import type { AccountGroup } from '../account-group.ts';
import type { UserCall } from '../call.ts';
import { FairQueue } from '../limits/fair-queue.ts';
import type { TableName } from '../store/copy-store.ts';
import type { Tables, UserRow } from '../store/tables.ts';
import { StreamedReply } from '../streamed-reply.ts';
import { addressKey, addressOf } from '../users/address.ts';
import { claimKeys } from '../users/claim-once.ts';
import { withoutSecrets } from './withheld-columns.ts';

/** Rows of these are about nobody, or are hashes that limits keep for a day. */
type ImpersonalTable = 'rate_limits' | 'notice_pace' | 'upkeep' | 'secrets';
type OwnTable = Exclude<TableName, ImpersonalTable | 'users'>;
type OwnRows = { [Table in OwnTable]: SelectQueryBuilder<Tables, Table, object> };

const tableOfPart = {
  sessions: 'sessions',
  known_networks: 'known_networks',
  credits: 'credits',
  credit_claims: 'credit_claims',
  reward_codes: 'reward_codes',
  code_claims: 'code_claims',
  codes: 'challenges',
  newsletter: 'subscribers',
  products: 'products',
  ownership_claims: 'ownership_claims',
  service_requests: 'service_requests',
  request_events: 'request_events',
  programs: 'programs',
  notices: 'notices',
  audit: 'audit',
  messages: 'outbox',
} as const satisfies Record<Exclude<ExportPart, 'account'>, OwnTable>;

/** Seconds after which a refused caller may try again. */
const retryIn = 10;
/** A file holds several MB while it is made. */
const queue = new FairQueue({ maxRunning: 2, maxWaiting: 64, maxWaitingPerNetwork: 32, maxWait: 2_000, retryIn });
/** Accounts whose file is being made or sent. */
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
    await group.limits.take('exportPerUser', user.id);
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
  return new StreamedReply(fileOf(group, user, reader), () => {
    exportingUsers.delete(user.id);
    sent.resolve();
  });
}

/** The JSON of the file, one row after the other. */
async function* fileOf(group: AccountGroup, user: UserRow, reader: EditionCode): AsyncGenerator<string> {
  const { about, ...explanations } = group.policy.exportWords(reader);
  const account = { ...withoutSecrets('users', user), has_password: user.password_hash !== null };
  yield JSON.stringify({ about, explanations, exported_at: group.now(), account }).slice(0, -1);
  const ownRows = ownRowsOf(group, user);
  for (const [part, table] of Object.entries(tableOfPart)) {
    yield `,${JSON.stringify(part)}:[`;
    for (const [index, row] of (await ownRows[table].execute()).entries())
      yield (index === 0 ? '' : ',') + JSON.stringify(withoutSecrets(table, row));
    yield ']';
  }
  yield '}';
}

/** Queries for the rows about a user in each table, oldest first. */
function ownRowsOf(group: AccountGroup, user: UserRow): OwnRows {
  const { db } = group;
  const { id } = user;
  const address = addressOf(user);
  const emailKey = user.email_key ?? '';
  const claims = claimKeys(group, address);
  const subscribers = db.selectFrom('subscribers').where('email_key', '=', emailKey);
  const requests = db
    .selectFrom('service_requests')
    .where((row) => row.or([row('user_id', '=', id), row('email_key', '=', emailKey)]));
  return {
    sessions: db.selectFrom('sessions').selectAll().where('user_id', '=', id).orderBy('created_at'),
    known_networks: db.selectFrom('known_networks').selectAll().where('user_id', '=', id).orderBy('used_at'),
    credits: db.selectFrom('credits').selectAll().where('user_id', '=', id).orderBy('created_at'),
    credit_claims: db.selectFrom('credit_claims').selectAll().where('id', 'in', claims),
    reward_codes: db
      .selectFrom('reward_codes')
      .selectAll()
      .where((row) => row.or([row('user_id', '=', id), row('subscriber_id', 'in', subscribers.select('id'))]))
      .orderBy('created_at'),
    code_claims: db.selectFrom('code_claims').selectAll().where('id', 'in', claims),
    challenges: db.selectFrom('challenges').selectAll().where('address_key', '=', addressKey(group, address)),
    subscribers: subscribers.selectAll(),
    products: db.selectFrom('products').selectAll().where('user_id', '=', id).orderBy('created_at'),
    ownership_claims: db.selectFrom('ownership_claims').selectAll().where('user_id', '=', id).orderBy('created_at'),
    service_requests: requests.selectAll().orderBy('created_at'),
    request_events: db
      .selectFrom('request_events')
      .selectAll()
      .where('request_id', 'in', requests.select('id'))
      .orderBy('created_at'),
    programs: db.selectFrom('programs').selectAll().where('user_id', '=', id).orderBy('created_at'),
    notices: db.selectFrom('notices').selectAll().where('email_key', '=', emailKey).orderBy('created_at'),
    audit: db.selectFrom('audit').selectAll().where('user_id', '=', id).orderBy('created_at'),
    outbox: db
      .selectFrom('outbox')
      .selectAll()
      .where(sql<string>`lower(recipient)`, '=', address.key)
      .orderBy('created_at'),
  };
}
