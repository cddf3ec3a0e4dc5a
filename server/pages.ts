import type { EditionCode } from '#rules/editions.ts';
import { formatInstant } from '#rules/instant.ts';
import { parsePath } from '#rules/place.ts';
import type { Site } from '#rules/site.ts';
import type { Answer, Step, Visit } from './answer.ts';
import { answerPacked } from './answer-packed.ts';
import { cacheUntil, longestKept } from './cache-policy.ts';
import type { PreviewOf } from './preview.ts';
import { previewHeaders } from './preview.ts';
import type { RenderCache } from './render-cache.ts';
import type { Render, Rendition } from './rendition.ts';
import { placeFor } from './rendition.ts';

export interface PageParts {
  site: Site;
  lockedTo: EditionCode | undefined;
  cache: RenderCache;
  render: Render;
  previewOf: PreviewOf;
}

/** Every page, redirect and 404 of the site: one place, one instant, one answer. */
export function servePages({ site, lockedTo, cache, render, previewOf }: PageParts): Step {
  return async (visit) => {
    const { pathname, search } = visit.url;
    const parsed = parsePath(pathname);
    if ('redirect' in parsed) return { status: 301, headers: { location: parsed.redirect + search, 'cache-control': 'public, max-age=3600' } };
    const place = placeFor(site, parsed.place, lockedTo);
    const preview = previewOf(visit);
    if (typeof preview === 'object') return preview;
    if (preview !== undefined) return answerOf(await render(place, preview, { isPreview: true }), visit, previewHeaders);
    const { rendition, now, hit } = await cache.get(place);
    visit.cache = hit ? 'hit' : 'miss';
    const longest = rendition.status === 404 ? longestKept.missing : longestKept.page;
    return answerOf(rendition, visit, { 'cache-control': cacheUntil(rendition.validUntil, now, longest) });
  };
}

const spans = new WeakMap<Rendition, Record<string, string>>();

/** Headers that say from when until when a rendition is true; written once for all who get it. */
function spanOf(rendition: Rendition): Record<string, string> {
  const { instant, validUntil } = rendition;
  const known = spans.get(rendition) ?? {
    'x-page-instant': formatInstant(instant),
    'x-page-valid-until': validUntil === undefined ? 'never' : formatInstant(validUntil),
  };
  spans.set(rendition, known);
  return known;
}

function answerOf(rendition: Rendition, visit: Visit, caching: Record<string, string>): Answer | Promise<Answer> {
  const described = { ...caching, ...spanOf(rendition) };
  if (rendition.status === 302) return { status: 302, headers: { ...described, location: rendition.location + visit.url.search } };
  const { status, lang, policy } = rendition;
  return answerPacked(rendition, visit.request.headers, {
    status,
    described: { ...described, 'content-security-policy': policy },
    typed: { 'content-type': 'text/html; charset=utf-8', 'content-language': lang },
  });
}
