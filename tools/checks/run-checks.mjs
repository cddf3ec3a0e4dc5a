import { bin, fail, runNode, say } from '../setup/run-program.mjs';
import { gate, runGate } from './gate.mjs';

/** `npm run check`: the fast checks and the test of the architecture. Ends with those that failed. */
export function runChecks() {
  const failed = runGate(gate);
  if (runNode([bin('vitest', 'vitest.mjs'), 'run', '--project', 'unit', 'tests/architecture.test.ts']) !== 0)
    failed.push('architecture');
  if (failed.length > 0) fail(`these checks failed: ${failed.join(', ')}`);
  say('all checks passed');
}
