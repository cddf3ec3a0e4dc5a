import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/run-program.mjs';

/** Kinds of lines that people maintain, each with the paths that have them. The first that fits counts. */
const kinds = {
  generated: /(^|\/)package-lock\.json$/,
  styles: /\.css$/,
  tests: /(^tests\/|\.(test|examples)\.[a-z]+$).*(?<=\.(ts|tsx|mjs|js|py|sh))$/,
  production: /\.(ts|tsx|mjs|js|py|sh)$/,
};
const columns = ['production', 'tests', 'styles', 'generated', 'files'];

/**
 * Counts the lines of each room by their kind, and its code files: `{ desk: { production, tests, styles, generated,
 * files }, … }`. The last entry, `all`, sums them up. Undefined for a copy of the project without its repository.
 */
export function countLines() {
  const rooms = {};
  for (const path of committedPaths()) {
    const kind = Object.keys(kinds).find((each) => kinds[each].test(path));
    if (!kind || !existsSync(join(root, path))) continue;
    const room = path.includes('/') ? path.split('/')[0] : 'top';
    rooms[room] ??= Object.fromEntries(columns.map((column) => [column, 0]));
    rooms[room][kind] += readFileSync(join(root, path), 'utf8').split('\n').length - 1;
    if (kind === 'production' || kind === 'tests') rooms[room].files += 1;
  }
  const rows = Object.entries(rooms).sort(([, one], [, other]) => other.production - one.production);
  if (rows.length === 0) return undefined;
  const sum = (column) => rows.reduce((total, [, row]) => total + row[column], 0);
  return { ...Object.fromEntries(rows), all: Object.fromEntries(columns.map((column) => [column, sum(column)])) };
}

/** Sets these counts out as a table, one line for each room. */
export const sizeTable = (counts) =>
  [['lines of', ...columns], ...Object.entries(counts).map(([room, row]) => [room, ...Object.values(row)])]
    .map(([room, ...row]) => room.padEnd(10) + row.map((cell) => String(cell).padStart(11)).join(''))
    .join('\n');

function committedPaths() {
  try {
    return execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .trim()
      .split('\n');
  } catch {
    return [];
  }
}
