import { editions, isEditionCode } from '#core/place/editions.ts';
import { csvLines } from '../store/csv.ts';
import type { Database } from '../store/open-store.ts';
import type { RewardCodeRow } from '../store/schema/tables.ts';

export interface RewardCodesOptions {
  /** Only codes made at this time or later, in ms since 1970. */
  since?: number | undefined;
  /** Rows per query. */
  pageSize?: number;
}

const header = ['code', 'shop', 'percent', 'amount', 'currency', 'valid_from', 'valid_until'];

/**
 * Yields every stored code by its text, without whose it is, as lines of CSV for the shops (`csvLines`). A code takes
 * off `percent` of a first order, or `amount` of any order. Times are ISO 8601.
 */
export const rewardCodesCsv = (
  db: Database,
  { since = 0, pageSize }: RewardCodesOptions = {},
): AsyncGenerator<string> =>
  csvLines({
    header,
    readPage: (afterId, limit) =>
      db
        .selectFrom('reward_codes')
        .selectAll()
        .where('id', '>', afterId)
        .where('created_at', '>=', since)
        .orderBy('id')
        .limit(limit)
        .execute(),
    cells: toCells,
    pageSize,
  });

const toCells = ({ id, edition, percent, amount, created_at, expires_at }: RewardCodeRow): string[] => [
  id,
  edition,
  String(percent ?? ''),
  String(amount ?? ''),
  amount !== null && isEditionCode(edition) ? editions[edition].currency : '',
  new Date(created_at).toISOString(),
  new Date(expires_at).toISOString(),
];
