import { runNode } from './run.mjs';
import { ensureBrowser, ensureBuilt, ensureFontTools, ensureInstalled } from './setup.mjs';

ensureInstalled();
ensureBuilt();
ensureFontTools();
const browser = ensureBrowser();
process.exit(
  runNode(['tools/make-manuals.ts', ...process.argv.slice(2)], { env: { ...process.env, BROWSER_PATH: browser } }),
);
