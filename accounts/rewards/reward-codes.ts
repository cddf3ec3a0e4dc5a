import type { RewardCode } from '#contract/account/call-shapes.ts';
import { editions, isEditionCode } from '#core/place/editions.ts';
import type { AccountGroup } from '../group/account-group.ts';
import { newReadableCode } from '../group/secrets/random-ids.ts';
import { csvLines } from '../store/csv.ts';
import type { Database } from '../store/open-store.ts';
import type { RewardCodeRow, UserRow } from '../store/schema/tables.ts';

type NewRewardCode = Pick<RewardCodeRow, 'edition' | 'created_at' | 'expires_at'> &
  (
    | (Pick<RewardCodeRow, 'subscriber_id' | 'percent'> & { user_id: null; amount: null })
    | (Pick<RewardCodeRow, 'user_id' | 'amount'> & { subscriber_id: null; percent: null })
  );

/** Stores a new code and returns it: `KIN-7K2MX-9QDTB`, one of 590 trillion. */
export async function insertRewardCode({ db }: Pick<AccountGroup, 'db'>, code: NewRewardCode): Promise<RewardCodeRow> {
  const row = { id: `KIN-${newReadableCode(5)}`, ...code };
  await db.insertInto('reward_codes').values(row).execute();
  return row;
}

/** The codes of an account and of the subscriber with its address, newest first. Expired ones are included. */
export async function readRewardCodes(
  group: AccountGroup,
  { id, email_key }: Pick<UserRow, 'id' | 'email_key'>,
): Promise<RewardCode[]> {
  const { db } = group;
  const rows = await db
    .selectFrom('reward_codes')
    .selectAll()
    .where((row) =>
      row.or([
        row('user_id', '=', id),
        // No subscriber has an empty address.
        row(
          'subscriber_id',
          'in',
          db
            .selectFrom('subscribers')
            .select('subscribers.id')
            .where('email_key', '=', email_key ?? ''),
        ),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.flatMap((row) => rewardCode(group, row) ?? []);
}

/** A code as the API describes it. Undefined if its edition is not one of this build. */
export function rewardCode({ policy }: Pick<AccountGroup, 'policy'>, row: RewardCodeRow): RewardCode | undefined {
  const { id, edition, percent, amount, created_at, expires_at } = row;
  if (!isEditionCode(edition)) return undefined;
  return { code: id, region: edition, percent, amount, created_at, expires_at, link: policy.codeLink(edition, id) };
}

const header = ['code', 'shop', 'percent', 'amount', 'currency', 'valid_from', 'valid_until'];

/**
 * Yields every stored code by its text, without whose it is, as lines of CSV for the shops (`csvLines`). A code takes
 * off `percent` of a first order, or `amount` of any order. Times are ISO 8601; only codes made at `since`, in ms since
 * 1970, or later.
 */
export const rewardCodesCsv = (db: Database, since = 0): AsyncGenerator<string> =>
  csvLines(
    header,
    (afterId, limit) =>
      db
        .selectFrom('reward_codes')
        .selectAll()
        .where('id', '>', afterId)
        .where('created_at', '>=', since)
        .orderBy('id')
        .limit(limit)
        .execute(),
    toCells,
  );

const toCells = ({ id, edition, percent, amount, created_at, expires_at }: RewardCodeRow): string[] => [
  id,
  edition,
  String(percent ?? ''),
  String(amount ?? ''),
  amount !== null && isEditionCode(edition) ? editions[edition].currency : '',
  new Date(created_at).toISOString(),
  new Date(expires_at).toISOString(),
];
