import { join } from 'node:path';
import { auditContent } from '#desk/audit/content-audit.ts';
import { countsOf, findingLines } from '#desk/reports/findings-table.ts';
import { editionCodes } from '#rules/place/editions.ts';
import { windowsOf } from '#rules/site/link.ts';
import { ContentError } from '#server/content/content-error.ts';
import { outdatedPlannedPages } from '#server/content/cross-checks/links.ts';
import type { SiteContent } from '#server/content/load-site.ts';
import { loadContent } from '#server/content/load-site.ts';
import { renderingIssues } from '#server/content/rendering-issues.ts';
import { isVerified, recordVerified } from '#server/content/verified-content.ts';
import { loadRenderer } from '#server/pages/renderer.ts';

const root = join(import.meta.dirname, '../..');

// The stamp does not cover installed packages, which may change before a build, so a build verifies again.
const wasVerified = !process.argv.includes('--walk-again') && isVerified(root);

try {
  const content = loadContent({
    contentDir: join(root, 'content'),
    picturesFile: join(root, 'build/pictures.json'),
    environment: 'development',
    isVerified: wasVerified,
  });
  const { site } = content;
  if (!wasVerified) {
    const { render } = await loadRenderer(root, '');
    const issues = await renderingIssues(site, content.shapes.pages, render);
    if (issues.length > 0) throw new ContentError(issues);
    recordVerified(root, content.raw);
  }
  const pages = editionCodes.flatMap((edition) =>
    Object.keys(site.pages).filter((slug) => windowsOf(site, edition, slug).length > 0),
  ).length;
  console.log(
    `content: ${pages} pages in ${Object.keys(site.regions).length} editions, ${wasVerified ? 'unchanged since every one was shown' : 'every one shown'} before and after each of its edges`,
  );
  for (const slug of outdatedPlannedPages(site))
    console.log(`content: the page "${slug}" exists now: remove it from plannedPages in content/site.yaml`);
  if (process.argv.includes('--findings')) reportFindings(content);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(`${error.issues.length} issues in the content:\n${error.message}`);
  process.exitCode = 1;
}

/** Reports findings of the content audit. Fails only on errors, which would be published wrong or untrue. */
function reportFindings(content: SiteContent): void {
  const findings = auditContent({ ...content, now: Date.now() });
  const errors = findings.filter(({ severity, accepted }) => severity === 'error' && accepted === undefined);
  for (const line of findingLines(errors)) console.error(line);
  console.log(`content audit: ${countsOf(findings)}; npm run findings lists them`);
  if (errors.length > 0) process.exitCode = 1;
}
