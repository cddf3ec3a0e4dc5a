import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { bin, root, startNode } from '../setup/run-program.mjs';

/**
 * Runs vitest with these arguments. Resolves to its report, which is also written to `build/<name>.json`, with the
 * numbers of tests that passed and failed. A run that fails without a failed test, or writes no report, counts as one
 * failure.
 */
export async function runVitest(args, name) {
  const file = join(root, 'build', `${name}.json`);
  rmSync(file, { force: true });
  const output = ['--reporter=json', `--outputFile.json=${file}`];
  const status = await startNode([bin('vitest', 'vitest.mjs'), 'run', ...args, ...output]);
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const { numPassedTests, numFailedTests } = report;
    const unreported = status !== 0 && numFailedTests === 0 ? 1 : 0;
    return { report, passed: numPassedTests, failed: numFailedTests + unreported };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** The length of a message, in characters, that is enough to see the expectation. */
const maxReason = 600;

/**
 * The failed tests of a report, each with its file and reason; a file that failed without one stands for itself. Some
 * machines keep only the end of a long log, so this is complete by itself.
 */
export function failedTests(report) {
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const path = relative(root, name);
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (tests.length === 0 && status === 'failed') return [`${path}\n${reasonOf(message)}`];
    return tests.map(
      ({ fullName, failureMessages }) => `${path}: ${fullName}\n${reasonOf(failureMessages.join('\n'))}`,
    );
  });
}

/** A message without the modules that it passed through. */
const reasonOf = (message) => message.replace(/\n +at [^\n]*node_modules[^\n]*/g, '').slice(0, maxReason);
