import type { Site } from '#rules/site.ts';
import type { Answer, Handle, Step, Visit } from './answer.ts';
import { at, plainText } from './answer.ts';
import type { Clock } from './clock.ts';
import { startStopwatch } from './clock.ts';
import type { Config } from './config.ts';
import { answerFailure } from './failure.ts';
import { answerFaq } from './faq.ts';
import { answerFeed } from './feed.ts';
import { addressAsked } from './forwarded.ts';
import { answerHealthy, answerReady } from './health.ts';
import { checkHost, redirectToSisterHost } from './hosts.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { servePages } from './pages.ts';
import { createPreview } from './preview.ts';
import type { RenderCache } from './render-cache.ts';
import type { Render } from './rendition.ts';
import { checkMethod, checkUrl } from './request-checks.ts';
import { answerRobots } from './robots.ts';
import { securityHeaders } from './security-headers.ts';
import { answerServerTime } from './server-time.ts';
import { answerSitemap } from './sitemap.ts';
import type { StaticFiles } from './static-files.ts';
import { serveStaticFiles } from './static-files.ts';
import { answerSuggestion } from './suggestion.ts';

export interface HandlerParts {
  config: Pick<Config, 'edition' | 'siteUrl' | 'mediaOrigin' | 'previewToken' | 'trustedHops'>;
  site: Site;
  clock: Clock;
  log: Log;
  cache: RenderCache;
  render: Render;
  metrics: Metrics;
  files: StaticFiles;
  media: Step;
  /** Answers what lies under `/api/`. */
  accounts: Step;
  /** The web team's desk; answers nothing where there is none. */
  desk: Step;
  /** Aborted when the server is on its way out. */
  draining: AbortSignal;
}

/** The life of a request, top to bottom: the first step that answers ends it. */
export function createHandler(parts: HandlerParts): Handle {
  const { config, site, clock, log, cache, render, metrics, files, media, accounts, desk, draining } = parts;
  const { edition: lockedTo, siteUrl, mediaOrigin } = config;
  const previewOf = createPreview(config.previewToken);
  const life: readonly [kind: string, step: Step][] = [
    ['refused', checkUrl],
    ['health', at('/healthz', answerHealthy)],
    ['health', at('/readyz', answerReady(cache, lockedTo ?? 'cn', draining))],
    ['metrics', at('/metrics', metrics.answer)],
    ['sister', redirectToSisterHost(site)],
    ['refused', checkHost(site, [siteUrl, mediaOrigin])],
    ['account', accounts],
    ['desk', desk],
    ['refused', checkMethod],
    ['file', serveStaticFiles(files, { crossOrigin: mediaOrigin !== undefined })],
    ['media', media],
    ['time', at('/ssr/timestamp', answerServerTime)],
    ['suggestion', at('/ssr/suggestion', answerSuggestion(site, lockedTo))],
    ['faq', answerFaq(site, lockedTo, previewOf)],
    ['feed', answerFeed(site, lockedTo, previewOf)],
    ['sitemap', at('/sitemap.xml', answerSitemap(site, lockedTo, previewOf))],
    ['robots', at('/robots.txt', answerRobots(site, lockedTo))],
    ['page', servePages({ site, lockedTo, cache, render, previewOf })],
  ];

  return async function handle(request, connectedFrom) {
    const stopwatch = startStopwatch();
    const url = addressAsked(request, config.trustedHops);
    if (!url) return respond(request, '', plainText(400, 'This address cannot be read.'));
    const visit: Visit = { request, url, now: clock.now(), connectedFrom };
    const { kind, answer } = await live(visit);
    const ms = stopwatch();
    metrics.note(kind, answer.status, ms);
    log.info({ method: request.method, path: url.pathname, status: answer.status, ms, kind, cache: visit.cache }, 'request');
    return respond(request, url.hostname, answer);
  };

  async function live(visit: Visit): Promise<{ kind: string; answer: Answer }> {
    try {
      for (const [kind, step] of life) {
        const answer = await step(visit);
        if (answer) return { kind, answer };
      }
      throw new Error('no step answered');
    } catch (error) {
      log.error({ err: error, path: visit.url.pathname }, 'a request failed');
      return { kind: 'failed', answer: answerFailure(site, visit.url.pathname) };
    }
  }
}

function respond({ method }: Request, hostname: string, { status, headers, body }: Answer): Response {
  const length = typeof body === 'string' ? Buffer.byteLength(body) : body?.length;
  const all = { ...securityHeaders(hostname), ...headers, ...(length !== undefined && { 'content-length': String(length) }) };
  return new Response(method === 'HEAD' ? null : (body ?? null), { status, headers: all });
}
