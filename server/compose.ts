import { join } from 'node:path';
import { serveDesk } from '#desk/serve/serve-desk.ts';
import { siteEdges } from '#desk/timeline/site-edges.ts';
import type { Site } from '#rules/site/site.ts';
import { serveAccounts } from './accounts/serve-accounts.ts';
import type { RunningAccounts } from './accounts/start-accounts.ts';
import type { Deployment } from './deployment.ts';
import { serveClips } from './files/clips.ts';
import { serveManuals } from './files/manuals.ts';
import { serveMedia } from './files/media.ts';
import type { MediaStore } from './files/media-store.ts';
import { createPictureEncoder } from './files/picture-encoder.ts';
import type { StaticFiles } from './files/static-files.ts';
import type { Runtime } from './handler.ts';
import { createHandler } from './handler.ts';
import type { PolicySettings } from './http/content-security-policy.ts';
import type { HandleRequest, Middleware } from './http/response.ts';
import type { PreviewToken } from './pages/preview-token.ts';
import { RenderCache } from './pages/render-cache.ts';
import { createPlaceRenderer } from './pages/rendered-page.ts';
import type { Renderer } from './pages/renderer.ts';

/** Memory for rendered pages, in bytes: room for more than five thousand. */
const cacheBytes = 128 * 1024 * 1024;

export interface ServiceParts {
  deployment: Deployment;
  runtime: Runtime;
  site: Site;
  renderer: Renderer;
  files: ServiceFiles;
  accounts: RunningAccounts;
  previewToken: PreviewToken | undefined;
  /** Serves the content editor; responds to nothing outside development. */
  editor: Middleware;
  /** Allows Vite's inline code. Development only. */
  relaxed: boolean;
}

interface ServiceFiles {
  root: string;
  /** Assets of the site's pages. */
  pages: StaticFiles;
  /** Assets of the web team's desk. */
  desk: StaticFiles;
  keptMedia: MediaStore;
}

export interface SiteService {
  handle: HandleRequest;
  cache: RenderCache;
}

/** Wires the parts of the server together. It does not listen yet. */
export function composeService(parts: ServiceParts): SiteService {
  const { deployment, runtime, site, renderer, files, accounts, previewToken } = parts;
  const { clock, log, metrics } = runtime;
  const policy = policyOf(deployment, site, parts.relaxed);
  const render = createPlaceRenderer({ site, renderer, policy });
  const cache = new RenderCache({
    render: metrics.pages.watchRender(render, clock),
    clock,
    log,
    maxBytes: cacheBytes,
    flipped: metrics.pages.flipped,
  });
  const screens = serveDesk({
    ...{ deployment, previewToken, site, policy },
    root: files.root,
    render: renderer.renderDesk,
    files: files.desk,
  });
  const api = serveAccounts({ accounts, recordResponse: metrics.accounts.answered });
  const steps = {
    media: mediaStep(parts),
    accounts: firstOf(api, accounts.devOutbox),
    desk: firstOf(parts.editor, screens),
  };
  metrics.watch({ cache, site, clock, accounts, build: renderer.build, siteEdges });
  const pages = { cache, render };
  return {
    cache,
    handle: createHandler({ deployment, runtime, site, pages, files: files.pages, steps, previewToken }),
  };
}

function mediaStep({ deployment, runtime, site, files: { root, keptMedia } }: ServiceParts): Middleware {
  const source = {
    site,
    masters: join(root, 'media'),
    kept: keptMedia,
    crossOrigin: deployment.mediaOrigin !== undefined,
  };
  const encode = runtime.metrics.watchEncoder(createPictureEncoder());
  const pictures = serveMedia({ ...source, encode, made: join(root, 'build/media') });
  return firstOf(serveClips(source), serveManuals(source), pictures);
}

/** Tries each middleware in turn. The first that returns something wins, even if that is still a promise. */
const firstOf =
  (...steps: readonly Middleware[]): Middleware =>
  (visit) => {
    for (const step of steps) {
      const answer = step(visit);
      if (answer) return answer;
    }
    return undefined;
  };

function policyOf({ environment, mediaOrigin }: Deployment, site: Site, relaxed: boolean): PolicySettings {
  const apiOrigins = Object.values(site.apiBases)
    .filter((base) => base.startsWith('http'))
    .map((base) => new URL(base).origin);
  return {
    production: environment === 'production',
    mediaOrigins: mediaOrigin === undefined ? [] : [mediaOrigin],
    apiOrigins: [...new Set(apiOrigins)],
    relaxed,
  };
}
