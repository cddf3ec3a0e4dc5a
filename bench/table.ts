/** Prints rows of equal length as a Markdown table. */
export function printTable(heads: string[], rows: (string | number)[][]): void {
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  console.log([line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n'));
}

export const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);
