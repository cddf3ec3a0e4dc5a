import { become } from './run.mjs';
import { ensureBuilt, ensureInstalled } from './setup.mjs';

ensureInstalled();
ensureBuilt();
// Sources and the outbox of development are nobody's business on the network, unless HOST says so.
process.env.HOST ??= 'localhost';
become(['server/main.ts', '--dev']);
