import { runNode } from './run.mjs';
import { ensureBuilt, ensureInstalled } from './setup.mjs';

ensureInstalled();
ensureBuilt();
process.exit(runNode(['server/media-ahead.ts']));
