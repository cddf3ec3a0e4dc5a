import { applyAccepted } from './accepted.ts';
import type { AuditedContent, Finding } from './finding.ts';
import { severities } from './finding.ts';
import { checks } from './registry.ts';

/** All that is odd in content that can be served, worst first; what is accepted says why. Pure. */
export function auditContent(content: AuditedContent): Finding[] {
  const found = checks.flatMap((check) => check(content)).map(asListed);
  return applyAccepted(found, content.accepted, content.raw).toSorted(worstFirst);
}

/** Files as they are named from the project; and what is so since ever is so at no time of its own. */
function asListed({ instant, ...finding }: Finding): Finding {
  return { ...finding, file: `content/${finding.file}`, ...(instant && { instant }) };
}

const worstFirst = (one: Finding, other: Finding): number =>
  severities.indexOf(one.severity) - severities.indexOf(other.severity) ||
  one.check.localeCompare(other.check) ||
  one.file.localeCompare(other.file) ||
  (one.instant ?? 0) - (other.instant ?? 0) ||
  one.path.localeCompare(other.path, 'en', { numeric: true });
