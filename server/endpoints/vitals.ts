import * as z from 'zod';
import { AccountFailure } from '#accounts/account-failure.ts';
import type { BodyLimits } from '#accounts/api/read-body.ts';
import { readBody } from '#accounts/api/read-body.ts';
import type { EditionCode } from '#rules/place/editions.ts';
import { editionCodes } from '#rules/place/editions.ts';
import type { VitalsReport } from '#rules/contract/vitals.ts';
import { connectionKinds, measuredKinds, navigationKinds, vitalNames } from '#rules/contract/vitals.ts';
import type { ResponseData, Middleware, RequestContext } from '../http/response.ts';
import { noStore, plainText } from '../http/response.ts';
import { networkOf } from '../http/forwarded.ts';
import { createVitalsLimit } from '../metrics/vitals-limit.ts';

interface VitalsParts {
  note: (report: VitalsReport) => void;
  trustedHops: number;
}

const bodyLimits: BodyLimits = { mostBytes: 2048, mostMs: 5_000 };

/** Ten minutes in ms; nothing of a page lasts longer. CLS stays far below it. */
const value = z.number().min(0).max(600_000);

const reportSchema = z.strictObject({
  page: z.enum(measuredKinds),
  edition: z.enum(editionCodes as [EditionCode, ...EditionCode[]]),
  connection: z.enum(connectionKinds),
  navigation: z.enum(navigationKinds),
  vitals: z.strictObject(Object.fromEntries(vitalNames.map((name) => [name, value.optional()]))),
});

/** Takes what browsers of visitors who agreed report of a page's speed: counted, and forgotten. */
export function serveVitals({ note, trustedHops }: VitalsParts): Middleware {
  const limit = createVitalsLimit();
  return async (visit) => {
    const { request, now, connectedFrom } = visit;
    if (request.method !== 'POST') return plainText(405, 'Only POST is answered here.', { ...noStore, allow: 'POST' });
    if (!isOurPage(visit)) return plainText(403, 'Only pages of this site report here.');
    if (!limit.admits(networkOf(request, connectedFrom, trustedHops), now))
      return plainText(429, 'Too many reports.', { ...noStore, 'retry-after': '60' });
    try {
      const report = reportSchema.safeParse(JSON.parse(await readBody(request, bodyLimits)));
      if (!report.success) return plainText(400, 'This is no report.');
      note(report.data as VitalsReport);
      return { status: 204, headers: noStore };
    } catch (error) {
      return refusalOf(error);
    }
  };
}

function refusalOf(error: unknown): ResponseData {
  if (error instanceof AccountFailure && error.answer === 'tooLarge') return plainText(413, 'This report is too long.');
  if (error instanceof AccountFailure && error.answer === 'tooSlow')
    return plainText(408, 'This report came too slowly.');
  return plainText(400, 'This is no report.');
}

/** Browsers say from where a request comes; older ones only name the origin. */
function isOurPage({ request: { headers }, url }: RequestContext): boolean {
  const site = headers.get('sec-fetch-site');
  return site === null ? headers.get('origin') === url.origin : site === 'same-origin';
}
