import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { pageWindows } from '#core/links/link.ts';
import type { Place } from '#core/place/place.ts';
import type { Site } from '#core/site.ts';
import { formatInstant, type Instant } from '#core/time/instant.ts';
import type { Validity } from '#core/time/moment.ts';
import type { Page } from '#pages/page.ts';
import { resolvePage } from '#pages/resolve-page.ts';
import type { Deployment } from '../deployment.ts';
import { documentPolicy, type PolicySettings } from '../http/content-security-policy.ts';
import { type CompressedBodies, compressText } from '../http/encoding.ts';
import { isMoved, resolveMoved } from './redirects.ts';
import type { Renderer, RenderSettings } from './renderer.ts';

interface RenderedRedirect extends Validity {
  status: 302;
  location: string;
  headers: Record<string, string>;
}

export interface RenderedDocument extends Validity {
  status: 200 | 404;
  /** Headers of every response with this version, made once. Also for a 304 without a body. */
  headers: Record<string, string>;
  bodyHeaders: Record<string, string>;
  /** Compressed only, to fit more pages into the cache. Decompressed for the few clients that accept no encoding. */
  body: CompressedBodies;
  hash: string;
}

/** The result of a place from `instant` until `validUntil`, the same for every visitor. */
export type RenderedPage = RenderedRedirect | RenderedDocument;

export const sizeOf = (page: RenderedPage): number =>
  1024 + (page.status === 302 ? 0 : page.body.br.length + page.body.gzip.length);

export type PlaceRenderer = (place: Place, instant: Instant, settings?: RenderSettings) => Promise<RenderedPage>;

export function createPlaceRenderer({
  site,
  renderer,
  policy,
}: {
  site: Site;
  renderer: Pick<Renderer, 'render'>;
  policy: PolicySettings;
}): PlaceRenderer {
  const queriedPages = new LRUCache<string, Promise<RenderedPage>>({ max: maxQueriedPages });

  return async (place, instant, settings) => {
    const resolution = resolveMoved(site, place, instant) ?? resolvePage(site, place, instant);
    const { validUntil } = resolution;
    if ('redirect' in resolution) {
      const headers = validityHeaders(instant, validUntil);
      return { status: 302, location: resolution.redirect, headers, instant, validUntil };
    }
    const page = 'page' in resolution ? resolution.page : resolution.notFound;
    const renderNow = () => renderPage(page, 'page' in resolution ? 200 : 404, place.query !== undefined, settings);
    if (!place.query || settings) return renderNow();
    const key = contentOf(page);
    const rendered = queriedPages.get(key) ?? renderNow();
    queriedPages.set(key, rendered);
    return rendered.catch((error: unknown) => {
      queriedPages.delete(key);
      throw error;
    });
  };

  async function renderPage(
    page: Page,
    status: 200 | 404,
    isOneOff: boolean,
    settings?: RenderSettings,
  ): Promise<RenderedDocument> {
    const { lang, instant, validUntil } = page;
    const html = await renderer.render(page, settings);
    const { body, hash } = await compressText(html, { isOneOff });
    const headers = {
      ...validityHeaders(instant, validUntil),
      'content-security-policy': documentPolicy(html, { ...policy, framedByOwnPages: settings?.isPreview }),
    };
    const bodyHeaders = { 'content-type': 'text/html; charset=utf-8', 'content-language': lang };
    return { status, headers, bodyHeaders, body, hash, instant, validUntil };
  }
}

const validityHeaders = (instant: Instant, validUntil: Instant | undefined): Record<string, string> => ({
  'x-page-instant': formatInstant(instant),
  'x-page-valid-until': validUntil === undefined ? 'never' : formatInstant(validUntil),
});

/** Pages with parameters that are not rendered again for other parameters with the same result. */
const maxQueriedPages = 100;

/**
 * Identifies the content of a page with parameters. The rest of a page is the same until it changes at the next edge.
 */
const contentOf = ({ path, validUntil, head, sections }: Page): string =>
  `${path} ${validUntil} ${createHash('sha256')
    .update(JSON.stringify([head, sections]))
    .digest('base64url')}`;

/** A slug that no URL can have. All unknown paths of an edition share its "not found" page. */
const notFoundSlug = '?';

/** Maps unknown places, and those of editions that are not served, to a "not found" place. */
export function servedPlace(site: Site, place: Place, { editions }: Pick<Deployment, 'editions'>): Place {
  if (!editions.includes(place.edition)) return { edition: editions[0], slug: notFoundSlug };
  const isKnown = pageWindows(site, place.edition, place.slug).length > 0;
  return isKnown || isMoved(place) ? place : { edition: place.edition, slug: notFoundSlug };
}
