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
 * The lines of each room by their kind, and its number of code files, as a table; the last row sums them up. Empty for
 * a copy of the project without its repository.
 */
export function sizeTable() {
  const rooms = new Map();
  for (const path of committedPaths()) {
    const kind = Object.keys(kinds).find((each) => kinds[each].test(path));
    if (!kind || !existsSync(join(root, path))) continue;
    const room = path.includes('/') ? path.split('/')[0] : 'top';
    const counts = rooms.get(room) ?? Object.fromEntries(columns.map((column) => [column, 0]));
    counts[kind] += readFileSync(join(root, path), 'utf8').split('\n').length - 1;
    if (kind === 'production' || kind === 'tests') counts.files += 1;
    rooms.set(room, counts);
  }
  if (rooms.size === 0) return '';
  const rows = [...rooms].sort(([, one], [, other]) => other.production - one.production);
  const sum = Object.fromEntries(
    columns.map((column) => [column, rows.reduce((all, [, row]) => all + row[column], 0)]),
  );
  const cells = [
    ['lines of', ...columns],
    ...[...rows, ['all', sum]].map(([room, row]) => [room, ...columns.map((column) => row[column])]),
  ];
  return cells
    .map(([room, ...row]) => room.padEnd(10) + row.map((cell) => String(cell).padStart(11)).join(''))
    .join('\n');
}

function committedPaths() {
  try {
    return execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .trim()
      .split('\n');
  } catch {
    return [];
  }
}
