import { loadContent } from '#server/content/load-site.ts';
import { productionSources } from '#server/content/site-sources.ts';
import { recordVerified } from '#server/content/verified-content.ts';

// Checks content as the build does: loads it, resolves every page at every edge if the second argument is `verify`, and
// records that. Prints its CPU time in ms.
const [, , grown = '', mode] = process.argv;
const { raw } = loadContent({
  ...productionSources(grown),
  environment: 'development',
  isVerified: mode !== 'verify',
});
const { user, system } = process.cpuUsage();
recordVerified(grown, raw);
console.log((user + system) / 1000);
