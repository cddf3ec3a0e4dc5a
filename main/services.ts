import { join } from 'node:path';
import type { Site } from '#core/site.ts';
import type { Deployment } from '#server/deployment.ts';
import { type MediaStore, openMediaStore } from '#server/files/media-store.ts';
import type { EncodePicture } from '#server/files/pictures/encoder-process.ts';
import { createPictureEncoder } from '#server/files/pictures/picture-encoder.ts';
import type { Log } from '#server/log/log.ts';
import { createMetrics, type Metrics } from '#server/metrics/metrics.ts';
import { createPreviewToken, type PreviewToken } from '#server/pages/preview-token.ts';
import type { Config } from '#server/settings/config.ts';
import { shopCheckSettings } from '#server/settings/shop-settings.ts';
import type { ShopStock } from '#server/shops/shop-stock.ts';
import { type ShopWatch, watchShops } from '#server/shops/watch-shops.ts';
import type { Clock } from '#server/time/clock.ts';
import { type RunningAccounts, startAccounts } from './accounts/start-accounts.ts';
import { openShopStock } from './shop-stock.ts';

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
  /** Undefined without PREVIEW_TOKEN. */
  previewToken: PreviewToken | undefined;
  encodePicture: EncodePicture;
  /** Undefined on nodes that check no shops. */
  shopWatch: ShopWatch | undefined;
  /** Undefined where no edition follows its shop. */
  shopStock: ShopStock | undefined;
  close(): Promise<void>;
}

/** Throws a StartError if the accounts cannot be opened. */
export async function openServices({ measuresProcess, ...options }: ServicesOptions): Promise<Services> {
  const { config, deployment, clock, dataDir, log, site } = options;
  const metrics = createMetrics(deployment, { measuresProcess });
  const accounts = await startAccounts({ ...options, metrics: metrics.accounts });
  const pictureEncoder = createPictureEncoder({ log });
  const { editions, stockEditions } = deployment;
  const shopStock = stockEditions.length > 0 ? openShopStock(stockEditions, accounts) : undefined;
  const shopWatch =
    config.shopCheckMinutes > 0
      ? watchShops({ site, editions, clock, ...shopCheckSettings(config) }, log, shopStock)
      : undefined;
  shopWatch?.start(config.shopCheckMinutes);
  return {
    metrics,
    accounts,
    mediaStore: openMediaStore(mediaStoreIn(dataDir), log),
    previewToken: config.previewToken === undefined ? undefined : createPreviewToken(config.previewToken),
    encodePicture: pictureEncoder.encode,
    shopWatch,
    shopStock,
    close: async () => {
      shopWatch?.stop();
      shopStock?.stop();
      await Promise.all([accounts.close(), pictureEncoder.close()]);
    },
  };
}

export const mediaStoreIn = (dataDir: string): string => join(dataDir, 'media');
