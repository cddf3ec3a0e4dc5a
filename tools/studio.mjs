import { runNode } from './run.mjs';
import { ensureInstalled } from './setup.mjs';

ensureInstalled();
process.exit(runNode(['studio/photograph.ts', ...process.argv.slice(2)]));
