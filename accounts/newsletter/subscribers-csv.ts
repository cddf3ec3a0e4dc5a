import { csvLines } from '../store/csv.ts';
import type { Database } from '../store/open-store.ts';
import type { SubscriberRow } from '../store/schema/tables.ts';

export interface CsvOptions {
  /** Includes pending and ended subscriptions. */
  all?: boolean;
  /** Rows per query. */
  pageSize?: number;
}

const columns = [
  'email',
  'edition',
  'source',
  'status',
  'created_at',
  'confirmed_at',
] as const satisfies (keyof SubscriberRow)[];

/** Yields subscribers by id as lines of CSV, see `csvLines`. Times are ISO 8601. */
export const subscribersCsv = (db: Database, { all = false, pageSize }: CsvOptions = {}): AsyncGenerator<string> =>
  csvLines({
    header: columns,
    readPage: (afterId, limit) =>
      db
        .selectFrom('subscribers')
        .select(['id', ...columns])
        .where('id', '>', afterId)
        .$if(!all, (rows) => rows.where('status', '=', 'active'))
        .orderBy('id')
        .limit(limit)
        .execute(),
    cells: (row) => columns.map((column) => toCell(row[column])),
    pageSize,
  });

const toCell = (value: string | number | null): string =>
  typeof value === 'number' ? new Date(value).toISOString() : (value ?? '');
