import type { OfferNow } from '../../commerce/offer.ts';
import type { ResolveContext } from '../../context/resolve-context.ts';
import type { Link } from '../../site/link.ts';

/** A product as a slide, a panel or a card speaks of it. */
export interface FeaturedProduct {
  name: string;
  /** Name of the product's accent. */
  accent: string;
  offer: OfferNow;
  /** The product's page; absent where it is not there now. */
  link?: Link | undefined;
}

/**
 * What an edition says of a product now. Throws where its catalogue has no such product, or it is not announced yet.
 */
export function featuredProduct(scope: ResolveContext, product: string): FeaturedProduct {
  const { site, edition } = scope;
  const accent = site.products[product]?.accent;
  const offer = scope.offer(product);
  if (accent === undefined || !offer) throw new Error(`the catalogue of ${edition} has no product "${product}" now`);
  const slug = site.offers[edition][product]?.link;
  return { name: scope.productName(product), accent, offer, link: slug ? scope.link(`page:${slug}`) : undefined };
}

/** The product's name as a set in the tall width, and its width in em. */
export function productGlyph({ site }: ResolveContext, product: string): { text: string; width: number } {
  const { word = '', wordWidth = [1, 1] } = site.products[product] ?? {};
  return { text: word.replaceAll('|', ''), width: wordWidth[0] };
}
