import { join } from 'node:path';
import type { Site } from '#core/site.ts';
import type { Deployment } from '#server/deployment.ts';
import { type MediaStore, openMediaStore } from '#server/files/media-store.ts';
import type { EncodePicture } from '#server/files/pictures/encoder-process.ts';
import { createPictureEncoder } from '#server/files/pictures/picture-encoder.ts';
import type { Log } from '#server/log/log.ts';
import { createMetrics, type Metrics } from '#server/metrics/metrics.ts';
import type { Config } from '#server/settings/config.ts';
import { shopCheckSettings } from '#server/settings/shop-settings.ts';
import { type ShopWatch, watchShops } from '#server/shops/watch-shops.ts';
import type { Clock } from '#server/time/clock.ts';
import { type RunningAccounts, startAccounts } from './accounts/start-accounts.ts';

interface ServicesOptions {
  config: Config;
  deployment: Deployment;
  clock: Clock;
  log: Log;
  dataDir: string;
  site: Site;
  /** Measures memory, garbage collection and so on, which never stops again. */
  measuresProcess: boolean;
}

/** All that a site is served with and that outlives it: in development, another site may take its place. */
export interface Services {
  metrics: Metrics;
  accounts: RunningAccounts;
  mediaStore: MediaStore;
  encodePicture: EncodePicture;
  /** Undefined on nodes that check no shops. */
  shopWatch: ShopWatch | undefined;
  close(): Promise<void>;
}

/** Throws a StartError if the accounts cannot be opened. */
export async function openServices({ measuresProcess, ...options }: ServicesOptions): Promise<Services> {
  const { config, deployment, clock, dataDir, log, site } = options;
  const metrics = createMetrics(deployment, { measuresProcess });
  const accounts = await startAccounts({ ...options, metrics: metrics.accounts });
  const pictureEncoder = createPictureEncoder({ log });
  const shopWatch =
    config.shopCheckMinutes > 0
      ? watchShops({ site, editions: deployment.editions, clock, ...shopCheckSettings(config) }, log)
      : undefined;
  shopWatch?.start(config.shopCheckMinutes);
  return {
    metrics,
    accounts,
    mediaStore: openMediaStore(mediaStoreIn(dataDir), log),
    encodePicture: pictureEncoder.encode,
    shopWatch,
    close: async () => {
      shopWatch?.stop();
      await Promise.all([accounts.close(), pictureEncoder.close()]);
    },
  };
}

export const mediaStoreIn = (dataDir: string): string => join(dataDir, 'media');
