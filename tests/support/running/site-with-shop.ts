import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shopProducts, shopTerms } from '#core/offers/shop-terms.ts';
import { type EditionCode, editions } from '#core/place/editions.ts';
import { Moment } from '#core/time/moment.ts';
import { composeFollowingShops } from '#main/compose.ts';
import { openServices } from '#main/services.ts';
import { deploymentOf } from '#server/deployment.ts';
import { readStaticFiles } from '#server/files/static-files.ts';
import { createNodeServer } from '#server/http/listen.ts';
import { createLog } from '#server/log/log.ts';
import { loadRenderer } from '#server/pages/renderer.ts';
import { readConfig } from '#server/settings/config.ts';
import { fixedClock } from '#server/time/clock.ts';
import { realSite } from '../site/real-site.ts';
import { openFakeShop } from './fake-shop.ts';

const root = join(import.meta.dirname, '../../..');

/**
 * The built site in this process, at an instant that the test moves, with an edition that follows a shop on this
 * machine. That shop sells what our pages show.
 */
export async function startSiteWithShop(edition: EditionCode, now: number, settings: Record<string, string>) {
  const shop = await openFakeShop();
  const region = realSite.regions[edition];
  const site = {
    ...realSite,
    settings: { ...realSite.settings, allowedHosts: ['127.0.0.1'] },
    regions: { ...realSite.regions, [edition]: { ...region, shop: { ...region.shop, host: shop.origin } } },
  };
  for (const { product, path } of shopProducts(site, edition)) {
    const terms = shopTerms(site, edition, product, new Moment(now));
    if (terms?.price !== undefined)
      shop.products.set(path.replace(/^\/products\/|\?.*$/g, ''), {
        price: terms.price,
        compareAt: terms.compareAt,
        currency: editions[edition].currency,
        available: terms.stock !== 'soldOut',
        tags: terms.stock === 'preOrder' ? ['pre-order'] : [],
      });
  }
  const config = readConfig({ SITE_ENV: 'test', PORT: '0', SHOP_CHECK_MINUTES: '1440', ...settings });
  const dataDir = mkdtempSync(join(tmpdir(), 'kinetra-shop-'));
  const lines: string[] = [];
  const [clock, log] = [fixedClock(now), createLog({ write: (line) => void lines.push(line) })];
  const deployment = deploymentOf({ ...config, stockEditions: [edition] });
  const services = await openServices({ config, deployment, clock, log, dataDir, site, measuresProcess: false });
  const { handle, renderAhead } = await composeFollowingShops({
    root,
    deployment,
    clock,
    log,
    site,
    renderer: await loadRenderer(root, ''),
    services,
    files: {
      pages: await readStaticFiles([join(root, 'build/client'), join(root, 'document/public')]),
      desk: await readStaticFiles([join(root, 'build/desk/client')]),
    },
    draining: new AbortController().signal,
  });
  const server = createNodeServer(handle, log);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    shop,
    services,
    lines,
    /** Moves the clock, and checks the shop then. */
    async check(milliseconds: number) {
      clock.set(clock.now() + milliseconds);
      await services.shopWatch?.check();
      await renderAhead();
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      shop.close();
      await services.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
