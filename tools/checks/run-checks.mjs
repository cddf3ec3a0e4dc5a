import { bin, fail, say } from '../setup/run-program.mjs';
import { fastChecks, runChecksInParallel } from './fast-checks.mjs';
import { sizeTable } from './size-table.mjs';

const architecture = [bin('vitest', 'vitest.mjs'), 'run', '--project', 'unit', 'tests/architecture.test.ts'];

/**
 * `npm run check`: runs the fast checks and the architecture test, and prints the size of the code. Ends with the names
 * of those that failed.
 */
export async function runChecks() {
  const failed = await runChecksInParallel([...fastChecks, ['architecture', architecture]]);
  console.log(sizeTable());
  if (failed.length > 0) fail(`these checks failed: ${failed.join(', ')}`);
  say('all checks passed');
}
