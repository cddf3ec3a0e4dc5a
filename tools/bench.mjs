import { runNode } from './run.mjs';
import { ensureBrowser, ensureBuilt, ensureInstalled, ensureNginx } from './setup.mjs';

ensureInstalled();
ensureBuilt();
ensureNginx();
const env = { ...process.env, BROWSER_PATH: ensureBrowser() };
const benches = ['bench/bytes.ts', 'bench/live-robot.ts', 'bench/cached-answer.ts', 'bench/edge-crowd.ts', 'bench/accounts.ts'];
process.exit(benches.map((bench) => runNode([bench], { env })).find((status) => status !== 0) ?? 0);
