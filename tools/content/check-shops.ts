import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type EditionCode, editionCodes, isEditionCode } from '#core/place/editions.ts';
import { shopLines, shopSummary } from '#desk/findings/shop-findings.ts';
import { loadSite } from '#server/content/load-site.ts';
import { productionSources } from '#server/content/site-sources.ts';
import { readVerified } from '#server/content/verified-content.ts';
import { readConfig } from '#server/settings/config.ts';
import { shopCheckSettings } from '#server/settings/shop-settings.ts';
import { checkShops } from '#server/shops/check-shops.ts';
import { systemClock } from '#server/time/clock.ts';
import { runMain } from '#tools/run-main.ts';

const root = join(import.meta.dirname, '../..');

/** Ends with status 1 if a shop differs, and 2 if none does, but not all could be read. */
await runMain(async () => {
  const { edition } = parseArgs({ options: { edition: { type: 'string' } } }).values;
  const site = loadSite({ ...productionSources(root), ...readVerified(root) });
  const settings = shopCheckSettings(readConfig(process.env));
  const report = await checkShops({ site, editions: requested(edition), clock: systemClock, ...settings });
  for (const line of shopLines(site, report)) console.log(line);
  console.log(`kinetra: ${shopSummary(report)}`);
  if (report.differences.length > 0) process.exitCode = 1;
  else if (report.unread.length > 0) process.exitCode = 2;
});

function requested(edition: string | undefined): readonly EditionCode[] {
  if (edition === undefined) return editionCodes;
  return edition.split(',').map((code) => {
    if (isEditionCode(code)) return code;
    throw new Error(`--edition "${code}" is no edition: write one or more of ${editionCodes.join(',')}.`);
  });
}
