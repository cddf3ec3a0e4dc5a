/**
 * One line of CSV (RFC 4180). Cells that a spreadsheet would read as a formula are prefixed with an apostrophe.
 */
export const csvLine = (cells: readonly string[]): string => `${cells.map(quoteCell).join(',')}\r\n`;

function quoteCell(cell: string): string {
  const safeCell = /^[=+\-@＝＋－＠\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safeCell) ? `"${safeCell.replaceAll('"', '""')}"` : safeCell;
}
