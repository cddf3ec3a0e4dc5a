import * as z from 'zod';
import { pictureId } from '../../schema/picture.ts';
import { defineSection } from '../parts/define.ts';
import { featuredProduct, productGlyph } from '../parts/featured-product.ts';
import { readingSurface } from '../parts/surface.ts';

/** A table that compares products by figures and current prices. */
export const compare = defineSection({
  structure: z.strictObject({
    surface: readingSurface.default('paper'),
    products: z
      .array(z.strictObject({ product: z.string(), picture: pictureId.optional() }))
      .min(2)
      .describe(
        "Columns, the page's product first. A product that is not announced in an edition has no column there.",
      ),
  }),
  words: z.strictObject({
    nav: z.string().optional(),
    heading: z.string(),
    price: z.string().describe('Label of the row of prices.'),
    rows: z
      .record(z.string(), z.strictObject({ label: z.string(), cells: z.record(z.string(), z.string()) }))
      .describe(
        'Rows by name, in the order of the file; cells by product, with its figures: ' +
          '{grimlockG1Flagship_servos, number}.',
      ),
  }),
  resolve({ surface, products }, { rows, price, ...words }, context) {
    const knownProducts = products.filter(({ product }) => context.offer(product));
    if (knownProducts.length < 2) return undefined;
    const columns = knownProducts.map(({ product, picture }) => ({
      ...featuredProduct(context, product),
      id: product,
      picture: picture === undefined ? undefined : context.picture(picture),
      glyph: picture === undefined ? productGlyph(context, product) : undefined,
    }));
    return {
      surface,
      ...words,
      priceLabel: price,
      columns,
      rows: Object.entries(rows).map(([id, { label, cells }]) => ({
        id,
        label,
        cells: columns.map((column) => {
          const cell = cells[column.id];
          if (cell === undefined) throw new Error(`the row "${id}" says nothing of the product "${column.id}"`);
          return cell;
        }),
      })),
    };
  },
});
