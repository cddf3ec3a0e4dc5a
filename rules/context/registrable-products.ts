import { isAnnounced } from '../commerce/offer.ts';
import type { EditionCode } from '../place/editions.ts';
import type { Site } from '../site/site.ts';
import type { Moment } from '../time/moment.ts';
import { createResolveContext } from './resolve-context.ts';

/** A product as its owner chooses it from a list. */
export interface RegistrableProduct {
  id: string;
  name: string;
}

/**
 * Products that owners can register in an edition, in the order of its catalogue: all that it sells or has sold, no
 * bundles, and none that is not announced yet. Entries that lead to the same article of the shop are one product: the
 * first of them.
 */
export function registrableProducts(site: Site, edition: EditionCode, moment: Moment): RegistrableProduct[] {
  const { productName } = createResolveContext(site, edition, moment);
  const articles = new Map<string, RegistrableProduct>();
  for (const [id, { buy }] of Object.entries(site.offers[edition])) {
    if (site.products[id]?.bundle || !isAnnounced(site, edition, id, moment)) continue;
    const article = buy || id;
    if (!articles.has(article)) articles.set(article, { id, name: productName(id) });
  }
  return [...articles.values()];
}
