import { fail, runNode } from './run.mjs';
import { ensureBrowser, ensureBuilt, ensureInstalled, ensureNginx } from './setup.mjs';

/**
 * Every benchmark by the name that `npm run bench -- <name> … --its options` takes; without one, all of them run in
 * this order.
 */
const benches = {
  bytes: 'bench/bytes.ts',
  lighthouse: 'bench/lighthouse.ts',
  'live-robot': 'bench/live-robot.ts',
  'cached-answer': 'bench/cached-answer.ts',
  'edge-crowd': 'bench/edge-crowd.ts',
  'edge-load': 'bench/edge-load.ts',
  growth: 'bench/growth.ts',
  peers: 'bench/peers/measure.ts',
  accounts: 'bench/accounts.ts',
  capacity: 'bench/capacity.ts',
};

const given = process.argv.slice(2);
const firstOption = given.findIndex((word) => word.startsWith('--'));
const asked = firstOption < 0 ? given : given.slice(0, firstOption);
const options = given.slice(asked.length);
const unknown = asked.find((name) => !Object.hasOwn(benches, name));
if (unknown !== undefined) fail(`there is no benchmark "${unknown}". There are: ${Object.keys(benches).join(', ')}.`);

ensureInstalled();
ensureBuilt();
ensureNginx();
const env = { ...process.env, BROWSER_PATH: ensureBrowser() };
const files = asked.length > 0 ? asked.map((name) => benches[name]) : Object.values(benches);
process.exit(files.map((bench) => runNode([bench, ...options], { env })).find((status) => status !== 0) ?? 0);
