import type { Database } from '../store/open-store.ts';
import type { SubscriberRow } from '../store/tables.ts';

export interface CsvOptions {
  /** Also those that wait for a confirmation, and those that have ended. */
  all?: boolean;
  /** Rows that are read at once. */
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
 * The subscribers of a group as lines of CSV (RFC 4180), its head first, in the order of their ids. Times are ISO
 * instants. A cell that a spreadsheet would take for a formula begins with an apostrophe.
 */
export async function* subscribersCsv(
  db: Database,
  { all = false, pageSize = defaultPageSize }: CsvOptions = {},
): AsyncGenerator<string> {
  yield lineOf([...columns]);
  let lastId = '';
  let rows: CsvRow[];
  do {
    rows = await rowsAfter(db, lastId, all, pageSize);
    for (const row of rows) yield lineOf(columns.map((column) => cellOf(row[column])));
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

const lineOf = (cells: string[]): string => `${cells.map(quoteCell).join(',')}\r\n`;

const cellOf = (value: string | number | null): string =>
  typeof value === 'number' ? new Date(value).toISOString() : (value ?? '');

function quoteCell(cell: string): string {
  const safeCell = /^[=+\-@＝＋－＠\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safeCell) ? `"${safeCell.replaceAll('"', '""')}"` : safeCell;
}
