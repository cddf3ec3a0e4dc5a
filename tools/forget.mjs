import { become } from './run.mjs';
import { ensureInstalled } from './setup.mjs';

ensureInstalled();
become(['tools/forget-person.ts', ...process.argv.slice(2)]);
