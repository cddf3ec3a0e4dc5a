import type { Instant } from '#core/time/instant.ts';
import type { ProvisionalContent } from '#server/content/site-content.ts';
import { applyAccepted } from './accepted-findings.ts';
import { type AuditedContent, type Check, type Finding, severities } from './finding.ts';
import { checks } from './registry.ts';

/** Runs all checks on loaded content. Returns the findings, worst first; accepted ones with their reason. Pure. */
export function auditContent(content: AuditedContent): Finding[] {
  const findings = checks.flatMap((check) => check(content)).map(toListedFinding);
  return applyAccepted(findings, content.accepted, content.raw).toSorted(worstFirst);
}

/**
 * The errors of the audit in content that is refused for other issues, as far as they do not follow from those. A check
 * that throws because content is missing reports nothing.
 */
export function auditProvisional(content: ProvisionalContent, now: Instant): Finding[] {
  const { gaps, standInEditions, accepted, raw } = content;
  if (gaps.isIn('accepted-findings.yaml')) return [];
  const findings = checks.flatMap((check) => findingsIfPossible(check, { ...content, now }));
  const ofReadable = findings.filter(
    (finding) => !gaps.explain(finding) && (finding.edition === undefined || !standInEditions.has(finding.edition)),
  );
  return applyAccepted(ofReadable.map(toListedFinding), accepted, raw)
    .filter(({ severity, accepted: reason }) => severity === 'error' && reason === undefined)
    .toSorted(worstFirst);
}

function findingsIfPossible(check: Check, content: AuditedContent): Finding[] {
  try {
    return check(content);
  } catch {
    return [];
  }
}

/** Names the file from the project's folder, and drops an instant of 0, which means "always". */
function toListedFinding({ instant, ...finding }: Finding): Finding {
  return { ...finding, file: `content/${finding.file}`, ...(instant && { instant }) };
}

const worstFirst = (one: Finding, other: Finding): number =>
  severities.indexOf(one.severity) - severities.indexOf(other.severity) ||
  one.check.localeCompare(other.check) ||
  one.file.localeCompare(other.file) ||
  (one.instant ?? 0) - (other.instant ?? 0) ||
  one.path.localeCompare(other.path, 'en', { numeric: true });
