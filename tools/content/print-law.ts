import { join } from 'node:path';
import { pageAddress } from '#core/links/link.ts';
import { editionCodes } from '#core/place/editions.ts';
import type { Site } from '#core/site.ts';
import { lawStatus, missingFacts } from '#desk/audit/law-status.ts';
import { loadContent } from '#server/content/load-site.ts';
import { productionSources } from '#server/content/site-sources.ts';
import { isVerified } from '#server/content/verified-content.ts';
import { runMain } from '#tools/run-main.ts';

const root = join(import.meta.dirname, '../..');

/** Prints a table for each edition: the duties of its law, the pages that fulfil them, and the source. */
await runMain(async () => {
  const { site } = loadContent({
    ...productionSources(root),
    isVerified: isVerified(root),
  });
  for (const edition of editionCodes) {
    console.log(`\n## ${edition}\n\n| duty | met by | source |\n|---|---|---|`);
    for (const { about, isOwed, source, metBy } of lawStatus(site, edition))
      if (isOwed || metBy !== undefined)
        console.log(
          `| ${about} | ${metBy === undefined ? '**missing**' : whereOf(site, edition, metBy)} | ${source ?? ''} |`,
        );
    const missing = missingFacts(site, edition);
    console.log(
      `\nCompany facts: ${missing.length === 0 ? 'all that the law wants' : `**missing** ${missing.join(', ')}`}.`,
    );
  }
});

/** The address of a page; other links and places as they are. */
function whereOf(site: Site, edition: (typeof editionCodes)[number], metBy: string): string {
  const [slug = '', anchor] = metBy.startsWith('page:') ? metBy.slice('page:'.length).split('#') : [];
  if (slug === '') return metBy;
  return pageAddress(site, { edition, slug }) + (anchor === undefined ? '' : `#${anchor}`);
}
