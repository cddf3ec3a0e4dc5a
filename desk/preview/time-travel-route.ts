import { filledTitle } from '#core/dated/filled-words.ts';
import { pageWindows } from '#core/links/link.ts';
import { type EditionCode, editions } from '#core/place/editions.ts';
import { type Place, pagePath } from '#core/place/place.ts';
import type { Site } from '#core/site.ts';
import type { Instant } from '#core/time/instant.ts';
import { resolvePage } from '#pages/resolve-page.ts';
import type { ResponseData } from '#server/http/response.ts';
import { withLocalTimes } from '../dated-content/local-time.ts';
import { pageChanges } from '../dated-content/page-changes.ts';
import { pageEdges, pageState } from '../dated-content/page-edges.ts';
import type { DeskRequest } from '../screen/desk-request.ts';
import { readTimeTravelAddress, type TimeTravelQuery } from './read-time-travel-address.ts';
import { pageBeside, timeTravelAddress } from './time-travel-address.ts';
import type { TimeLine, TimeTravelValue } from './time-travel-value.ts';

/**
 * The time-travel preview: any page of any edition at any instant, with every edge of its time line. A submitted form
 * redirects to the address of its view.
 */
export function timeTravelScreen(request: DeskRequest) {
  const { context, site, editions: codes } = request;
  const { isForm, ...view } = readQuery(request);
  if (isForm && !view.typed) return { status: 303, headers: { location: timeTravelAddress(view) } };
  const { edition, slug, beside } = view;
  const value: TimeTravelValue = {
    ...view,
    now: context.now,
    editions: codes.map((code) => ({ code, label: editionLabel(code) })),
    pages: listPages(site, edition, view.at),
    line: cachedTimeLine(site, { edition, slug }),
    ...(beside.kind === 'edition' && { otherLine: cachedTimeLine(site, { edition: beside.edition, slug }) }),
  };
  return { screen: 'time-travel' as const, title: 'Time travel', value };
}

/** The differences between the two pages of a view, the earlier one first, as JSON; none if it shows one page. */
export function differencesFile(request: DeskRequest): ResponseData {
  const { edition, slug, at, beside } = readQuery(request);
  const other = pageBeside({ edition, at, beside });
  const page = resolvePage(request.site, { edition, slug }, at);
  const otherPage = other ? resolvePage(request.site, { edition: other.edition, slug }, other.at) : page;
  const changes = other?.isFirst ? pageChanges(otherPage, page) : pageChanges(page, otherPage);
  const headers = { 'content-type': 'application/json' };
  return { status: 200, headers, body: withLocalTimes(JSON.stringify(changes), edition) };
}

const readQuery = ({ context, site, editions: codes }: DeskRequest): TimeTravelQuery =>
  readTimeTravelAddress(context.url.searchParams, {
    now: context.now,
    codes,
    has: (place) => pageWindows(site, place.edition, place.slug).length > 0,
  });

const countries = new Intl.DisplayNames('en', { type: 'region' });

const editionLabel = (code: EditionCode): string => `${code} · ${countries.of(editions[code].country)}`;

function listPages(site: Site, edition: EditionCode, at: Instant): TimeTravelValue['pages'] {
  const pages = Object.keys(site.pages).flatMap((slug) => {
    const title = filledTitle(site, edition, slug, at);
    return title === undefined || pageWindows(site, edition, slug).length === 0
      ? []
      : [{ slug, title, path: pagePath({ edition, slug }) }];
  });
  return pages.toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

/** Time lines by the path of their place; cached, because loaded content never changes. */
const timeLinesBySite = new WeakMap<Site, Map<string, TimeLine>>();

function cachedTimeLine(site: Site, place: Place): TimeLine {
  const lines = timeLinesBySite.get(site) ?? new Map<string, TimeLine>();
  timeLinesBySite.set(site, lines);
  const path = pagePath(place);
  const line = lines.get(path) ?? {
    edition: place.edition,
    path,
    timeZone: editions[place.edition].timeZone,
    first: pageState(resolvePage(site, place, 0)),
    edges: pageEdges(site, place),
  };
  lines.set(path, line);
  return line;
}
