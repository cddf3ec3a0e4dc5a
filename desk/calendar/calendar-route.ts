import { createHmac } from 'node:crypto';
import { editionCodes } from '#core/place/editions.ts';
import type { Instant } from '#core/time/instant.ts';
import { type DatedWindow, datedWindows } from '#pages/dated-windows.ts';
import { plainText, type ResponseData } from '#server/http/response.ts';
import { previewHeaders } from '#server/pages/preview.ts';
import { timeTravelAddress } from '../preview/time-travel-address.ts';
import { shopChangeText, shopPriceChanges, shopPriceCsv } from '../releases/shop-price-list.ts';
import { type DeskRequest, finishedAudit } from '../screen/desk-request.ts';
import { calendarBars } from './calendar-bars.ts';
import { calendarIcs } from './calendar-ics.ts';
import type { CalendarValue } from './calendar-value.ts';

export async function calendarScreen(request: DeskRequest) {
  const { context, site, editions, token } = request;
  const report = (await finishedAudit(request)) ?? stillChecking;
  const windows = datedWindows(site).filter(({ edition }) => editions.includes(edition));
  const bars = calendarBars(site, windows, 'findings' in report ? report.findings : []);
  const shopChanges = shopPriceChanges(site, editions, context.now);
  const value: CalendarValue = {
    now: context.now,
    query: context.url.search,
    editions,
    bars,
    shopChanges: shopChanges.map((change) => ({
      edition: change.edition,
      at: change.at,
      text: shopChangeText(site, change),
    })),
    ...('problem' in report && { missingAuditReason: report.problem }),
    key: calendarKey(token.text),
  };
  return { screen: 'calendar' as const, title: 'Calendar', value };
}

const stillChecking = {
  problem: 'The content audit is being made. Load this screen again in some seconds to see what it finds.',
};

/**
 * The calendar as an iCalendar file, with `?edition=uk,de` only of some editions. Calendar programs send no cookies, so
 * the address may carry a read-only key instead.
 */
export function calendarFile({ context, site, editions, token }: DeskRequest): ResponseData {
  const { url, now } = context;
  const key = url.searchParams.get('key');
  const mayRead =
    key === null ? token.isCarriedBy(context) : token.matchesSecret(calendarKey(token.text), key, context);
  if (!mayRead)
    return plainText(403, 'This calendar needs its key: copy its address from /preview/calendar.', previewHeaders);
  const requestedCodes = url.searchParams
    .getAll('edition')
    .flatMap((codes) => codes.split(',').filter((code) => code !== ''));
  const unknown = requestedCodes.find((code) => !editions.some((edition) => edition === code));
  if (unknown !== undefined)
    return plainText(400, `edition: "${unknown}" is none of ${editionCodes.join(', ')}.`, previewHeaders);
  const windows = datedWindows(site).filter(
    ({ edition }) => editions.includes(edition) && (requestedCodes.length === 0 || requestedCodes.includes(edition)),
  );
  const previewAddress = (window: DatedWindow, at: Instant) => url.origin + previewPath(window, at);
  const body = calendarIcs(windows, {
    brand: site.settings.brand,
    host: new URL(site.origins.main).host,
    now,
    previewAddress,
  });
  const name = ['kinetra', ...requestedCodes].join('-');
  const headers = {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `attachment; filename="${name}.ics"`,
  };
  return { status: 200, headers: { ...previewHeaders, ...headers }, body };
}

/** All that the shops must change from now on, as CSV. */
export function shopPricesFile({ context, site, editions }: DeskRequest): ResponseData {
  const headers = {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="shop-prices.csv"',
  };
  return { status: 200, headers, body: shopPriceCsv(site, shopPriceChanges(site, editions, context.now)) };
}

/** A key that only gives access to the iCalendar. The token cannot be derived from it. */
export const calendarKey = (token: string): string =>
  createHmac('sha256', token).update('read the campaign calendar').digest('base64url');

const previewPath = ({ edition, slug }: DatedWindow, at: Instant): string =>
  timeTravelAddress({ edition, slug, at, zone: 'edition', beside: { kind: 'before' }, width: 1440 });
