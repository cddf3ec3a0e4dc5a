import { bin, fail, say } from '../setup/run-program.mjs';
import { fastChecks, runChecksInParallel } from './fast-checks.mjs';
import { exceededBudgets, readBudgets, writeBudgets } from './size-budgets.mjs';
import { countLines, sizeTable } from './size-table.mjs';

const architecture = [bin('vitest', 'vitest.mjs'), 'run', '--project', 'unit', 'tests/architecture.test.ts'];

/**
 * `npm run check`: runs the fast checks and the architecture test, prints the size of the code and compares it with the
 * budgets. Ends with the names of the checks that failed. With `--fix`, formats code and content; with `--budgets`,
 * only writes the budgets anew.
 */
export async function runChecks(args) {
  if (args.includes('--budgets')) return writeBudgets(countLines());
  const checks = args.includes('--fix')
    ? fastChecks.map(([name, command, fix = []]) => [name, command.concat(fix)])
    : fastChecks;
  const failed = await runChecksInParallel([...checks, ['architecture', architecture]]);
  if (!isWithinBudgets()) failed.push('size');
  if (failed.length > 0) fail(`these checks failed: ${failed.join(', ')}`);
  say('all checks passed');
}

/** Prints the size of each room. A copy without a repository has no committed files to count. */
function isWithinBudgets() {
  const counts = countLines();
  if (!counts) return true;
  console.log(sizeTable(counts));
  const exceeded = exceededBudgets(counts, readBudgets());
  for (const line of exceeded) say(line);
  return exceeded.length === 0;
}
