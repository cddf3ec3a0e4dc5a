import { runNode } from './run.mjs';
import { ensureBuilt, ensureInstalled } from './setup.mjs';

ensureInstalled();
ensureBuilt();
process.exit(runNode(['tools/print-findings.ts', ...process.argv.slice(2)]));
