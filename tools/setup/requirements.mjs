import { ensureBrowser } from './ensure-browser.mjs';
import { ensureBuilt, ensureBuiltUnchecked } from './ensure-built.mjs';
import { ensureFontTools } from './ensure-font-tools.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { ensureNginx } from './ensure-nginx.mjs';
import { ensurePostgres } from './ensure-postgres.mjs';
import { ensurePrometheus } from './ensure-prometheus.mjs';

/** What commands may need, by name, in the order in which it is provided. */
const requirements = {
  installed: ensureInstalled,
  built: ensureBuilt,
  'built, content unchecked': ensureBuiltUnchecked,
  'font tools': ensureFontTools,
  browser: ensureBrowser,
  postgres: ensurePostgres,
  nginx: ensureNginx,
  prometheus: ensurePrometheus,
};

/** Provides what a command needs. Ends the process with instructions if something cannot be provided. */
export function ensure(needs) {
  for (const [name, provide] of Object.entries(requirements)) if (needs.includes(name)) provide();
}
