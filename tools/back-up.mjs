import { become } from './run.mjs';
import { ensureInstalled } from './setup.mjs';

ensureInstalled();
become(['tools/back-up-store.ts', ...process.argv.slice(2)]);
