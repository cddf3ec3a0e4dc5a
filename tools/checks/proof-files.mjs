import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/run-program.mjs';

const folder = 'tests/proof';
const ending = '.test.ts';
/** The requirements of the proofs that need others, by the beginning of their paths. */
const needsByPath = {
  'specification/': [],
  'patterns.': ['recheck'],
  'validators/': ['browser', 'java', 'validators'],
};
const otherNeeds = ['browser', 'postgres', 'nginx', 'prometheus'];

/** The proof that runs the tests which `npm test` leaves out, and every journey in three browsers. */
export const nightly = 'nightly';

/** The file of a proof: `faults/faults-disk` is `tests/proof/faults/faults-disk.test.ts`. */
export const proofFile = (name) => `${folder}/${name}${ending}`;

/** The project of vitest that a proof belongs to. */
export const projectOf = (name) => (name.startsWith('specification/') ? 'specification' : 'proof');

/** The requirements of a proof besides the build. */
export function needsOf(name) {
  if (name === nightly) return [...otherNeeds, 'other browsers'];
  const start = Object.keys(needsByPath).find((each) => `${name}.`.startsWith(each));
  return start === undefined ? otherNeeds : needsByPath[start];
}

/** The names of all proofs in alphabetical order. */
export const allProofs = () =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .concat(nightly)
    .sort();

/**
 * The proof with this name, else those of the folder with this name, else all whose path contains it: `faults` matches
 * `faults-disk`. Empty if there is none.
 */
export function proofsNamed(name) {
  const names = allProofs();
  const candidates = [
    names.filter((each) => each === name),
    names.filter((each) => each.startsWith(`${name.replace(/\/$/, '')}/`)),
    names.filter((each) => each !== nightly && proofFile(each).includes(name)),
  ];
  return candidates.find((some) => some.length > 0) ?? [];
}

/** Folders and single proofs, as an error lists them. */
export const proofNames = () => [...new Set(allProofs().map((name) => name.replace(/\/.*/, '/')))];
