import { validateHeaderValue } from 'node:http';
import { type EditionCode, isEditionCode } from '#core/place/editions.ts';
import type { Site } from '#core/site.ts';
import type { Deployment } from './deployment.ts';
import { serveFaq } from './endpoints/faq.ts';
import { serveFaults } from './endpoints/faults.ts';
import { serveFeed } from './endpoints/feed.ts';
import { serveHealth, serveReadiness } from './endpoints/health.ts';
import { serveProductFeed } from './endpoints/product-feed.ts';
import { serveSearchIndex } from './endpoints/search.ts';
import { serveServerTime } from './endpoints/server-time.ts';
import { serveSitemap } from './endpoints/sitemap.ts';
import { serveSuggestion } from './endpoints/suggestion.ts';
import { serveVitals } from './endpoints/vitals.ts';
import { securityTextPath, serveRobots, serveSecurityText } from './endpoints/well-known.ts';
import { type StaticFiles, serveStaticFiles } from './files/static-files.ts';
import { networkOf, publicUrlOf, requestIdOf } from './http/forwarded.ts';
import { checkHost, redirectToSisterHost } from './http/hosts.ts';
import { checkMethod, checkUrl } from './http/request-checks.ts';
import {
  atPath,
  belowPath,
  type HandleRequest,
  type Middleware,
  noStore,
  plainText,
  type RequestContext,
  type ResponseData,
} from './http/response.ts';
import { securityHeaders } from './http/security-headers.ts';
import { type Log, levelOf } from './log/log.ts';
import type { Metrics } from './metrics/metrics.ts';
import { errorResponse } from './pages/error-page.ts';
import { servePages } from './pages/pages.ts';
import { createPreview } from './pages/preview.ts';
import type { PreviewToken } from './pages/preview-token.ts';
import type { RenderCache } from './pages/render-cache.ts';
import type { PlaceRenderer } from './pages/rendered-page.ts';
import { type Clock, startStopwatch } from './time/clock.ts';

export interface Runtime {
  clock: Clock;
  log: Log;
  metrics: Metrics;
  draining: AbortSignal;
}

export interface HandlerDependencies {
  deployment: Deployment;
  runtime: Runtime;
  build: string;
  site: Site;
  pages: { cache: RenderCache; queriedCache: RenderCache; render: PlaceRenderer };
  files: StaticFiles;
  middlewares: {
    media: Middleware;
    accounts: Middleware;
    desk: Middleware;
  };
  /** Needed for time-travel preview. Without a token there is none. */
  previewToken: PreviewToken | undefined;
  /** Replaces the page for internal errors. Development only. */
  errorPage?: ErrorPage | undefined;
}

export type ErrorPage = (error: unknown) => ResponseData;

interface HandledRequest {
  /** The part that handled it, in metrics and the log: `refused` for all checks, `failed` for an exception. */
  kind: string;
  response: ResponseData;
}

