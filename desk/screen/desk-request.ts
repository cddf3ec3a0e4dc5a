import { setTimeout } from 'node:timers/promises';
import type { EditionCode } from '#core/place/editions.ts';
import type { Site } from '#core/site.ts';
import type { Instant } from '#core/time/instant.ts';
import type { RequestContext } from '#server/http/response.ts';
import type { PreviewToken } from '#server/pages/preview-token.ts';
import type { ShopReport } from '#server/shops/check-shops.ts';
import type { ShopStock } from '#server/shops/shop-stock.ts';
import { type AuditReport, auditReport } from '../audit/audit-report.ts';

export interface DeskRequest {
  context: RequestContext;
  site: Site;
  /** Editions that can be previewed: all, or that of a locked deployment. */
  editions: readonly EditionCode[];
  /** The project's folder, for screens that read content files. */
  root: string;
  /** PREVIEW_TOKEN, from which a screen may derive a key. */
  token: PreviewToken;
  /** The last check of the shops; undefined on a node that checks none. */
  shopReport?: (() => ShopReport | undefined) | undefined;
  /** Undefined where no edition follows its shop. */
  shopStock?: ShopStock | undefined;
  /** Audits the content of a site; `auditReport` by default. */
  reportFindings?: (site: Site, root: string, now: Instant) => Promise<AuditReport>;
}

/** The longest time that a screen waits for the content audit, in ms. The first audit of an hour takes some seconds. */
const maxWaitMs = 800;

/** The content audit; undefined if it has not finished in time. */
export const finishedAudit = ({
  context,
  site,
  root,
  reportFindings = auditReport,
}: DeskRequest): Promise<AuditReport | undefined> =>
  Promise.race([reportFindings(site, root, context.now), setTimeout(maxWaitMs, undefined, { ref: false })]);
