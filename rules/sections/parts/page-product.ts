import type { OfferNow } from '../../commerce/offer.ts';
import type { ResolveContext } from '../../context/resolve-context.ts';
import type { FeaturedProduct } from './featured-product.ts';
import { featuredProduct } from './featured-product.ts';

/** The product of the page, as its edition sells it now. Throws on a page without one. */
export function pageProduct(scope: ResolveContext): FeaturedProduct {
  if (scope.product === undefined) throw new Error('this section needs the product of its page');
  return featuredProduct(scope, scope.product);
}

/**
 * The equal payments of an offer in the words of the interface, `12 × $124.92 a month`; undefined where there are none,
 * or nothing to buy.
 */
export function instalmentsOf(
  { instalment, buy }: Pick<OfferNow, 'instalment' | 'buy'>,
  scope: ResolveContext,
): string | undefined {
  if (!instalment || !buy) return undefined;
  return scope.format(scope.messages.price.instalments, { count: instalment.count, price: instalment.price.text });
}
