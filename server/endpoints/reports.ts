import type * as z from 'zod';
import { FixedWindowCounter, type LimitRule } from '#core/http/fixed-window-counter.ts';
import { BodyError, type BodyLimits, readBody } from '#core/http/read-body.ts';
import { type Middleware, noStore, plainText, type RequestContext, type ResponseData } from '../http/response.ts';

const perNetwork: LimitRule = { limit: 240, seconds: 60 };

const bodyLimits: BodyLimits = { maxBytes: 2048, timeoutMs: 5_000 };

/** Hands on the reports that browsers send with the visitor's consent. Nothing is stored. */
export function serveReports<Report>(
  schema: z.ZodType<Report>,
  record: (report: Report, request: Request) => void,
): Middleware {
  const reports = new FixedWindowCounter();
  return async (context) => {
    const { request, now, network } = context;
    if (request.method !== 'POST') return plainText(405, 'Only POST is answered here.', { ...noStore, allow: 'POST' });
    if (!isFromOwnPage(context)) return plainText(403, 'Only pages of this site report here.');
    if (reports.take(network, perNetwork, now) > 0)
      return plainText(429, 'Too many reports.', { ...noStore, 'retry-after': '60' });
    try {
      const report = schema.safeParse(JSON.parse(await readBody(request, bodyLimits)));
      if (!report.success) return plainText(400, 'This is no report.');
      record(report.data, request);
      return { status: 204, headers: noStore };
    } catch (error) {
      return refuse(error);
    }
  };
}

function refuse(error: unknown): ResponseData {
  const code = error instanceof BodyError ? error.code : undefined;
  if (code === 'tooLarge') return plainText(413, 'This report is too long.');
  if (code === 'tooSlow') return plainText(408, 'This report came too slowly.');
  return plainText(400, 'This is no report.');
}

/** Old browsers send only the origin, not `sec-fetch-site`. */
function isFromOwnPage({ request: { headers }, url }: RequestContext): boolean {
  const site = headers.get('sec-fetch-site');
  return site === null ? headers.get('origin') === url.origin : site === 'same-origin';
}
