import * as z from 'zod';
import { pictureId } from '../schema/picture.ts';
import { defineSection } from './define.ts';
import { featuredProduct } from './featured-product.ts';
import { readingSurface } from './surface.ts';

/** What goes with a product. An edition shows what stands in its catalogue; without any, the section is left out. */
export const accessories = defineSection({
  structure: z.strictObject({
    surface: readingSurface.default('paper'),
    items: z.array(z.strictObject({ product: z.string(), picture: pictureId })).min(1),
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
        return { ...featuredProduct(scope, product), id: product, picture: scope.picture(picture), ...text };
      });
    return shown.length > 0 ? { surface, ...words, items: shown } : undefined;
  },
});
