const pageSize = 1_000;

/**
 * Yields lines of CSV (RFC 4180): the header, then the rows of a table by id, in pages, so that a large table fits into
 * memory. Cells that a spreadsheet would read as a formula are prefixed with an apostrophe.
 */
export async function* csvLines<Row extends { id: string }>(
  header: readonly string[],
  readPage: (afterId: string, limit: number) => Promise<Row[]>,
  cells: (row: Row) => readonly string[],
): AsyncGenerator<string> {
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
