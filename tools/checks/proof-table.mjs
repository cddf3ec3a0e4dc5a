import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/run-program.mjs';

const file = join(root, 'docs', 'proofs.md');
const tableHead = '| proof | result | seconds | commit |\n|---|---|---|---|\n';

/**
 * Writes the row of a proof to the table in `docs/proofs.md`, in the place of its last one, and leaves out rows of
 * proofs that are not among `names` any more.
 */
export function writeProofRow(names, { name, result, seconds, commit }) {
  const text = readFileSync(file, 'utf8');
  const start = text.indexOf(tableHead);
  if (start < 0) throw new Error('docs/proofs.md has no table of proofs any more: put its head back');
  const rows = text
    .slice(start + tableHead.length)
    .split('\n')
    .filter(Boolean);
  const rowsByName = new Map(rows.map((row) => [row.split(' | ')[0].replace('| ', ''), row]));
  rowsByName.set(name, `| ${[name, result, Math.round(seconds), commit].join(' | ')} |`);
  const kept = names.flatMap((each) => rowsByName.get(each) ?? []);
  writeFileSync(file, `${text.slice(0, start)}${tableHead}${kept.join('\n')}\n`);
}
