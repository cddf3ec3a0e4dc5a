import type { OfferNow } from '../../commerce/offer.ts';
import type { ResolveContext } from '../../context/resolve-context.ts';
import type { Link } from '../../site/link.ts';

/** A product in a slide, panel or card. */
export interface FeaturedProduct {
  name: string;
  accent: string;
  offer: OfferNow;
  /** The product's page, while it is live. */
  link?: Link | undefined;
}

/**
 * Resolves a product for this edition. Throws if its catalogue does not have the product, or before the announcement.
 */
export function featuredProduct(context: ResolveContext, product: string): FeaturedProduct {
  const { site, edition } = context;
  const accent = site.products[product]?.accent;
  const offer = context.offer(product);
  if (accent === undefined || !offer) throw new Error(`the catalogue of ${edition} has no product "${product}" now`);
  const slug = site.offers[edition][product]?.link;
  return { name: context.productName(product), accent, offer, link: slug ? context.link(`page:${slug}`) : undefined };
}
