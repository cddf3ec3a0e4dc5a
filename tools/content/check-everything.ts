import type { Instant } from '#core/time/instant.ts';
import { auditContent } from '#desk/audit/content-audit.ts';
import type { Finding } from '#desk/audit/finding.ts';
import { resolveEveryPage } from '#pages/every-page.ts';
import { ContentError, type ContentIssue } from '#server/content/content-error.ts';
import { inOrderOfLines } from '#server/content/issue-lines.ts';
import { loadContent } from '#server/content/load-site.ts';
import { onePageOfEachShape } from '#server/content/rendered/page-shapes.ts';
import { renderingIssues } from '#server/content/rendered/rendering-issues.ts';
import type { SiteContent } from '#server/content/site-content.ts';
import { productionSources } from '#server/content/site-sources.ts';
import { loadRenderer } from '#server/pages/renderer.ts';
import { readConfig } from '#server/settings/config.ts';

export interface ContentReport {
  /** The issues that stop the server, in the order of files and lines. */
  issues: readonly ContentIssue[];
  /** The findings of the audit; none while there are issues. */
  findings: readonly Finding[];
  content: SiteContent | undefined;
}

interface CheckOptions {
  isVerified: boolean;
  /** The time of the audit; undefined: no audit. */
  auditAt: Instant | undefined;
}

/** Loads, resolves, renders and audits the content below `root`, up to the first of these that has issues. */
export async function checkEverything(root: string, { isVerified, auditAt }: CheckOptions): Promise<ContentReport> {
  try {
    const content = loadContent({
      ...productionSources(root),
      environment: readConfig(process.env).environment,
      isVerified,
    });
    if (!isVerified) await renderEveryShape(root, content);
    return { issues: [], findings: auditAt === undefined ? [] : auditContent({ ...content, now: auditAt }), content };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { issues: error.issues, findings: [], content: undefined };
  }
}

async function renderEveryShape(root: string, { site }: SiteContent): Promise<void> {
  const { render } = await loadRenderer(root, '');
  const { pages, notFound } = resolveEveryPage({ site });
  const shapes = onePageOfEachShape([...pages.map(({ page }) => page), ...notFound]);
  const issues = await renderingIssues(site, shapes, render);
  if (issues.length > 0) throw new ContentError(inOrderOfLines(issues, new Map()));
}
