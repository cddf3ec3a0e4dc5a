import { become } from './run.mjs';
import { ensureInstalled } from './setup.mjs';

ensureInstalled();
become(['tools/export-subscribers.ts', ...process.argv.slice(2)]);
