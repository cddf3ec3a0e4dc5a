import { editions, isEditionCode } from '#core/place/editions.ts';
import { csvLine } from '../store/csv-line.ts';
import type { Database } from '../store/open-store.ts';
import type { RewardCodeRow } from '../store/schema/tables.ts';

export interface RewardCodesOptions {
  /** Only codes made at this time or later, in ms since 1970. */
  since?: number | undefined;
  /** Rows per query. */
  pageSize?: number;
}

const columns = ['code', 'shop', 'percent', 'amount', 'currency', 'valid_from', 'valid_until'];

const defaultPageSize = 1000;

/**
 * Yields lines of CSV for the shops: a header, then every stored code by its text, without whose it is. A code takes
 * off `percent` of a first order, or `amount` of any order. Times are ISO 8601.
 */
export async function* rewardCodesCsv(
  db: Database,
  { since = 0, pageSize = defaultPageSize }: RewardCodesOptions = {},
): AsyncGenerator<string> {
  yield csvLine(columns);
  let lastId = '';
  let rows: RewardCodeRow[];
  do {
    rows = await db
      .selectFrom('reward_codes')
      .selectAll()
      .where('id', '>', lastId)
      .where('created_at', '>=', since)
      .orderBy('id')
      .limit(pageSize)
      .execute();
    for (const row of rows) yield csvLine(cellsOf(row));
    lastId = rows.at(-1)?.id ?? lastId;
  } while (rows.length === pageSize);
}

const cellsOf = ({ id, edition, percent, amount, created_at, expires_at }: RewardCodeRow): string[] => [
  id,
  edition,
  String(percent ?? ''),
  String(amount ?? ''),
  amount !== null && isEditionCode(edition) ? editions[edition].currency : '',
  new Date(created_at).toISOString(),
  new Date(expires_at).toISOString(),
];
