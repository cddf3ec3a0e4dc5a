import { gate, runGate } from './gate.mjs';
import { bin, fail, runNode, say } from './run.mjs';
import { ensureBuilt, ensureInstalled } from './setup.mjs';

ensureInstalled();
ensureBuilt();
const failed = runGate(gate);
if (runNode([bin('vitest', 'vitest.mjs'), 'run', '--project', 'unit', 'tests/architecture.test.ts']) !== 0)
  failed.push('architecture');
if (failed.length > 0) fail(`these checks failed: ${failed.join(', ')}`);
say('all checks passed');
