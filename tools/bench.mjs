import { fail, runNode } from './run.mjs';
import { ensureBrowser, ensureBuilt, ensureInstalled, ensureNginx } from './setup.mjs';

/** Every benchmark by the name that `npm run bench -- <name> …` takes; without one, all of them run in this order. */
const benches = {
  bytes: 'bench/bytes.ts',
  'live-robot': 'bench/live-robot.ts',
  'cached-answer': 'bench/cached-answer.ts',
  'edge-crowd': 'bench/edge-crowd.ts',
  accounts: 'bench/accounts.ts',
};

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !Object.hasOwn(benches, name));
if (unknown !== undefined) fail(`there is no benchmark "${unknown}". There are: ${Object.keys(benches).join(', ')}.`);

ensureInstalled();
ensureBuilt();
ensureNginx();
const env = { ...process.env, BROWSER_PATH: ensureBrowser() };
const files = asked.length > 0 ? asked.map((name) => benches[name]) : Object.values(benches);
process.exit(files.map((bench) => runNode([bench], { env })).find((status) => status !== 0) ?? 0);
