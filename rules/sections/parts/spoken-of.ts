import * as z from 'zod';
import type { ResolveContext } from '../../context/resolve-context.ts';

/**
 * Another product than the page's that a picture shows or words speak of: both are left out where the edition does not
 * know it now.
 */
export const spokenOf = { product: z.string().optional() };

/** What this edition may show now. Throws where something names a product that there is not. */
export const maySpeakOf =
  (scope: ResolveContext) =>
  ({ product }: { product?: string | undefined }): boolean => {
    if (product === undefined) return true;
    if (!scope.site.products[product]) throw new Error(`there is no product "${product}"`);
    return product === scope.product || scope.offer(product) !== undefined;
  };
