import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/run-program.mjs';

const file = join(root, 'docs', 'proofs.md');
const tableHead = '| proof | result | seconds | commit | day |\n|---|---|---|---|---|\n';

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

/** The row of a run: `{ name, passed, failed, seconds, commit, day }`, with the numbers of tests. */
function proofRow({ name, passed, failed, seconds, commit, day }) {
  const result = failed === 0 ? `${passed} passed` : `**${failed} of ${passed + failed} failed**`;
  return `| ${[name, result, Math.round(seconds), commit, day].join(' | ')} |`;
}

/**
 * Writes the row of a run to `docs/proofs.md`, in the place of the last one of this name. Leaves out the rows that are
 * not among `names`.
 */
export function writeProofRow(names, run) {
  const { start, rows } = readTable();
  rows.set(run.name, proofRow(run));
  const keptRows = names.flatMap((each) => rows.get(each) ?? []);
  writeFileSync(file, `${start}${tableHead}${keptRows.join('\n')}\n`);
}

/** The table of some runs, those that failed first. */
export const proofTable = (runs) =>
  tableHead +
  [...runs]
    .sort((one, other) => Number(one.failed === 0) - Number(other.failed === 0))
    .map(proofRow)
    .join('\n');
