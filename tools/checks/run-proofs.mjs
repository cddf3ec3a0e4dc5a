import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { bin, fail, root, runNode } from '../setup/run-program.mjs';
import { splitNames } from '../setup/split-names.mjs';

const folder = 'tests/proof';
const ending = '.test.ts';
/** What some proofs need instead, by the beginning of their paths. */
const needsByPath = {
  'specification/': [],
  'browser/': ['browser'],
  'drawing/': ['browser'],
  'patterns.': ['recheck'],
};
const otherNeeds = ['browser', 'postgres', 'nginx', 'prometheus'];

/** What the named proofs need besides the build. Ends the process if a name is unknown. */
export function proofNeeds(args) {
  const { names } = splitNames(args);
  for (const name of names) if (filesNamed(name).length === 0) fail(unknownProof(name));
  return (names.length === 0 ? filesNamed('') : names.flatMap(filesNamed)).flatMap(needsOf);
}

function needsOf(file) {
  const start = Object.keys(needsByPath).find((each) => file.startsWith(`${folder}/${each}`));
  return start === undefined ? otherNeeds : needsByPath[start];
}

/** `npm run proof -- NAME… [vitest options]`: runs the named proofs or folders, or all proofs. */
export function runProofs(args) {
  const { names, options } = splitNames(args);
  const projects = ['--project', 'proof', '--project', 'specification'];
  const files = names.flatMap(filesNamed);
  process.exit(runNode([bin('vitest', 'vitest.mjs'), 'run', ...projects, '--reporter=verbose', ...files, ...options]));
}

/**
 * Files of the proof with this name, else of the folder with this name, else all whose path contains it: `faults`
 * matches `faults-disk`.
 */
function filesNamed(name) {
  const files = readdirSync(join(root, folder), { recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith(ending));
  const candidates = [
    files.filter((file) => file === `${name}${ending}`),
    files.filter((file) => file.startsWith(`${name.replace(/\/$/, '')}/`)),
    files.filter((file) => `${folder}/${file}`.includes(name)),
  ];
  const chosen = candidates.find((some) => some.length > 0) ?? [];
  return chosen.map((file) => `${folder}/${file}`);
}

function unknownProof(name) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || entry.name.endsWith(ending))
    .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name.slice(0, -ending.length)));
  return `there is no proof "${name}". There are: ${entries.sort().join(', ')}.`;
}
