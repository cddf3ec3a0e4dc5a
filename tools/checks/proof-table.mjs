import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/run-program.mjs';

const file = join(root, 'docs', 'proofs.md');
const tableHead = '| proof | result | seconds | commit |\n|---|---|---|---|\n';

/** The text before the table in `docs/proofs.md`, and its rows by the names of the proofs. */
function readTable() {
  const [start, table] = readFileSync(file, 'utf8').split(tableHead);
  if (table === undefined) throw new Error('docs/proofs.md has no table of proofs any more: put its head back');
  const rows = table.split('\n').filter(Boolean);
  return { start, rows: new Map(rows.map((row) => [row.split(' | ')[0].replace('| ', ''), row])) };
}

/** The names of the proofs that passed, each with the commit on which it did. */
export const passedProofs = () =>
  [...readTable().rows].flatMap(([name, row]) => {
    const [, result, , commit] = row.split(' | ');
    return / passed$/.test(result) ? [{ name, commit: commit.replace(' |', '') }] : [];
  });

/**
 * Writes the row of a proof to the table, in the place of its last one. Leaves out the rows of proofs that are not
 * among `names`.
 */
export function writeProofRow(names, { name, result, seconds, commit }) {
  const { start, rows } = readTable();
  rows.set(name, `| ${[name, result, Math.round(seconds), commit].join(' | ')} |`);
  const kept = names.flatMap((each) => rows.get(each) ?? []);
  writeFileSync(file, `${start}${tableHead}${kept.join('\n')}\n`);
}
