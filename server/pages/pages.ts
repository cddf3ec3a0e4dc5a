import { setImmediate } from 'node:timers/promises';
import { widestNetwork } from '#core/http/networks.ts';
import { pageContent } from '#core/links/link.ts';
import { declaredQuery, type Place, parsePath, pathWithQuery } from '#core/place/place.ts';
import type { Site } from '#core/site.ts';
import type { Instant } from '#core/time/instant.ts';
import type { Deployment } from '../deployment.ts';
import { cacheUntil, longestAge } from '../http/cache-policy.ts';
import { compressedResponse } from '../http/compressed-response.ts';
import { NetworkQueue } from '../http/network-queue.ts';
import { clientClosedRequest, type Middleware, type RequestContext, type ResponseData } from '../http/response.ts';
import { errorResponse } from './error-page.ts';
import { type PreviewOf, previewHeaders } from './preview.ts';
import type { CachedPage, RenderCache } from './render-cache.ts';
import { type PlaceRenderer, type RenderedPage, servedPlace } from './rendered-page.ts';

export interface PagesDependencies {
  site: Site;
  deployment: Deployment;
  cache: RenderCache;
  /** Pages with parameters. They have a cache of their own, so that they cannot evict other pages. */
  queriedCache: RenderCache;
  render: PlaceRenderer;
  previewOf: PreviewOf;
}

export function servePages(dependencies: PagesDependencies): Middleware {
  const { site, deployment, cache, queriedCache, render, previewOf } = dependencies;
  // Only paths of pages are stored, so visitors cannot make it grow.
  const placeOfPath = new Map<string, Place>();
  const renderings = new NetworkQueue<CachedPage>(queriesAtOnce);
  return async (context) => {
    const { pathname, search } = context.url;
    let pathPlace = placeOfPath.get(pathname);
    if (!pathPlace) {
      const parsed = parsePath(pathname);
      if ('redirect' in parsed)
        return {
          status: 301,
          headers: { location: parsed.redirect + search, 'cache-control': `${audienceOf(search)}, max-age=3600` },
        };
      pathPlace = servedPlace(site, parsed.place, deployment);
      if (pathPlace === parsed.place) placeOfPath.set(pathname, pathPlace);
    }
    const parameters = parametersOf(site, pathPlace);
    const query = search === '' ? undefined : declaredQuery(parameters, context.url.searchParams);
    const place = query ? { ...pathPlace, query } : pathPlace;
    const preview = previewOf(context);
    if (typeof preview === 'object') return preview;
    if (preview !== undefined)
      return respondWith(await render(place, preview, { isPreview: true }), context, previewHeaders);
    const found = await (query ? queriedPage(place, context) : cache.get(place));
    if (!('page' in found)) return found;
    const { page, hit, now } = found;
    context.cache = hit ? 'hit' : 'miss';
    return respondWith(page, context, parameters.length > 0 ? privateHeaders : cacheHeaders(deployment, page, now));
  };

  async function queriedPage(place: Place, context: RequestContext): Promise<CachedPage | ResponseData> {
    const cached = queriedCache.cached(place);
    if (cached) return cached;
    const { signal } = context.request;
    const network = widestNetwork(context.network);
    if (renderings.waitingOf(network) >= maxWaitingQueries) return busyResponse(site, context);
    try {
      return await renderings.run(pathWithQuery(place), { network, signal }, async () => {
        // Requests for cached pages are answered between two renderings.
        await setImmediate();
        return queriedCache.get(place);
      });
    } catch (error) {
      if (signal.aborted) return clientClosedRequest;
      throw error;
    }
  }
}

/** The most pages with parameters that are rendered at a time. Any visitor can cause this work. */
const queriesAtOnce = 2;
/** The most of them that wait for their turn, for one network. */
const maxWaitingQueries = 20;

/** Headers of pages with parameters, even if a request has none: shared caches may leave the query out of their key. */
const privateHeaders = { 'cache-control': 'private, no-cache' };

const parametersOf = (site: Site, { slug }: Place): readonly string[] =>
  pageContent(site, slug)?.settings.parameters ?? [];

function busyResponse(site: Site, { url, id }: RequestContext): ResponseData {
  const response = errorResponse(site, url.pathname, id);
  return { ...response, status: 503, headers: { ...response.headers, 'retry-after': '2' } };
}

/**
 * A redirect passes the query on, and a shared cache may leave queries out of its key: it would send one visitor's
 * query to another.
 */
const audienceOf = (search: string): 'public' | 'private' => (search === '' ? 'public' : 'private');

const cacheHeaders = (deployment: Deployment, { status, validUntil }: RenderedPage, now: Instant) => ({
  'cache-control': cacheUntil(validUntil, now, longestAge(deployment, status === 404 ? 'missing' : 'page')),
});

function respondWith(page: RenderedPage, context: RequestContext, caching: Record<string, string>): ResponseData {
  if (page.status === 302) {
    const { search } = context.url;
    const unshared = audienceOf(search) === 'private' && { 'cache-control': 'private, no-store' };
    return { status: 302, headers: { ...caching, ...page.headers, ...unshared, location: page.location + search } };
  }
  return compressedResponse(page, context.request.headers, {
    status: page.status,
    headers: { ...caching, ...page.headers },
    bodyHeaders: page.bodyHeaders,
  });
}
