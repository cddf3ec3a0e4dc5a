import { csvLines } from '../store/csv.ts';
import type { Database } from '../store/open-store.ts';

const columns = ['email', 'edition', 'source', 'status', 'created_at', 'confirmed_at'] as const;

/**
 * Yields subscribers by id as lines of CSV (`csvLines`), with pending and ended subscriptions if `all`. Times are
 * ISO 8601.
 */
export const subscribersCsv = (db: Database, all = false): AsyncGenerator<string> =>
  csvLines(
    columns,
    (afterId, limit) =>
      db
        .selectFrom('subscribers')
        .select(['id', ...columns])
        .where('id', '>', afterId)
        .$if(!all, (rows) => rows.where('status', '=', 'active'))
        .orderBy('id')
        .limit(limit)
        .execute(),
    (row) => columns.map((column) => toCell(row[column])),
  );

const toCell = (value: string | number | null): string =>
  typeof value === 'number' ? new Date(value).toISOString() : (value ?? '');
