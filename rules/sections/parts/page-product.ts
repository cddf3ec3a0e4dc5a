import type { OfferNow } from '../../commerce/offer.ts';
import type { ResolveContext } from '../../context/resolve-context.ts';
import type { FeaturedProduct } from './featured-product.ts';
import { featuredProduct } from './featured-product.ts';

/** The product of the page. Throws if the page has none. */
export function pageProduct(context: ResolveContext): FeaturedProduct {
  if (context.product === undefined) throw new Error('this section needs a product; set "product" in page.yaml');
  return featuredProduct(context, context.product);
}

/** Text of the instalments, `12 × $124.92 a month`; undefined where the offer has none or cannot be bought. */
export function instalmentsOf(
  { instalment, buy }: Pick<OfferNow, 'instalment' | 'buy'>,
  context: ResolveContext,
): string | undefined {
  if (!instalment || !buy) return undefined;
  return context.format(context.messages.price.instalments, { count: instalment.count, price: instalment.price.text });
}
