import { csvLine } from '../store/csv-line.ts';
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

const defaultPageSize = 1000;

/**
 * Yields lines of CSV (RFC 4180): a header, then subscribers by id. Times are ISO 8601. Cells that a spreadsheet would
 * read as a formula are prefixed with an apostrophe.
 */
export async function* subscribersCsv(
  db: Database,
  { all = false, pageSize = defaultPageSize }: CsvOptions = {},
): AsyncGenerator<string> {
  yield csvLine(columns);
  let lastId = '';
  let rows: CsvRow[];
  do {
    rows = await rowsAfter(db, lastId, all, pageSize);
    for (const row of rows) yield csvLine(columns.map((column) => cellOf(row[column])));
    lastId = rows.at(-1)?.id ?? lastId;
  } while (rows.length === pageSize);
}

type CsvRow = Pick<SubscriberRow, 'id' | (typeof columns)[number]>;

function rowsAfter(db: Database, id: string, all: boolean, limit: number): Promise<CsvRow[]> {
  const after = db
    .selectFrom('subscribers')
    .select(['id', ...columns])
    .where('id', '>', id)
    .orderBy('id')
    .limit(limit);
  return (all ? after : after.where('status', '=', 'active')).execute();
}

const cellOf = (value: string | number | null): string =>
  typeof value === 'number' ? new Date(value).toISOString() : (value ?? '');
