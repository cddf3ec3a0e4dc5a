import { ensureBrowser } from './ensure-browser.mjs';
import { ensureBuilt, ensureBuiltUnchecked } from './ensure-built.mjs';
import { ensureFontTools } from './ensure-font-tools.mjs';
import { ensureJava } from './ensure-java.mjs';
import { ensureMeasured } from './ensure-measured.mjs';
import { ensureNginx } from './ensure-nginx.mjs';
import { ensureOtherBrowsers } from './ensure-other-browsers.mjs';
import { ensurePostgres } from './ensure-postgres.mjs';
import { ensurePrometheus } from './ensure-prometheus.mjs';
import { installAllPackages, installProgram, installSitePackages } from './install-packages.mjs';

/** The requirements of commands, by name, in the order in which they are provided. */
const requirements = {
  'site packages': installSitePackages,
  'all packages': installAllPackages,
  measured: ensureMeasured,
  built: ensureBuilt,
  'built, content unchecked': ensureBuiltUnchecked,
  'font tools': ensureFontTools,
  browser: ensureBrowser,
  'other browsers': ensureOtherBrowsers,
  postgres: ensurePostgres,
  nginx: ensureNginx,
  prometheus: ensurePrometheus,
  java: ensureJava,
  lighthouse: () => installProgram('bench/lighthouse'),
  recheck: () => installProgram('tests/proof/recheck'),
  validators: () => installProgram('tests/proof/validators/programs'),
};

/** Provides the requirements of a command. Ends the process with instructions if something cannot be provided. */
export function ensure(needs) {
  for (const [name, provide] of Object.entries(requirements)) if (needs.includes(name)) provide();
}