/** Runs a request through the middleware, top to bottom. The first one that returns a response ends it. */
export function createHandler(dependencies: HandlerDependencies): HandleRequest {
  const { deployment, runtime, build, site, pages, files, middlewares } = dependencies;
  const { editions, publicOrigin, mediaOrigin, trustedProxies } = deployment;
  const { clock, log, metrics, draining } = runtime;
  const textSource = { site, deployment, clock, previewOf: createPreview(dependencies.previewToken) };
  const pipeline: readonly [kind: string, middleware: Middleware][] = [
    ['refused', checkUrl],
    ['health', atPath('/healthz', serveHealth)],
    ['health', atPath('/readyz', serveReadiness(pages.cache, editions, draining))],
    ['metrics', atPath('/metrics', metrics.serve)],
    ['sister', redirectToSisterHost(site)],
    ['refused', checkHost(site, [publicOrigin, mediaOrigin])],
    ['account', middlewares.accounts],
    ['desk', middlewares.desk],
    ['vitals', atPath('/ssr/vitals', serveVitals(metrics.recordVitals))],
    ['faults', atPath('/ssr/faults', serveFaults({ build, files, record: metrics.recordFault }))],
    ['refused', checkMethod],
    ['file', serveStaticFiles(files, { crossOrigin: mediaOrigin !== undefined })],
    ['media', belowPath('/media/', middlewares.media)],
    ['time', atPath('/ssr/timestamp', serveServerTime)],
    ['suggestion', atPath('/ssr/suggestion', serveSuggestion(site, deployment))],
    ['faq', serveFaq(textSource)],
    ['search', serveSearchIndex(textSource)],
    ['feed', serveFeed(textSource)],
    ['products', serveProductFeed(textSource)],
    ['sitemap', serveSitemap(textSource)],
    ['robots', atPath('/robots.txt', serveRobots(site, deployment))],
    ['security', atPath(securityTextPath, serveSecurityText(site, deployment))],
    ['page', servePages({ ...textSource, ...pages })],
  ];

  return async function handle(request, remoteAddress) {
    const stopwatch = startStopwatch();
    const { method } = request;
    const id = requestIdOf(request, trustedProxies);
    const url = publicUrlOf(request, trustedProxies);
    const context: RequestContext | undefined = url && {
      id,
      request,
      url,
      now: clock.now(),
      remoteAddress,
      // Only rate limits read it: parsing an address takes longer than all else that a cached page needs.
      get network() {
        return networkOf(request, remoteAddress, trustedProxies);
      },
    };
    const { kind, response } = context ? await runPipeline(context) : unparsableUrl;
    const { status } = response;
    const ms = stopwatch();
    metrics.countRequest(kind, status, ms);
    const path = url?.pathname.slice(0, maxLoggedPathLength) ?? '';
    log[levelOf(status)](
      { id, method, path, status, ms, kind, cache: context?.cache, edition: editionOf(kind, path) },
      'request',
    );
    return toResponse(method, url?.hostname ?? '', id, response);
  };

  async function runPipeline(context: RequestContext): Promise<HandledRequest> {
    try {
      for (const [kind, middleware] of pipeline) {
        const pending = middleware(context);
        const response = pending && (await pending);
        if (response) return { kind, response: withValidHeaders(response) };
      }
      throw new Error('no middleware responded');
    } catch (error) {
      log.error({ id: context.id, err: error, path: context.url.pathname }, 'a request failed');
      const response = dependencies.errorPage?.(error) ?? errorResponse(site, context.url.pathname, context.id);
      return { kind: 'failed', response };
    }
  }
}

const maxLoggedPathLength = 500;

const unparsableUrl: HandledRequest = { kind: 'refused', response: plainText(400, 'This address cannot be read.') };

const kindsWithEdition = ['page', 'faq', 'search', 'feed', 'products', 'failed'];

function editionOf(kind: string, path: string): EditionCode | undefined {
  if (!kindsWithEdition.includes(kind)) return undefined;
  const code = kind === 'faq' || kind === 'search' ? path.slice(path.lastIndexOf('/') + 1) : path.split('/', 2)[1];
  return code !== undefined && isEditionCode(code) ? code : 'cn';
}

/**
 * Throws on headers that cannot be sent, while an error page can still be sent instead. The policy is skipped: it is
 * made of hashes and origins only, and too long to check for every response.
 */
function withValidHeaders(response: ResponseData): ResponseData {
  for (const name in response.headers)
    if (name !== 'content-security-policy') validateHeaderValue(name, response.headers[name] ?? '');
  return response;
}

/** Adds the request id, unless a cache could repeat it to other visitors. */
function toResponse(
  method: string,
  hostname: string,
  id: string,
  { status, headers, body, stream }: ResponseData,
): Response {
  const length = typeof body === 'string' ? Buffer.byteLength(body) : body?.length;
  const allHeaders: Record<string, string> = { ...securityHeaders(hostname), ...headers };
  if (length !== undefined) allHeaders['content-length'] = String(length);
  if (headers['cache-control'] === noStore['cache-control']) allHeaders['x-request-id'] = id;
  return new Response(method === 'HEAD' ? null : (body ?? stream ?? null), { status, headers: allHeaders });
}
