import { join } from 'node:path';
import { demonstrationValues } from '#core/products/demonstration.ts';
import type { Site } from '#core/site.ts';
import { ContentError } from '#server/content/content-error.ts';
import { loadSite } from '#server/content/load-site.ts';
import { siteSourcesOf } from '#server/content/site-sources.ts';
import { readVerified } from '#server/content/verified-content.ts';
import { deploymentOf } from '#server/deployment.ts';
import { retainAssets, withRetainedAssets } from '#server/files/asset-retention.ts';
import { hasMedia } from '#server/files/media.ts';
import { sweepMediaStore } from '#server/files/media-store.ts';
import { readStaticFiles } from '#server/files/static-files.ts';
import { ownHostnames } from '#server/http/hosts.ts';
import { createNodeServer, listen } from '#server/http/listen.ts';
import { createLog, type Log } from '#server/log/log.ts';
import { loadRenderer } from '#server/pages/renderer.ts';
import { readConfig } from '#server/settings/config.ts';
import { StartError } from '#server/settings/start-error.ts';
import { shutDownOnSignals } from '#server/shutdown.ts';
import { startClock, systemClock } from '#server/time/clock.ts';
import { watchClock } from '#server/time/watch-clock.ts';
import { composeFollowingShops } from './compose.ts';
import { openDataDir } from './data-dir.ts';
import { mediaStoreIn, openServices } from './services.ts';

const root = join(import.meta.dirname, '..');
/** The interval in ms at which a running server marks its assets as still in use. */
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
  const currentFiles = await readStaticFiles([join(root, 'build/client'), join(root, 'document/public')]);
  const retainedAssetsDir = join(dataDir, 'assets');
  warnOfDemonstration(site, log);
  const renderer = await loadRenderer(root, deployment.mediaOrigin ?? '');
  const draining = new AbortController();
  const services = await openServices({ config, deployment, clock, log, dataDir, site, measuresProcess: true });
  const { handle, renderAhead } = await composeFollowingShops({
    root,
    deployment,
    clock,
    log,
    site,
    renderer,
    services,
    draining: draining.signal,
    files: {
      pages: withRetainedAssets(currentFiles, [join(root, 'build/retained/assets'), retainedAssetsDir]),
      desk: await readStaticFiles([join(root, 'build/desk/client')]),
    },
  });
  const server = createNodeServer(handle, log, deployment.trustedProxies);
  const address = await listen(server, config.port, config.host);
  const checkClock = watchClock(clock, log);
  setInterval(() => {
    checkClock();
    void renderAhead();
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
  shutDownOnSignals({ server, draining, log, close: services.close, noticeMs: config.drainSeconds * 1000 });
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
