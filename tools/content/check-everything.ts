import { join } from 'node:path';
import type { Instant } from '#core/time/instant.ts';
import { auditContent, auditProvisional } from '#desk/audit/content-audit.ts';
import type { Finding } from '#desk/audit/finding.ts';
import { ContentError, type ContentIssue } from '#server/content/content-error.ts';
import { inOrderOfLines } from '#server/content/issue-lines.ts';
import { loadContent } from '#server/content/load-site.ts';
import { renderingIssues } from '#server/content/rendered/rendering-issues.ts';
import { type ProvisionalContent, ProvisionalContentError, type SiteContent } from '#server/content/site-content.ts';
import { lastVerifiedFiles } from '#server/content/verified-content.ts';
import { loadRenderer } from '#server/pages/renderer.ts';
import { readConfig } from '#server/settings/config.ts';

export interface ContentReport {
  /** The issues that stop the server, in the order of files and lines. */
  issues: readonly ContentIssue[];
  /** The findings of the audit; with issues, only its errors. */
  findings: readonly Finding[];
  /** The content, if it has no issues. */
  content: SiteContent | undefined;
}

interface CheckOptions {
  /** True if this exact content was verified before. */
  isVerified: boolean;
  /** The time of the audit; undefined: no audit. */
  auditAt: Instant | undefined;
}

/** Loads, resolves, renders and audits the content below `root`, and goes on after a mistake as far as possible. */
export async function checkEverything(root: string, { isVerified, auditAt }: CheckOptions): Promise<ContentReport> {
  const { content, provisional, issues } = load(root, isVerified);
  const usable = content ?? provisional;
  const errors = [...issues];
  if (usable && !isVerified) {
    const { render } = await loadRenderer(root, '');
    const isReported = ({ file, path }: ContentIssue) =>
      issues.some((issue) => issue.file.endsWith(file) && `${issue.path}.`.startsWith(`${path}.`));
    errors.push(
      ...(await renderingIssues(usable.site, usable.shapes.pages, render)).filter((issue) => !isReported(issue)),
    );
  }
  return {
    issues: errors.length > issues.length ? inOrderOfLines(errors, new Map()) : errors,
    findings: auditAt === undefined ? [] : findingsOf(content, provisional, auditAt),
    content: errors.length > 0 ? undefined : content,
  };
}

function load(root: string, isVerified: boolean) {
  try {
    const content = loadContent({
      contentDir: join(root, 'content'),
      picturesFile: join(root, 'build/pictures.json'),
      environment: readConfig(process.env).environment,
      isVerified,
      standIns: lastVerifiedFiles(root),
    });
    return { content, provisional: undefined, issues: [] };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return {
      content: undefined,
      provisional: error instanceof ProvisionalContentError ? error.provisional : undefined,
      issues: error.issues,
    };
  }
}

function findingsOf(
  content: SiteContent | undefined,
  provisional: ProvisionalContent | undefined,
  now: Instant,
): readonly Finding[] {
  if (content) return auditContent({ ...content, now });
  return provisional ? auditProvisional(provisional, now) : [];
}
