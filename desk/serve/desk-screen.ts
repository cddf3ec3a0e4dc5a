import type { EditionCode } from '#rules/place/editions.ts';
import type { Site } from '#rules/site/site.ts';
import type { Instant } from '#rules/time/instant.ts';
import type { RequestContext, ResponseData } from '#server/http/response.ts';
import type { PreviewToken } from '#server/pages/preview-token.ts';
import type { AuditReport } from '../audit/audit-report.ts';
import type { DeskView } from '../values/desk-view.ts';

/** What a screen is made from. */
export interface DeskRequest {
  visit: RequestContext;
  site: Site;
  /** Editions that can be looked at here: all, or that of a locked deployment. */
  editions: readonly EditionCode[];
  /** The project's folder, for screens that read content as it is written. */
  root: string;
  /** PREVIEW_TOKEN, from which a screen may derive a key. */
  token: PreviewToken;
  /** Finds what is odd in the content of a site; `flightReport` where left out. */
  reportFindings?: (site: Site, root: string, now: Instant) => Promise<AuditReport>;
}

/** Makes one screen, or an answer of another kind, a file for instance. Only who is logged in gets it. */
export type DeskScreen = (asked: DeskRequest) => DeskView | ResponseData | Promise<DeskView | ResponseData>;
