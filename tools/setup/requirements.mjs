import { ensureBuilt, ensureBuiltUnchecked, ensureFirstPage, ensureMeasured } from './ensure-built.mjs';
import { ensureBrowser, ensurePrograms } from './ensure-programs.mjs';
import { installAllPackages, installProgram, installSitePackages } from './install-packages.mjs';

/** The requirements of commands, by name, in the order in which they are provided. */
const requirements = {
  'site packages': installSitePackages,
  'all packages': installAllPackages,
  measured: ensureMeasured,
  'built for a first page': ensureFirstPage,
  built: ensureBuilt,
  'built, content unchecked': ensureBuiltUnchecked,
  'font tools': () => ensurePrograms('fonts of the manuals', 'fontTools'),
  browser: ensureBrowser,
  'other browsers': () => ensurePrograms('Firefox', 'WebKit'),
  postgres: () => ensurePrograms('PostgreSQL'),
  nginx: () => ensurePrograms('nginx'),
  prometheus: () => ensurePrograms('Prometheus'),
  java: () => ensurePrograms('Java'),
  lighthouse: () => installProgram('bench/lighthouse'),
  recheck: () => installProgram('tests/proof/recheck'),
  validators: () => installProgram('tests/proof/validators/programs'),
};

/** Provides the requirements of a command. Ends the process with instructions if something cannot be provided. */
export function ensure(needs) {
  for (const [name, provide] of Object.entries(requirements)) if (needs.includes(name)) provide();
}
