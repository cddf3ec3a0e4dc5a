import { bin, runNode, say } from '../setup/run-program.mjs';

/** The fast checks, each with the command that runs it. */
export const gate = [
  ['types', [bin('typescript', 'lib', 'tsc.js'), '--noEmit', '-p', '.']],
  ['types of the studio', [bin('typescript', 'lib', 'tsc.js'), '--noEmit', '-p', 'studio']],
  ['format and lint', [bin('@biomejs', 'biome', 'bin', 'biome'), 'check', '.']],
  ['content', ['tools/check-content.ts', '--findings']],
  ['what is unused', [bin('knip', 'bin', 'knip.js'), '--no-progress']],
];

/** Runs checks one after the other. Gives the names of those that failed. */
export function runGate(checks) {
  return checks.flatMap(([name, args]) => {
    say(`checking ${name} …`);
    return runNode(args) === 0 ? [] : [name];
  });
}
