import { runNode } from './run.mjs';
import { ensureBrowser, ensureBuilt, ensureInstalled } from './setup.mjs';

ensureInstalled();
ensureBuilt();
const env = { ...process.env, BROWSER_PATH: ensureBrowser() };
process.exit(runNode(['bench/bytes.ts'], { env }) || runNode(['bench/cached-answer.ts'], { env }));
