import { join } from 'node:path';
import { pageWindows } from '#core/links/link.ts';
import { editionCodes } from '#core/place/editions.ts';
import { countFindings, findingLines } from '#desk/findings/findings-table.ts';
import { describeIssue } from '#server/content/content-error.ts';
import { outdatedPlannedPages } from '#server/content/cross-checks/links.ts';
import type { SiteContent } from '#server/content/site-content.ts';
import { isVerified, recordVerified } from '#server/content/verified-content.ts';
import { checkEverything } from './check-everything.ts';

const root = join(import.meta.dirname, '../..');
const hasAudit = process.argv.includes('--findings');

// The stamp does not cover installed packages, which may change before a build, so a build verifies again.
const wasVerified = !process.argv.includes('--walk-again') && isVerified(root);

const { issues, findings, content } = await checkEverything(root, {
  isVerified: wasVerified,
  auditAt: hasAudit ? Date.now() : undefined,
});
if (content) {
  if (!wasVerified) recordVerified(root, content.raw);
  reportPages(content);
} else {
  console.error(`${issues.length} ${issues.length === 1 ? 'issue' : 'issues'} in the content:`);
  for (const { line, ...issue } of issues)
    console.error(describeIssue({ ...issue, file: line === undefined ? issue.file : `${issue.file}:${line}` }));
  console.error('Later checks and the content audit wait until these are corrected.');
}
// Only errors would be published wrong or untrue.
const errors = findings.filter(({ severity, accepted }) => severity === 'error' && accepted === undefined);
const fictional = findings.filter(({ check }) => check === 'demonstration-value');
for (const line of findingLines([...errors, ...fictional])) console.error(line);
if (content && hasAudit) console.log(`content audit: ${countFindings(findings)}; npm run findings lists them`);
if (!content || errors.length > 0) process.exitCode = 1;

function reportPages({ site }: SiteContent): void {
  const pages = editionCodes.flatMap((edition) =>
    Object.keys(site.pages).filter((slug) => pageWindows(site, edition, slug).length > 0),
  ).length;
  console.log(
    `content: ${pages} pages in ${Object.keys(site.regions).length} editions, ${wasVerified ? 'unchanged since every one was shown' : 'every one shown'} before and after each of its edges`,
  );
  for (const slug of outdatedPlannedPages(site))
    console.log(`content: the page "${slug}" exists now: remove it from plannedPages in content/site.yaml`);
}
