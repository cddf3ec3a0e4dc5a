import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bin, fail, root, runNode, say } from '../setup/run-program.mjs';
import { splitNames } from '../setup/split-names.mjs';
import { fastChecks, runChecksInParallel } from './fast-checks.mjs';

const projects = ['pure', 'unit', 'browser', 'drawing'];

/** What tests need, each with the paths of tests that do. Those of rules and app need no build. */
const needsOfPaths = {
  built: /^(?!rules\/|app\/)/,
  browser: /browser/,
  postgres: /^(?!rules\/|app\/)/,
  nginx: /deploy/,
};

/** What the named tests need, or all of them. */
export function testNeeds(args) {
  const { names } = splitNames(args);
  const needs = Object.entries(needsOfPaths)
    .filter(([, paths]) => names.length === 0 || names.some((name) => paths.test(name)))
    .map(([need]) => need);
  return ['all packages', ...needs];
}

/**
 * `npm test`: runs the fast checks and every suite. With paths, or parts of them, runs the tests in those files alone;
 * vitest's options may follow. Exits with 1 if any fails.
 */
export async function runTests(args) {
  if (args.length > 0) runNamedTests(args);
  const checks = [
    ...fastChecks,
    ['changes since the last release', ['tools/content/print-changes.ts', '--out', 'build/changes.txt']],
  ];
  const failedChecks = await runChecksInParallel(checks);
  const suites = projects.map((project) => ({ project, ...runSuite(project) }));

  const passed = suites.reduce((sum, suite) => sum + suite.passed, checks.length - failedChecks.length);
  const failed = suites.reduce((sum, suite) => sum + suite.failed, failedChecks.length);
  for (const name of failedChecks) say(`failed: ${name}`);
  for (const suite of suites) say(`${suite.project} tests: ${suite.passed} passed, ${suite.failed} failed`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

function runNamedTests(args) {
  const { names } = splitNames(args);
  if (names.some((name) => name.replace(/^\.\//, '').startsWith('tests/proof/')))
    fail('tests below tests/proof are proofs: npm run proof -- NAME runs one.');
  const options = projects.flatMap((project) => ['--project', project]);
  process.exit(runNode([bin('vitest', 'vitest.mjs'), 'run', ...options, ...args]));
}

/**
 * Runs one vitest project. A run without a report counts as one failure. Modules are compiled anew: the cache that
 * speeds up single files is experimental, and once lost a file while two workers used it.
 */
function runSuite(project) {
  const report = join(root, 'build', `tests-${project}.json`);
  rmSync(report, { force: true });
  const args = [
    bin('vitest', 'vitest.mjs'),
    'run',
    '--project',
    project,
    '--no-experimental.fsModuleCache',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const status = runNode(args);
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    const unreported = status !== 0 && numFailedTests === 0 ? 1 : 0;
    return { passed: numPassedTests, failed: numFailedTests + unreported };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
