import { applyAccepted } from './accepted-findings.ts';
import type { AuditedContent, Check } from './check.ts';
import { type Finding, severities } from './finding.ts';
import { checks } from './registry.ts';

/**
 * Runs all checks on loaded content. Returns the findings, worst first; accepted ones with their reason. Throws an
 * error that names a check if that fails itself. Pure.
 */
export function auditContent(content: AuditedContent): Finding[] {
  const findings = checks.flatMap((check) => runCheck(check, content)).map(toListedFinding);
  return applyAccepted(findings, content.accepted, content.raw).toSorted(worstFirst);
}

function runCheck(check: Check, content: AuditedContent): Finding[] {
  try {
    return check(content);
  } catch (error) {
    // Callers print the message alone.
    throw new Error(`internal error of the check ${check.name}: ${(error as Error).stack}`, { cause: error });
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
