import { join } from 'node:path';
import { createEditor } from '#desk/editor/editor.ts';
import { startAccounts } from './accounts/start-accounts.ts';
import type { SiteServer } from './compose.ts';
import { composeServer } from './compose.ts';
import { ContentError } from './content/content-error.ts';
import { loadContent } from './content/load-site.ts';
import { readVerified } from './content/verified-content.ts';
import { deploymentOf } from './deployment.ts';
import { retainAssets, withRetainedAssets } from './files/asset-retention.ts';
import { openDataDir } from './files/data-dir.ts';
import { hasMedia } from './files/has-media.ts';
import { openMediaStore, sweepMediaStore } from './files/media-store.ts';
import { readStaticFiles } from './files/static-files.ts';
import { ownHostnames } from './http/hosts.ts';
import { createNodeServer, listen } from './http/listen.ts';
import type { Middleware } from './http/response.ts';
import type { Log } from './log/log.ts';
import { createLog } from './log/log.ts';
import { createMetrics } from './metrics/metrics.ts';
import { createPreviewToken } from './pages/preview-token.ts';
import type { Development } from './pages/renderer.ts';
import { loadRenderer, startDevelopment } from './pages/renderer.ts';
import { readConfig } from './settings/config.ts';
import { StartError } from './settings/start-error.ts';
import { shutDownOnSignals } from './shutdown.ts';
import { clockStartingAt, systemClock } from './time/clock.ts';
import { watchClock } from './time/watch-clock.ts';

const root = join(import.meta.dirname, '..');
const isDevelopment = process.argv.includes('--dev');
/** How often a running server marks its assets as still in use, in ms. */
const retainIntervalMs = 3_600_000;

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog();
  const deployment = deploymentOf(config);
  const metrics = createMetrics(deployment);
  const clock = config.clockStart === undefined ? systemClock : clockStartingAt(config.clockStart);
  const dataDir = await openDataDir(config.dataDir, log);
  const apiBases = { us: config.apiBaseUs, eu: config.apiBaseEu, cn: config.apiBaseCn };
  const load = (overrides?: ReadonlyMap<string, string>) =>
    loadContent({
      contentDir: join(root, 'content'),
      picturesFile: join(root, 'build/pictures.json'),
      environment: config.environment,
      siteUrl: deployment.publicOrigin,
      apiBases,
      ...(!isDevelopment && readVerified(root)),
      ...(overrides && { overrides }),
    });
  let { site } = load();
  const currentFiles = await readStaticFiles([join(root, 'build/client'), join(root, 'app/public')]);
  const retainedAssetsDir = join(dataDir, 'assets');
  const mediaDir = join(dataDir, 'media');
  const mediaStore = openMediaStore(mediaDir, log);
  const files = {
    root,
    pages: withRetainedAssets(currentFiles, [join(root, 'build/retained/assets'), retainedAssetsDir]),
    desk: await readStaticFiles([join(root, 'build/desk/client')]),
    mediaStore,
  };
  const accounts = await startAccounts({ config, deployment, site: () => site, clock, dataDir, log, metrics });
  const previewToken = config.previewToken === undefined ? undefined : createPreviewToken(config.previewToken);
  const editor: Middleware = isDevelopment
    ? createEditor({ config, root, scratchDir: dataDir, load })
    : () => undefined;
  const draining = new AbortController();
  const mediaHost = deployment.mediaOrigin ?? '';
  let development: Development | undefined;
  let service: SiteServer;

  const server = createNodeServer(
    (request, remoteAddress) => service.handle(request, remoteAddress),
    log,
    isDevelopment
      ? (request, response, next) => {
          if (development) development.middleware(request, response, next);
          else next();
        }
      : undefined,
  );
  const createService = () =>
    composeServer({
      deployment,
      runtime: { clock, log, metrics, draining: draining.signal },
      site,
      renderer,
      files,
      accounts,
      previewToken,
      editor,
      allowsInlineCode: isDevelopment,
    });
  const onChange = (path: string) => {
    if (path.startsWith('content/')) site = reload(() => load().site, log) ?? site;
    service = createService();
  };
  if (isDevelopment) development = await startDevelopment({ root, server, mediaHost, onChange });
  const renderer = development?.renderer ?? (await loadRenderer(root, mediaHost));
  service = createService();

  const address = await listen(server, config.port, config.host);
  const checkClock = watchClock(clock, log);
  setInterval(() => {
    checkClock();
    void service.cache.renderAhead();
  }, 1000).unref();
  const retainCurrentFiles = () =>
    Promise.all([
      retainAssets({ files: currentFiles, into: retainedAssetsDir, now: systemClock.now() }),
      sweepMediaStore({
        folder: mediaDir,
        isServed: (pathname) => hasMedia(site, pathname),
        now: systemClock.now(),
      }),
    ]).catch((error: unknown) =>
      log.warn({ error: (error as Error).message }, 'assets and media could not be retained for the next build'),
    );
  if (!isDevelopment) {
    void retainCurrentFiles();
    setInterval(retainCurrentFiles, retainIntervalMs).unref();
  }
  // In development, the web socket of an open tab would block the shutdown forever.
  shutDownOnSignals({
    server,
    draining,
    log,
    close: accounts.close,
    maxDrainMs: isDevelopment ? 200 : undefined,
    noticeMs: config.drainSeconds * 1000,
  });
  const hosts = [...ownHostnames(site, [deployment.publicOrigin, deployment.mediaOrigin])];
  log.info({ address, environment: config.environment, build: renderer.build, hosts }, `serving on ${address}`);
}

/** Reloads the content after a change. If the new content has errors, they are logged and the old content stays. */
function reload<Loaded>(load: () => Loaded, log: Log): Loaded | undefined {
  try {
    return load();
  } catch (error) {
    log.error({}, (error as Error).message);
    return undefined;
  }
}

try {
  await start();
} catch (error) {
  if (!(error instanceof StartError || error instanceof ContentError)) throw error;
  console.error(`The server cannot start.\n${error.message}`);
  process.exit(1);
}
