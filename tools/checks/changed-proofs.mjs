import { execFileSync, spawnSync } from 'node:child_process';
import { fail, root } from '../setup/run-program.mjs';

/**
 * The proofs that concern a file, by its path: every row that fits counts. A proof that is changed itself counts, too.
 * Tests beside the sources, documents and what no row names concern none.
 */
export const proofsOfPaths = [
  [/^accounts\//, ['accounts', 'faults/accounts', 'browser/account', 'browser/garage', 'browser/newsletter']],
  [/^contract\//, ['accounts', 'browser/account', 'validators/api']],
  [/^(accounts|desk)\/.*mail|^accounts\/notices\//, ['accounts/notice-run']],
  [/^server\//, ['faults', 'deploy/caching-proxy', 'deploy/front-cache', 'deploy/many-machines', 'policy-violations']],
  [/^server\/content\//, ['content', 'specification/content-audit']],
  [/^server\/metrics\//, ['deploy/prometheus']],
  [/^(main|deploy)\//, ['deploy', 'faults/faults-origin-killed']],
  [/^tools\/site-build\/|^vite\.config\.ts$/, ['deploy/deploy-skew', 'deploy/image', 'browser/stale-assets']],
  [/^tools\/(dev-server|editor)\//, ['dev-server', 'browser/editor']],
  [/^tools\/scaffold\//, ['content/new']],
  [/^tools\/|^package\.json$/, ['how-to']],
  [/^core\//, ['specification', 'matrix/matrix-europe']],
  [/^core\/(words|time|place)\//, ['patterns', 'matrix']],
  [/^content\//, ['specification', 'content', 'matrix/matrix-links']],
  [/^desk\//, ['content', 'browser/calendar', 'browser/editor', 'browser/time-travel']],
  [/^browser\//, ['browser', 'policy-violations']],
  [/^(pages|document)\//, ['specification', 'matrix', 'validators', 'browser/without-javascript']],
  [/^(features|ui|apps)\//, ['browser', 'validators/accessibility', 'validators/html']],
  [/^(features|ui|document)\/.*\.css$/, ['browser/first-screen', 'browser/print', 'browser/font']],
  [/^(robots|apps)\//, ['robots', 'framing', 'drawing']],
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
