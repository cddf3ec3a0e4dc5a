import { isAnnounced } from '../offers/offer.ts';
import type { EditionCode } from '../place/editions.ts';
import { createResolveContext } from '../resolve/resolve-context.ts';
import type { Site } from '../site.ts';
import type { Moment } from '../time/moment.ts';

export interface RegistrableProduct {
  id: string;
  name: string;
}

/**
 * Products that owners can register, in the order of the catalogue: everything that the edition sells or has sold,
 * without bundles and unannounced products. Of several entries with the same shop page only the first is listed.
 */
export function registrableProducts(site: Site, edition: EditionCode, moment: Moment): RegistrableProduct[] {
  const { productName } = createResolveContext(site, edition, moment);
  const productsByShopPath = new Map<string, RegistrableProduct>();
  for (const [id, { buy }] of Object.entries(site.offers[edition])) {
    if (site.products[id]?.bundle || !isAnnounced(site, edition, id, moment)) continue;
    const shopPath = buy || id;
    if (!productsByShopPath.has(shopPath)) productsByShopPath.set(shopPath, { id, name: productName(id) });
  }
  return [...productsByShopPath.values()];
}
