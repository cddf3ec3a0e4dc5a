import { become } from './run.mjs';
import { ensureBuilt, ensureInstalled } from './setup.mjs';

ensureInstalled();
ensureBuilt();
become(['server/main.ts', '--dev']);
