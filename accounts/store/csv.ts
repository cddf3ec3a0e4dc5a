const defaultPageSize = 1_000;

interface CsvSource<Row> {
  header: readonly string[];
  /** Reads the next rows of a table by id, so that a large table fits into memory. */
  readPage(afterId: string, limit: number): Promise<Row[]>;
  cells(row: Row): readonly string[];
  /** Rows per query. */
  pageSize?: number | undefined;
}

/**
 * Yields lines of CSV (RFC 4180): the header, then the rows of a table by id. Cells that a spreadsheet would read as a
 * formula are prefixed with an apostrophe.
 */
export async function* csvLines<Row extends { id: string }>(source: CsvSource<Row>): AsyncGenerator<string> {
  const { header, readPage, cells, pageSize = defaultPageSize } = source;
  yield csvLine(header);
  for (let rows = await readPage('', pageSize); ; rows = await readPage(rows.at(-1)?.id ?? '', pageSize)) {
    for (const row of rows) yield csvLine(cells(row));
    if (rows.length < pageSize) return;
  }
}

const csvLine = (cells: readonly string[]): string => `${cells.map(quoteCell).join(',')}\r\n`;

function quoteCell(cell: string): string {
  const safeCell = /^[=+\-@＝＋－＠\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safeCell) ? `"${safeCell.replaceAll('"', '""')}"` : safeCell;
}
