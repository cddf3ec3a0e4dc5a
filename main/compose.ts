import { join } from 'node:path';
import { withShopStock } from '#core/offers/shop-stock.ts';
import type { Site } from '#core/site.ts';
import { serveDesk } from '#desk/shell/serve-desk.ts';
import type { Deployment } from '#server/deployment.ts';
import { serveMasterFiles } from '#server/files/master-files.ts';
import { serveMedia } from '#server/files/media.ts';
import type { StaticFiles } from '#server/files/static-files.ts';
import { createHandler, type ErrorPage } from '#server/handler.ts';
import type { PolicySettings } from '#server/http/content-security-policy.ts';
import type { HandleRequest, Middleware } from '#server/http/response.ts';
import type { Log } from '#server/log/log.ts';
import { RenderCache } from '#server/pages/render-cache.ts';
import { createPlaceRenderer } from '#server/pages/rendered-page.ts';
import type { Renderer } from '#server/pages/renderer.ts';
import { stockTimes } from '#server/shops/shop-stock.ts';
import type { Clock } from '#server/time/clock.ts';
import { serveAccounts } from './accounts/start-accounts.ts';
import type { Services } from './services.ts';

/** Memory for rendered pages, in bytes: room for more than five thousand. */
const cacheBytes = 128 * 1024 * 1024;

/** Memory for pages with parameters, such as comparisons and searches, in bytes. */
const queriedCacheBytes = 8 * 1024 * 1024;

interface SiteParts {
  root: string;
  deployment: Deployment;
  clock: Clock;
  log: Log;
  site: Site;
  renderer: Renderer;
  services: Services;
  files: { pages: StaticFiles; desk: StaticFiles };
  /** Aborted when the server starts to shut down. */
  draining: AbortSignal;
  /** Set on a development server. Vite's inline code is then allowed. */
  development?: { editor: Middleware; errorPage: ErrorPage } | undefined;
}

/** The longest time for which pages of a next site are rendered before it takes over, in ms. */
const renderingTime = (stockTimes.lead - stockTimes.read) / 2;

/**
 * Composes the server, and again whenever a shop has sold something out or has it again: then all that a node remembers
 * of its pages belongs to another site.
 */
export async function composeFollowingShops(parts: SiteParts) {
  let current = composeServer(parts);
  let next = current;
  await parts.services.shopStock?.follow(async (switches) => {
    const site = withShopStock(parts.site, switches);
    const composed = composeServer({ ...parts, site });
    next = composed;
    await composed.cache.renderAllOf(current.cache, parts.clock.now() + renderingTime);
    if (next !== composed) return;
    parts.services.accounts.replaceSite(site);
    current = composed;
  });
  const handle: HandleRequest = (request, remoteAddress) => current.handle(request, remoteAddress);
  return { handle, renderAhead: () => current.cache.renderAhead() };
}

/** Wires the parts of the server together. It does not listen yet. */
export function composeServer(parts: SiteParts): { handle: HandleRequest; cache: RenderCache } {
  const { root, deployment, clock, log, site, renderer, services, files, draining, development } = parts;
  const { metrics, accounts, previewToken, shopWatch, shopStock } = services;
  const shopReport = () => shopWatch?.report();
  const policy = policySettings(deployment, site, development !== undefined);
  const render = createPlaceRenderer({ site, renderer, policy });
  const cacheParts = { render: metrics.pages.withRenderMetrics(render, clock), clock, log };
  const queriedCache = new RenderCache({ ...cacheParts, maxBytes: queriedCacheBytes });
  const cache = new RenderCache({ ...cacheParts, maxBytes: cacheBytes, onEdge: metrics.pages.recordEdgeLateness });
  const desk = serveDesk({
    deployment,
    previewToken,
    site,
    policy,
    root,
    render: renderer.renderDesk,
    files: files.desk,
    shopReport,
    shopStock,
  });
  const api = serveAccounts(accounts, metrics.accounts.countResponse);
  const middlewares = {
    media: createMediaMiddleware(parts),
    accounts: firstResponse(api, accounts.devOutbox),
    desk: development ? firstResponse(development.editor, desk) : desk,
  };
  metrics.observe({ cache, site, clock, accounts, build: renderer.build, shopReport });
  return {
    cache,
    handle: createHandler({
      deployment,
      runtime: { clock, log, metrics, draining },
      build: renderer.build,
      site,
      pages: { cache, queriedCache, render },
      files: files.pages,
      middlewares,
      previewToken,
      errorPage: development?.errorPage,
    }),
  };
}

function createMediaMiddleware({ root, deployment, site, services }: SiteParts): Middleware {
  const options = {
    site,
    masters: join(root, 'media'),
    store: services.mediaStore,
    crossOrigin: deployment.mediaOrigin !== undefined,
  };
  const encode = services.metrics.withEncoderMetrics(services.encodePicture);
  const pictures = serveMedia({ ...options, encode, preEncodedDir: join(root, 'build/media') });
  return firstResponse(serveMasterFiles({ ...options, arModelsDir: join(root, 'build/ar') }), pictures);
}

/** Tries each middleware in turn. The first that returns something wins, even if that is still a promise. */
const firstResponse =
  (...middlewares: readonly Middleware[]): Middleware =>
  (context) => {
    for (const middleware of middlewares) {
      const response = middleware(context);
      if (response) return response;
    }
    return undefined;
  };

function policySettings(
  { environment, mediaOrigin }: Deployment,
  site: Site,
  allowsInlineCode: boolean,
): PolicySettings {
  const apiOrigins = Object.values(site.apiBases)
    .filter((base) => base.startsWith('http'))
    .map((base) => new URL(base).origin);
  return {
    production: environment === 'production',
    mediaOrigins: mediaOrigin === undefined ? [] : [mediaOrigin],
    apiOrigins: [...new Set(apiOrigins)],
    allowsInlineCode,
  };
}
