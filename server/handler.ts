import { validateHeaderValue } from 'node:http';
import type { EditionCode } from '#rules/place/editions.ts';
import { isEditionCode } from '#rules/place/editions.ts';
import type { Site } from '#rules/site/site.ts';
import type { Deployment } from './deployment.ts';
import { serveFaq } from './endpoints/faq.ts';
import { serveFeed } from './endpoints/feed.ts';
import { serveHealth, serveReadiness } from './endpoints/health.ts';
import { serveRobots } from './endpoints/robots.ts';
import { securityTextPath, serveSecurityText } from './endpoints/security-text.ts';
import { serveServerTime } from './endpoints/server-time.ts';
import { serveSitemap } from './endpoints/sitemap.ts';
import { serveSuggestion } from './endpoints/suggestion.ts';
import { serveVitals } from './endpoints/vitals.ts';
import type { StaticFiles } from './files/static-files.ts';
import { serveStaticFiles } from './files/static-files.ts';
import { networkOf, publicUrlOf } from './http/forwarded.ts';
import { checkHost, redirectToSisterHost } from './http/hosts.ts';
import { checkMethod, checkUrl } from './http/request-checks.ts';
import { requestIdOf } from './http/request-id.ts';
import type { HandleRequest, Middleware, RequestContext, ResponseData } from './http/response.ts';
import { at, noStore, plainText } from './http/response.ts';
import { securityHeaders } from './http/security-headers.ts';
import type { Log } from './log/log.ts';
import { levelOf } from './log/log.ts';
import type { Metrics } from './metrics/metrics.ts';
import { errorResponse } from './pages/error-page.ts';
import { servePages } from './pages/pages.ts';
import { createPreview } from './pages/preview.ts';
import type { PreviewToken } from './pages/preview-token.ts';
import type { RenderCache } from './pages/render-cache.ts';
import type { RenderPlace } from './pages/rendered-page.ts';
import type { Clock } from './time/clock.ts';
import { startStopwatch } from './time/clock.ts';

/** Services that every part of a running server shares. */
export interface Runtime {
  clock: Clock;
  log: Log;
  metrics: Metrics;
  /** Aborted when the server starts to shut down. */
  draining: AbortSignal;
}

export interface HandlerParts {
  deployment: Deployment;
  runtime: Runtime;
  site: Site;
  pages: { cache: RenderCache; render: RenderPlace };
  files: StaticFiles;
  steps: {
    media: Middleware;
    /** Serves `/api/`. */
    accounts: Middleware;
    /** Serves the web team's desk, if there is one. */
    desk: Middleware;
  };
  /** Needed for time-travel preview. Without a token there is none. */
  previewToken: PreviewToken | undefined;
}

/** Runs a request through the middleware, top to bottom. The first one that returns a response ends it. */
export function createHandler(parts: HandlerParts): HandleRequest {
  const { deployment, runtime, site, pages, files, steps } = parts;
  const { editions, publicOrigin, mediaOrigin, trustedProxies } = deployment;
  const { clock, log, metrics, draining } = runtime;
  const texts = { site, deployment, clock, previewOf: createPreview(parts.previewToken) };
  const life: readonly [kind: string, step: Middleware][] = [
    ['refused', checkUrl],
    ['health', at('/healthz', serveHealth)],
    ['health', at('/readyz', serveReadiness(pages.cache, editions, draining))],
    ['metrics', at('/metrics', metrics.answer)],
    ['sister', redirectToSisterHost(site)],
    ['refused', checkHost(site, [publicOrigin, mediaOrigin])],
    ['account', steps.accounts],
    ['desk', steps.desk],
    ['vitals', at('/ssr/vitals', serveVitals(metrics.vitals))],
    ['refused', checkMethod],
    ['file', serveStaticFiles(files, { crossOrigin: mediaOrigin !== undefined })],
    ['media', steps.media],
    ['time', at('/ssr/timestamp', serveServerTime)],
    ['suggestion', at('/ssr/suggestion', serveSuggestion(site, deployment))],
    ['faq', serveFaq(texts)],
    ['feed', serveFeed(texts)],
    ['sitemap', serveSitemap(texts)],
    ['robots', at('/robots.txt', serveRobots(site, deployment))],
    ['security', at(securityTextPath, serveSecurityText(site, deployment))],
    ['page', servePages({ ...texts, ...pages })],
  ];

  return async function handle(request, connectedFrom) {
    const stopwatch = startStopwatch();
    const { method } = request;
    const id = requestIdOf(request, trustedProxies);
    const url = publicUrlOf(request, trustedProxies);
    const network = networkOf(request, connectedFrom, trustedProxies);
    const visit: RequestContext | undefined = url && { id, request, url, now: clock.now(), connectedFrom, network };
    const { kind, answer } = visit ? await live(visit) : unreadable;
    const { status } = answer;
    const ms = stopwatch();
    metrics.note(kind, status, ms);
    const path = url?.pathname.slice(0, longestLogged) ?? '';
    log[levelOf(status)](
      { id, method, path, status, ms, kind, cache: visit?.cache, edition: editionOf(kind, path) },
      'request',
    );
    return respond(method, url?.hostname ?? '', id, answer);
  };

  async function live(visit: RequestContext): Promise<{ kind: string; answer: ResponseData }> {
    try {
      for (const [kind, step] of life) {
        const answered = step(visit);
        const answer = answered && (await answered);
        if (answer) return { kind, answer: checked(answer) };
      }
      throw new Error('no middleware responded');
    } catch (error) {
      log.error({ id: visit.id, err: error, path: visit.url.pathname }, 'a request failed');
      return { kind: 'failed', answer: errorResponse(site, visit.url.pathname, visit.id) };
    }
  }
}

/** Paths are cut to this number of characters in the log. */
const longestLogged = 500;

const unreadable = { kind: 'refused', answer: plainText(400, 'This address cannot be read.') };

const kindsOfEditions: readonly string[] = ['page', 'faq', 'feed', 'failed'];

/** The edition of a request, for kinds of requests that have one. */
function editionOf(kind: string, path: string): EditionCode | undefined {
  if (!kindsOfEditions.includes(kind)) return undefined;
  const segments = path.split('/');
  const named = (kind === 'faq' ? segments.at(-1) : segments[1]) ?? '';
  return isEditionCode(named) ? named : 'cn';
}

/**
 * Throws on headers that cannot be sent, while an error page can still be sent instead. The policy is skipped: it is
 * made of hashes and origins only, and too long to check for every response.
 */
function checked(answer: ResponseData): ResponseData {
  for (const name in answer.headers)
    if (name !== 'content-security-policy') validateHeaderValue(name, answer.headers[name] ?? '');
  return answer;
}

/** Adds the request id, unless a cache could repeat it to other visitors. */
function respond(method: string, hostname: string, id: string, { status, headers, body }: ResponseData): Response {
  const length = typeof body === 'string' ? Buffer.byteLength(body) : body?.length;
  const all: Record<string, string> = {
    ...securityHeaders(hostname),
    ...headers,
    ...(length !== undefined && { 'content-length': String(length) }),
  };
  if (headers['cache-control'] === noStore['cache-control']) all['x-request-id'] = id;
  return new Response(method === 'HEAD' ? null : (body ?? null), { status, headers: all });
}
