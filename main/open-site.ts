import { join } from 'node:path';
import type { Site } from '#rules/site/site.ts';
import { deploymentOf } from '#server/deployment.ts';
import { openMediaStore } from '#server/files/media-store.ts';
import { createPictureEncoder } from '#server/files/pictures/picture-encoder.ts';
import type { StaticFiles } from '#server/files/static-files.ts';
import type { Log } from '#server/log/log.ts';
import { createMetrics } from '#server/metrics/metrics.ts';
import { createPreviewToken } from '#server/pages/preview-token.ts';
import type { Renderer } from '#server/pages/renderer.ts';
import type { Config } from '#server/settings/config.ts';
import type { Clock } from '#server/time/clock.ts';
import { startAccounts } from './accounts/start-accounts.ts';
import type { DevelopmentParts, SiteServer } from './compose.ts';
import { composeServer } from './compose.ts';

export interface OpenSiteOptions {
  root: string;
  config: Config;
  clock: Clock;
  log: Log;
  dataDir: string;
  site: Site;
  renderer: Renderer;
  files: { pages: StaticFiles; desk: StaticFiles };
  /** Aborted when the server starts to shut down. */
  draining: AbortSignal;
  development?: DevelopmentParts | undefined;
}

export interface OpenSite extends SiteServer {
  /** Closes the accounts and ends the process that encodes pictures. */
  close(): Promise<void>;
}

/** Opens the accounts and all else that a loaded site is served with. Throws a StartError if that is impossible. */
export async function openSite(options: OpenSiteOptions): Promise<OpenSite> {
  const { root, config, clock, log, dataDir, site, renderer, files, draining, development } = options;
  const deployment = deploymentOf(config);
  const metrics = createMetrics(deployment, { measuresProcess: development === undefined });
  const accounts = await startAccounts({ config, deployment, site, clock, dataDir, log, metrics: metrics.accounts });
  const pictureEncoder = createPictureEncoder({ log });
  const service = composeServer({
    ...{ deployment, site, renderer, accounts, development },
    runtime: { clock, log, metrics, draining },
    files: { ...files, root, mediaStore: openMediaStore(mediaStoreIn(dataDir), log) },
    encodePicture: pictureEncoder.encode,
    previewToken: config.previewToken === undefined ? undefined : createPreviewToken(config.previewToken),
  });
  const close = async () => {
    await Promise.all([accounts.close(), pictureEncoder.close()]);
  };
  return { ...service, close };
}

export const mediaStoreIn = (dataDir: string): string => join(dataDir, 'media');
