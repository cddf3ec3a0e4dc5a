import type { Instant } from '#core/time/instant.ts';
import type { Finding } from '../audit/finding.ts';
import { formatLocalTime } from '../dated-content/local-time.ts';
import { timeTravelAddress } from '../preview/time-travel-address.ts';
import { type DeskRequest, finishedAudit } from '../screen/desk-request.ts';
import type { AuditValue } from './audit-value.ts';
import { shopFindings } from './shop-findings.ts';

/** The content audit and the last check of the shops: all findings, or those of one edition with `?edition=uk`. */
export async function auditScreen(request: DeskRequest) {
  const { context, editions, site } = request;
  const { url, now } = context;
  const report = await finishedAudit(request);
  const requestedEdition = editions.find((code) => code === url.searchParams.get('edition'));
  const visibleEditions = requestedEdition === undefined ? editions : [requestedEdition];
  const shops = request.shopReport?.();
  const findings = [
    ...(shops ? shopFindings(site, shops) : []),
    ...(report && 'findings' in report ? report.findings : []),
  ].filter(({ edition }) => edition === undefined || visibleEditions.includes(edition));
  const value: AuditValue = {
    editions,
    ...(requestedEdition !== undefined && { edition: requestedEdition }),
    findings: findings.map((finding) => toDeskFinding(finding, now)),
    ...(report && 'problem' in report && { problem: report.problem }),
    ...(report === undefined && { isChecking: true }),
  };
  return { screen: 'content-audit' as const, title: 'Content audit', value };
}

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
