import type { Accounts } from '#accounts/accounts.ts';
import type { Site } from '#core/site.ts';
import type { DeskView } from '#desk/shell/desk-view.ts';
import { serveDesk } from '#desk/shell/serve-desk.ts';
import { serveAccounts } from '#main/accounts/start-accounts.ts';
import type { Page } from '#pages/page.ts';
import { deploymentOf } from '#server/deployment.ts';
import { serveMedia } from '#server/files/media.ts';
import { openMediaStore } from '#server/files/media-store.ts';
import type { StaticFiles } from '#server/files/static-files.ts';
import { createHandler } from '#server/handler.ts';
import type { Log } from '#server/log/log.ts';
import { createMetrics } from '#server/metrics/metrics.ts';
import { createPreviewToken } from '#server/pages/preview-token.ts';
import { RenderCache } from '#server/pages/render-cache.ts';
import { createPlaceRenderer } from '#server/pages/rendered-page.ts';
import { type Config, readConfig } from '#server/settings/config.ts';
import type { ShopStock } from '#server/shops/shop-stock.ts';
import { fixedClock } from '#server/time/clock.ts';
import { edge, fixtureSite, second } from './fixture-site.ts';

export interface TestSiteOptions {
  site?: Site;
  config?: Partial<Config>;
  files?: StaticFiles;
  maxBytes?: number;
  /** Handles `/api/`; without it there is no API. */
  accounts?: Pick<Accounts, 'handle'>;
  shopStock?: ShopStock;
  /** Replaces React. */
  render?: (page: Page) => Promise<string>;
}

/** The script and style in every document of the default `render`. */
export const inline = {
  style: '.a{color:red}',
  script: "document.documentElement.dataset.js=''",
  rules: '{"prefetch":[]}',
};

/** A document with the whole page as JSON. */
const renderAsJson = async (page: Page): Promise<string> =>
  `<!doctype html><html lang="${page.lang}"><style>${inline.style}</style><script>${inline.script}</script><script type="speculationrules">${inline.rules}</script>` +
  `<script type="application/ld+json">{}</script><script type="module" src="/assets/client.js"></script><pre>${JSON.stringify(page)}</pre></html>`;

/** The whole server without a port. Its clock is set to one second before the edge. */
export function createTestSite({
  site = fixtureSite(),
  config = {},
  files = new Map(),
  maxBytes = 10_000_000,
  accounts,
  shopStock,
  render: renderPage = renderAsJson,
}: TestSiteOptions = {}) {
  const clock = fixedClock(edge - second);
  const lines: { line: Record<string, unknown>; message: string }[] = [];
  const note = (line: Record<string, unknown>, message: string) => void lines.push({ line, message });
  const log = { info: note, warn: note, error: note } as unknown as Log;
  const rendered: Page[] = [];
  const renderer = {
    build: 'test',
    render: async (page: Page) => {
      rendered.push(page);
      return renderPage(page);
    },
  };
  const policy = {
    production: site.environment === 'production',
    mediaOrigins: [],
    apiOrigins: ['https://api.kinetra.example'],
    allowsInlineCode: false,
  };
  const render = createPlaceRenderer({ site, renderer, policy });
  const settings = { ...readConfig({}), ...config };
  const deployment = deploymentOf({ ...settings, environment: site.environment });
  const metrics = createMetrics(deployment);
  const measuredRender = metrics.pages.withRenderMetrics(render, clock);
  const queriedCache = new RenderCache({ render: measuredRender, clock, log, maxBytes });
  const cache = new RenderCache({
    render: measuredRender,
    clock,
    log,
    maxBytes,
    onEdge: metrics.pages.recordEdgeLateness,
  });
  metrics.observe({
    cache,
    site,
    clock,
    accounts: { statuses: async () => [] },
    build: renderer.build,
    shopReport: () => undefined,
  });
  const draining = new AbortController();
  const mediaStore = openMediaStore('/dev/null/nowhere', log);
  const media = serveMedia({
    site,
    store: mediaStore,
    encode: async () => Buffer.from('picture'),
    masters: 'nowhere',
    preEncodedDir: 'nowhere',
    crossOrigin: false,
  });
  const api = accounts ? serveAccounts(accounts, metrics.accounts.countResponse) : () => undefined;
  const previewToken = settings.previewToken === undefined ? undefined : createPreviewToken(settings.previewToken);
  const renderDesk = async (view: DeskView) =>
    `<!doctype html><html lang="en"><title>${view.title}</title><pre>${JSON.stringify(view)}</pre></html>`;
  const desk = serveDesk({
    deployment,
    previewToken,
    site,
    root: 'nowhere',
    policy,
    render: renderDesk,
    files,
    shopStock,
  });
  const handle = createHandler({
    deployment,
    runtime: { clock, log, metrics, draining: draining.signal },
    build: renderer.build,
    site,
    pages: { cache, queriedCache, render },
    files,
    middlewares: { media, accounts: api, desk },
    previewToken,
  });
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    handle(new Request(path.startsWith('http') ? path : `https://www.kinetra.example${path}`, { method, headers }));
  return { handle, get, clock, cache, lines, rendered, draining };
}
