import { bin, runNode } from './run.mjs';
import {
  ensureBrowser,
  ensureBuilt,
  ensureInstalled,
  ensureNginx,
  ensurePostgres,
  ensurePrometheus,
} from './setup.mjs';

ensureInstalled();
ensureBuilt();
const browser = ensureBrowser();
ensurePostgres();
ensureNginx();
ensurePrometheus();
const projects = ['--project', 'proof', '--project', 'specification'];
const args = [bin('vitest', 'vitest.mjs'), 'run', ...projects, '--reporter=verbose', ...process.argv.slice(2)];
process.exit(runNode(args, { env: { ...process.env, BROWSER_PATH: browser } }));
