import { isShopIgnored } from '#core/offers/shop-stock.ts';
import type { Instant } from '#core/time/instant.ts';
import { noStore, plainText, type RequestContext, type ResponseData } from '#server/http/response.ts';
import { chooseForAll, type ShopStock } from '#server/shops/shop-stock.ts';
import type { Finding } from '../audit/finding.ts';
import { formatLocalTime } from '../dated-content/local-time.ts';
import { timeTravelAddress } from '../preview/time-travel-address.ts';
import { type DeskRequest, finishedAudit } from '../screen/desk-request.ts';
import type { AuditValue } from './audit-value.ts';
import { shopFindings, stockFindings } from './shop-findings.ts';

/** The content audit and the last check of the shops: all findings, or those of one edition with `?edition=uk`. */
export async function auditScreen(request: DeskRequest) {
  const { context, editions, site } = request;
  const { url, now } = context;
  const report = await finishedAudit(request);
  const requestedEdition = editions.find((code) => code === url.searchParams.get('edition'));
  const visibleEditions = requestedEdition === undefined ? editions : [requestedEdition];
  const [shops, stock] = [request.shopReport?.(), request.shopStock];
  const findings = [
    ...stockFindings(site, now),
    ...(shops ? shopFindings(site, shops) : []),
    ...(report && 'findings' in report ? report.findings : []),
  ].filter(({ edition }) => edition === undefined || visibleEditions.includes(edition));
  const value: AuditValue = {
    editions,
    ...(requestedEdition !== undefined && { edition: requestedEdition }),
    ...(stock && {
      stock: {
        editions: stock.editions,
        isIgnored: stock.editions.every((edition) => isShopIgnored(stock.switches(), edition)),
      },
    }),
    findings: findings.map((finding) => toDeskFinding(finding, now)),
    ...(report && 'problem' in report && { problem: report.problem }),
    ...(report === undefined && { isChecking: true }),
  };
  return { screen: 'content-audit' as const, title: 'Content audit', value };
}

/** Ignores what the shops have sold out, or follows it again, as the address says: `?to=ignored`, `?to=followed`. */
export async function chooseStock({ url, now }: RequestContext, stock: ShopStock): Promise<ResponseData> {
  const state = url.searchParams.get('to');
  if (state !== 'ignored' && state !== 'followed') return plainText(400, 'There is no such choice.');
  await chooseForAll(stock, state, now);
  return { status: 303, headers: { ...noStore, location: '/preview/check' } };
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
