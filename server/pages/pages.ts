import { parsePath } from '#rules/place/place.ts';
import type { Site } from '#rules/site/site.ts';
import type { Instant } from '#rules/time/instant.ts';
import { formatInstant } from '#rules/time/instant.ts';
import { isValidAt } from '#rules/time/validity.ts';
import type { Deployment } from '../deployment.ts';
import { cacheUntil, maxAges } from '../http/cache-policy.ts';
import { compressedResponse } from '../http/compressed-response.ts';
import type { Middleware, RequestContext, ResponseData } from '../http/response.ts';
import type { Clock } from '../time/clock.ts';
import type { PreviewOf } from './preview.ts';
import { previewHeaders } from './preview.ts';
import type { RenderCache } from './render-cache.ts';
import type { RenderedPage, RenderPlace } from './rendered-page.ts';
import { placeFor } from './rendered-page.ts';

export interface PageParts {
  site: Site;
  deployment: Deployment;
  clock: Clock;
  cache: RenderCache;
  render: RenderPlace;
  previewOf: PreviewOf;
}

/** Serves every page, redirect and 404 of the site. */
export function servePages({ site, deployment, clock, cache, render, previewOf }: PageParts): Middleware {
  return async (visit) => {
    const { pathname, search } = visit.url;
    const parsed = parsePath(pathname);
    if ('redirect' in parsed)
      return { status: 301, headers: { location: parsed.redirect + search, 'cache-control': 'public, max-age=3600' } };
    const place = placeFor(site, parsed.place, deployment);
    const preview = previewOf(visit);
    if (typeof preview === 'object') return preview;
    if (preview !== undefined)
      return answerOf(await render(place, preview, { isPreview: true }), visit, () => previewHeaders);
    for (;;) {
      const { rendition, hit } = await cache.get(place);
      visit.cache = hit ? 'hit' : 'miss';
      const answer = await answerOf(rendition, visit, () => cachingAt(rendition, clock.now()));
      if (answer) return answer;
    }
  };
}

/** Undefined if the page is not valid at that instant. */
function cachingAt(rendition: RenderedPage, now: Instant): Record<string, string> | undefined {
  const longest = rendition.status === 404 ? maxAges.missing : maxAges.page;
  return isValidAt(rendition, now) ? { 'cache-control': cacheUntil(rendition.validUntil, now, longest) } : undefined;
}

const spans = new WeakMap<RenderedPage, Record<string, string>>();

/** Headers with the validity of a rendered page, formatted once per page. */
function spanOf(rendition: RenderedPage): Record<string, string> {
  const { instant, validUntil } = rendition;
  const known = spans.get(rendition) ?? {
    'x-page-instant': formatInstant(instant),
    'x-page-valid-until': validUntil === undefined ? 'never' : formatInstant(validUntil),
  };
  spans.set(rendition, known);
  return known;
}

/** `caching` is called when the body is ready. If it returns nothing, neither does this. */
function answerOf(
  rendition: RenderedPage,
  visit: RequestContext,
  caching: () => Record<string, string> | undefined,
): ResponseData | undefined | Promise<ResponseData | undefined> {
  const span = spanOf(rendition);
  if (rendition.status === 302) {
    const cached = caching();
    return cached && { status: 302, headers: { ...cached, ...span, location: rendition.location + visit.url.search } };
  }
  const { status, lang, policy } = rendition;
  return compressedResponse(rendition, visit.request.headers, {
    status,
    describe() {
      const cached = caching();
      return cached && { ...cached, ...span, 'content-security-policy': policy };
    },
    typed: { 'content-type': 'text/html; charset=utf-8', 'content-language': lang },
  });
}
