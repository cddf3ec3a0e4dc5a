import * as z from 'zod';
import { pictureId } from '../schema/picture.ts';
import { defineSection } from './define.ts';
import { featuredProduct, productGlyph } from './featured-product.ts';
import { readingSurface } from './surface.ts';

/** What goes with a product. An edition shows what stands in its catalogue; without any, the section is left out. */
export const accessories = defineSection({
  structure: z.strictObject({
    surface: readingSurface.default('paper'),
    /** A poster of the product's name where there is no picture. */
    items: z.array(z.strictObject({ product: z.string(), picture: pictureId.optional() })).min(1),
  }),
  words: z.strictObject({
    nav: z.string().optional(),
    heading: z.string(),
    /** By product. */
    items: z.record(z.string(), z.strictObject({ text: z.string() })),
  }),
  resolve({ surface, items }, words, scope) {
    const shown = items
      .filter(({ product }) => scope.offer(product))
      .map(({ product, picture }) => {
        const text = words.items[product];
        if (!text) throw new Error(`the accessory "${product}" has no words`);
        return {
          ...featuredProduct(scope, product),
          id: product,
          picture: picture === undefined ? undefined : scope.picture(picture),
          glyph: picture === undefined ? productGlyph(scope, product) : undefined,
          ...text,
        };
      });
    return shown.length > 0 ? { surface, ...words, items: shown } : undefined;
  },
});
