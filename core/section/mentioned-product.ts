import { reference } from '../fields/roles.ts';
import type { ResolveContext } from '../resolve/resolve-context.ts';

/**
 * A product that an entry shows or mentions, other than the page's. The entry is left out until the product is
 * announced.
 */
export const mentionedProduct = { product: reference('product').optional() };

/** Filters entries by the product they mention. Throws if one names an unknown product. */
export const mayMention =
  (context: ResolveContext) =>
  ({ product }: { product?: string | undefined }): boolean => {
    if (product === undefined) return true;
    if (!context.site.products[product]) throw new Error(`there is no product "${product}"`);
    return product === context.product || context.offer(product) !== undefined;
  };
