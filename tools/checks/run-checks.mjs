import { bin, fail, say } from '../setup/run-program.mjs';
import { fastChecks, runChecksInParallel } from './fast-checks.mjs';
import { sizeTable } from './size-table.mjs';

const architecture = [bin('vitest', 'vitest.mjs'), 'run', '--project', 'unit', 'tests/architecture.test.ts'];

/**
 * `npm run check`: runs the fast checks and the architecture test, and prints the size of the code. Ends with the names
 * of those that failed. With `--fix`, formats code and content.
 */
export async function runChecks(args) {
  const checks = args.includes('--fix')
    ? fastChecks.map(([name, command, fix = []]) => [name, command.concat(fix)])
    : fastChecks;
  const failed = await runChecksInParallel([...checks, ['architecture', architecture]]);
  console.log(sizeTable());
  if (failed.length > 0) fail(`these checks failed: ${failed.join(', ')}`);
  say('all checks passed');
}
