import { join } from 'node:path';
import { demonstrationValues } from '#rules/site/demonstration.ts';
import type { Site } from '#rules/site/site.ts';
import { ContentError } from './content/content-error.ts';
import { loadSite } from './content/load-site.ts';
import { siteSourcesOf } from './content/site-sources.ts';
import { readVerified } from './content/verified-content.ts';
import { deploymentOf } from './deployment.ts';
import { retainAssets, withRetainedAssets } from './files/asset-retention.ts';
import { openDataDir } from './files/data-dir.ts';
import { hasMedia } from './files/has-media.ts';
import { sweepMediaStore } from './files/media-store.ts';
import { readStaticFiles } from './files/static-files.ts';
import { ownHostnames } from './http/hosts.ts';
import { createNodeServer, listen } from './http/listen.ts';
import type { Log } from './log/log.ts';
import { createLog } from './log/log.ts';
import { mediaStoreIn, openSite } from './open-site.ts';
import { loadRenderer } from './pages/renderer.ts';
import { readConfig } from './settings/config.ts';
import { StartError } from './settings/start-error.ts';
import { shutDownOnSignals } from './shutdown.ts';
import { startClock, systemClock } from './time/clock.ts';
import { watchClock } from './time/watch-clock.ts';

const root = join(import.meta.dirname, '..');
/** How often a running server marks its assets as still in use, in ms. */
const retainIntervalMs = 3_600_000;

/** A site that goes live with fictional facts of its company breaks the law of every edition. */
function warnOfDemonstration(site: Site, log: Log): void {
  const values = site.environment === 'production' ? demonstrationValues(site) : [];
  if (values.length > 0)
    log.warn(
      { values: values.map(({ path }) => path) },
      `content/company.yaml has ${values.length} values that nobody has: replace them (docs/how-to/go-live.md)`,
    );
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog();
  const deployment = deploymentOf(config);
  const clock = startClock(config.clockStart);
  const dataDir = await openDataDir(config.dataDir, log);
  const site = loadSite({ ...siteSourcesOf(root, config), ...readVerified(root) });
  const currentFiles = await readStaticFiles([join(root, 'build/client'), join(root, 'app/public')]);
  const retainedAssetsDir = join(dataDir, 'assets');
  warnOfDemonstration(site, log);
  const renderer = await loadRenderer(root, deployment.mediaOrigin ?? '');
  const draining = new AbortController();
  const service = await openSite({
    ...{ root, config, clock, log, dataDir, site, renderer },
    draining: draining.signal,
    files: {
      pages: withRetainedAssets(currentFiles, [join(root, 'build/retained/assets'), retainedAssetsDir]),
      desk: await readStaticFiles([join(root, 'build/desk/client')]),
    },
  });
  const server = createNodeServer(service.handle, log, deployment.trustedProxies);
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
        folder: mediaStoreIn(dataDir),
        isServed: (pathname) => hasMedia(site, pathname),
        now: systemClock.now(),
      }),
    ]).catch((error: unknown) =>
      log.warn({ error: (error as Error).message }, 'assets and media could not be retained for the next build'),
    );
  void retainCurrentFiles();
  setInterval(retainCurrentFiles, retainIntervalMs).unref();
  shutDownOnSignals({ server, draining, log, close: service.close, noticeMs: config.drainSeconds * 1000 });
  const hosts = [...ownHostnames(site, [deployment.publicOrigin, deployment.mediaOrigin])];
  log.info({ address, environment: config.environment, build: renderer.build, hosts }, `serving on ${address}`);
}

try {
  await start();
} catch (error) {
  if (!(error instanceof StartError || error instanceof ContentError)) throw error;
  console.error(`The server cannot start.\n${error.message}`);
  process.exit(1);
}
