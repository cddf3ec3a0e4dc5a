import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { editionCodes } from '#core/place/editions.ts';
import type { Site } from '#core/site.ts';
import { changesReport, changesSummary } from '#desk/releases/changes-report.ts';
import { findCommit, lastRelease, recordAtCommit } from '#desk/releases/record-at-commit.ts';
import { changesSince } from '#desk/releases/release-changes.ts';
import { siteRecord } from '#desk/releases/release-record.ts';
import { shopPriceChanges, shopPriceCsv, shopPriceLines } from '#desk/releases/shop-price-list.ts';
import { loadSite } from '#server/content/load-site.ts';
import { productionSources } from '#server/content/site-sources.ts';
import { readVerified } from '#server/content/verified-content.ts';
import { runMain } from '#tools/run-main.ts';

const root = join(import.meta.dirname, '../..');
const noRelease =
  'no release tag yet, so there is nothing to compare with. Tag a release (git tag -a release-2026-11-23), bring the tags of others (git fetch --tags), or name a commit: npm run changes -- --since COMMIT';

await runMain(async () => {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const {
    since,
    past,
    out,
    csv,
    'shop-prices': shopPrices,
  } = parseArgs({ options: { since: text, past: flag, out: text, 'shop-prices': flag, csv: text } }).values;
  if (shopPrices || csv !== undefined) return printShopPrices(loadProduction(), csv);
  const release = since === undefined ? lastRelease(root) : findCommit(root, since);
  if (!release) {
    if (out !== undefined) writeFileSync(out, `${noRelease}\n`);
    console.log(`kinetra: ${noRelease}`);
    return;
  }
  // Compares production, since visitors will see that.
  const site = loadProduction();
  const now = Date.now();
  const changes = changesSince(recordAtCommit(root, release), siteRecord(site), past ? 0 : now);
  const summary = changesSummary(changes, now, release.name);
  if (out === undefined) console.log([...changesReport(changes, now), summary].join('\n'));
  else {
    writeFileSync(out, [...changesReport(changes, now), summary, ''].join('\n'));
    console.log(`kinetra: ${summary} (${out})`);
  }
});

function loadProduction(): Site {
  return loadSite({ ...productionSources(root), ...readVerified(root) });
}

function printShopPrices(site: Site, csv: string | undefined): void {
  const changes = shopPriceChanges(site, editionCodes, Date.now());
  if (csv === undefined) {
    console.log([...shopPriceLines(site, changes), `${changes.length} changes in the shops`].join('\n'));
    return;
  }
  writeFileSync(csv, shopPriceCsv(site, changes));
  console.log(`kinetra: ${changes.length} changes in the shops (${csv})`);
}
