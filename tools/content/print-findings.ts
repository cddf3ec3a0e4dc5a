import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { editionCodes, isEditionCode } from '#core/place/editions.ts';
import { auditContent } from '#desk/audit/content-audit.ts';
import { countFindings, findingLines } from '#desk/findings/findings-table.ts';
import { ContentError } from '#server/content/content-error.ts';
import { loadContent } from '#server/content/load-site.ts';
import type { SiteContent } from '#server/content/site-content.ts';
import { productionSources } from '#server/content/site-sources.ts';
import { isVerified } from '#server/content/verified-content.ts';
import { readConfig } from '#server/settings/config.ts';
import { runMain } from '#tools/run-main.ts';

const root = join(import.meta.dirname, '../..');

await runMain(async () => {
  const { edition: only, accepted: withAccepted = false } = parseArgs({
    options: { edition: { type: 'string' }, accepted: { type: 'boolean' } },
  }).values;
  if (only !== undefined && !isEditionCode(only))
    throw new Error(`--edition "${only}" is no edition: write one of ${editionCodes.join(', ')}.`);
  const content = load();
  const findings = auditContent({ ...content, now: Date.now() }).filter(
    ({ edition }) => only === undefined || edition === undefined || edition === only,
  );
  for (const line of findingLines(findings.filter(({ accepted }) => withAccepted || accepted === undefined)))
    console.log(line);
  console.log(`\n${countFindings(findings)}${withAccepted ? '' : '; npm run findings -- --accepted lists these too'}`);
});

function load(): SiteContent {
  try {
    return loadContent({
      ...productionSources(root),
      environment: readConfig(process.env).environment,
      isVerified: isVerified(root),
    });
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    throw new Error(`nothing is audited until these errors of the content are corrected:\n${error.message}`);
  }
}
