import { runNode } from './run.mjs';
import { ensureBrowser, ensureBuilt, ensureInstalled } from './setup.mjs';

ensureInstalled();
ensureBuilt();
const env = { ...process.env, BROWSER_PATH: ensureBrowser() };
const benches = ['bench/bytes.ts', 'bench/cached-answer.ts', 'bench/accounts.ts'];
process.exit(benches.map((bench) => runNode([bench], { env })).find((status) => status !== 0) ?? 0);
