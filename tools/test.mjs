import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gate, runGate } from './gate.mjs';
import { bin, root, runNode, say } from './run.mjs';
import { ensureBrowser, ensureBuilt, ensureInstalled, ensureNginx, ensurePostgres } from './setup.mjs';

ensureInstalled();
ensureBuilt();
const browser = ensureBrowser();
ensurePostgres();
ensureNginx();
const checks = [
  ...gate,
  ['what changes against the last release', ['desk/commands/print-changes.ts', '--out', 'build/changes.txt']],
];
const failedChecks = runGate(checks);
const suites = ['pure', 'unit', 'browser', 'drawing'].map((project) => ({ project, ...runSuite(project) }));

const passed = suites.reduce((sum, suite) => sum + suite.passed, checks.length - failedChecks.length);
const failed = suites.reduce((sum, suite) => sum + suite.failed, failedChecks.length);
for (const name of failedChecks) say(`failed: ${name}`);
for (const suite of suites) say(`${suite.project} tests: ${suite.passed} passed, ${suite.failed} failed`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** Runs one project of tests. A run that cannot even report counts as one failure. */
function runSuite(project) {
  const report = join(root, 'build', `tests-${project}.json`);
  rmSync(report, { force: true });
  const args = [
    bin('vitest', 'vitest.mjs'),
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const status = runNode(args, { env: { ...process.env, BROWSER_PATH: browser } });
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    const unreported = status !== 0 && numFailedTests === 0 ? 1 : 0;
    return { passed: numPassedTests, failed: numFailedTests + unreported };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
