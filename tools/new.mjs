import { runNode } from './run.mjs';
import { ensureInstalled } from './setup.mjs';

ensureInstalled();
process.exit(runNode(['tools/scaffold/new.ts', ...process.argv.slice(2)]));
