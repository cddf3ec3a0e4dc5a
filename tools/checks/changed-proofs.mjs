import { execFileSync, spawnSync } from 'node:child_process';
import { fail, root } from '../setup/run-program.mjs';

/**
 * The proofs that concern a file, by its path: every row that fits counts. A proof that is changed itself counts, too.
 * Tests beside the sources, documents and what no row names concern none.
 */
export const proofsOfPaths = [
  [/^accounts\//, ['accounts', 'faults/accounts', 'nightly']],
  [/^contract\//, ['accounts', 'nightly', 'validators/api']],
  [/^(accounts|desk)\/.*mail|^accounts\/notices\//, ['accounts/notice-run']],
  [/^server\//, ['faults', 'deploy/caching-proxy', 'deploy/many-machines', 'policy-violations']],
  [/^server\/content\//, ['content', 'specification/content-audit']],
  [/^server\/metrics\//, ['deploy/prometheus']],
  [/^(main|deploy)\//, ['deploy', 'faults/faults-origin-killed']],
  [/^tools\/site-build\/|^vite\.config\.ts$/, ['deploy/deploy-skew', 'deploy/image', 'nightly']],
  [/^tools\/(dev-server|editor)\//, ['dev-server', 'nightly']],
  [/^tools\/scaffold\//, ['content/new']],
  [/^tools\/|^package\.json$/, ['how-to']],
  [/^core\//, ['specification', 'matrix/matrix-europe']],
  [/^core\/(words|time|place)\//, ['patterns', 'matrix']],
  [/^content\//, ['specification', 'content', 'matrix/matrix-links']],
  [/^desk\//, ['content', 'nightly']],
  [/^browser\//, ['nightly', 'policy-violations']],
  [/^(pages|document)\//, ['specification', 'matrix', 'validators', 'nightly']],
  [/^(features|ui|apps)\//, ['nightly', 'validators/accessibility', 'validators/html']],
  [/^(robots|apps)\//, ['robots', 'framing', 'nightly']],
];

/**
 * The names, as `npm run proof` takes them, of the proofs that concern what has changed since a commit, files that are
 * not committed included. Ends the process for an unknown commit.
 */
export function changedProofs(base) {
  if (spawnSync('git', ['rev-parse', '--verify', '--quiet', base], { cwd: root }).status !== 0)
    fail(`there is no commit "${base}": npm run proof -- --changed origin/main`);
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
  const paths = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
  return [...new Set(paths.flatMap(proofsOfPath))].sort();
}

function proofsOfPath(path) {
  const [, proof] = /^tests\/proof\/(.+)\.test\.ts$/.exec(path) ?? [];
  if (proof !== undefined) return [proof];
  if (/\.(test|examples)\.tsx?$|\.md$/.test(path)) return [];
  return proofsOfPaths.filter(([paths]) => paths.test(path)).flatMap(([, proofs]) => proofs);
}
