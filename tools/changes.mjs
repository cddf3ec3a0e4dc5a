import { runNode } from './run.mjs';
import { ensureBuilt, ensureInstalled } from './setup.mjs';

ensureInstalled();
ensureBuilt();
process.exit(runNode(['desk/commands/print-changes.ts', ...process.argv.slice(2)]));
