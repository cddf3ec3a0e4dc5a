import { join } from 'node:path';
import { serveDesk } from '#desk/serve/serve-desk.ts';
import type { Site } from '#rules/site/site.ts';
import { serveAccounts } from './accounts/serve-accounts.ts';
import type { RunningAccounts } from './accounts/start-accounts.ts';
import { serveClips } from './files/clips.ts';
import { serveManuals } from './files/manuals.ts';
import { serveMedia } from './files/media.ts';
import type { MediaStore } from './files/media-store.ts';
import { createPictureEncoder } from './files/picture-encoder.ts';
import type { StaticFiles } from './files/static-files.ts';
import { createHandler } from './handler.ts';
import type { PolicySettings } from './http/content-security-policy.ts';
import type { HandleRequest, Middleware } from './http/response.ts';
import type { Log } from './log/log.ts';
import type { Metrics } from './metrics/metrics.ts';
import { createPreviewToken } from './pages/preview-token.ts';
import { RenderCache } from './pages/render-cache.ts';
import { createPlaceRenderer } from './pages/rendered-page.ts';
import type { Renderer } from './pages/renderer.ts';
import type { Config } from './settings/config.ts';
import type { Clock } from './time/clock.ts';

/** Memory for rendered pages: more than five thousand. */
const cacheBytes = 128 * 1024 * 1024;

export interface ServiceParts {
  config: Config;
  site: Site;
  renderer: Renderer;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  files: StaticFiles;
  /** Scripts and styles of the web team's desk. */
  deskFiles: StaticFiles;
  accounts: RunningAccounts;
  keptMedia: MediaStore;
  root: string;
  draining: AbortSignal;
  /** The editor of the content, which is there in development only. */
  editor: Middleware;
  /** Whether Vite's inline code may run: in development only. */
  relaxed: boolean;
}

export interface SiteService {
  handle: HandleRequest;
  cache: RenderCache;
}

/** Puts the parts of the server together, without listening. */
export function composeService(parts: ServiceParts): SiteService {
  const { config, site, renderer, clock, log, metrics, accounts, root } = parts;
  const policy = policyOf(config, site, parts.relaxed);
  const render = createPlaceRenderer({ site, renderer, policy });
  const previewToken =
    config.previewToken === undefined ? undefined : createPreviewToken(config.previewToken, config.trustedHops);
  const screens = serveDesk({
    config,
    previewToken,
    site,
    root,
    policy,
    render: renderer.renderDesk,
    files: parts.deskFiles,
  });
  const desk: Middleware = (visit) => parts.editor(visit) ?? screens(visit);
  const cache = new RenderCache({
    render: metrics.pages.watchRender(render, clock),
    clock,
    log,
    maxBytes: cacheBytes,
    flipped: metrics.pages.flipped,
  });
  const masters = join(root, 'media');
  const given = { site, masters, kept: parts.keptMedia, crossOrigin: config.mediaOrigin !== undefined };
  const clips = serveClips(given);
  const manuals = serveManuals(given);
  const pictures = serveMedia({
    ...given,
    encode: metrics.watchEncoder(createPictureEncoder()),
    made: join(root, 'build/media'),
  });
  const media: Middleware = (visit) => clips(visit) ?? manuals(visit) ?? pictures(visit);
  const api = serveAccounts({ accounts, trustedHops: config.trustedHops, recordResponse: metrics.accounts.answered });
  const accountStep: Middleware = (visit) => api(visit) ?? accounts.devOutbox(visit);
  metrics.watch({ cache, site, clock, accounts, build: renderer.build });
  return {
    cache,
    handle: createHandler({ ...parts, render, cache, media, accounts: accountStep, desk, previewToken }),
  };
}

function policyOf(config: Config, site: Site, relaxed: boolean): PolicySettings {
  const apiOrigins = Object.values(site.apiBases)
    .filter((base) => base.startsWith('http'))
    .map((base) => new URL(base).origin);
  const mediaOrigins = config.mediaOrigin === undefined ? [] : [config.mediaOrigin];
  return {
    production: config.environment === 'production',
    mediaOrigins,
    apiOrigins: [...new Set(apiOrigins)],
    relaxed,
  };
}
