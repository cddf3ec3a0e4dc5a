import { setTimeout } from 'node:timers/promises';
import type { Instant } from '#core/time/instant.ts';
import { auditReport } from '../audit/audit-report.ts';
import type { Finding } from '../audit/finding.ts';
import { formatLocalTime } from '../dated-content/local-time.ts';
import { timeTravelAddress } from '../preview/time-travel-address.ts';
import type { DeskRequest } from '../screen/desk-request.ts';
import type { AuditValue } from './audit-value.ts';

/** The content audit: all findings, or those of one edition with `?edition=uk`. */
export async function auditScreen({
  context: { url, now },
  site,
  editions,
  root,
  reportFindings = auditReport,
}: DeskRequest) {
  const report = await Promise.race([
    reportFindings(site, root, now),
    setTimeout(maxAuditWaitMs, stillChecking, { ref: false }),
  ]);
  const requestedEdition = editions.find((code) => code === url.searchParams.get('edition'));
  const visibleEditions = requestedEdition === undefined ? editions : [requestedEdition];
  const findings =
    'findings' in report
      ? report.findings.filter(({ edition }) => edition === undefined || visibleEditions.includes(edition))
      : [];
  const value: AuditValue = {
    editions,
    ...(requestedEdition !== undefined && { edition: requestedEdition }),
    findings: findings.map((finding) => toDeskFinding(finding, now)),
    ...('problem' in report && { problem: report.problem }),
    ...('isChecking' in report && { isChecking: true }),
  };
  return { screen: 'content-audit' as const, title: 'Content audit', value };
}

/** The longest time that the screen waits for the audit, in ms. The first audit of an hour takes some seconds. */
const maxAuditWaitMs = 800;
const stillChecking = { isChecking: true };

function toDeskFinding({ instant, slug, ...finding }: Finding, now: Instant): AuditValue['findings'][number] {
  const { edition } = finding;
  if (edition === undefined) return finding;
  const at = instant ?? now;
  const previewAddress = timeTravelAddress({
    edition,
    slug: slug ?? '',
    at,
    zone: 'edition',
    beside: { kind: instant === undefined ? 'nothing' : 'before' },
    width: 1440,
  });
  return {
    ...finding,
    ...(instant !== undefined && { when: formatLocalTime(instant, edition) }),
    ...((instant !== undefined || slug !== undefined) && { previewAddress }),
  };
}
