import * as z from 'zod';
import { buyingLaw } from '#rules/context/law.ts';
import { productGlyph } from '#rules/context/product-glyph.ts';
import { pictureId } from '#rules/schema/picture.ts';
import type { SectionValue } from '#rules/section/define.ts';
import { defineSection } from '#rules/section/define.ts';
import { featuredProduct } from '#rules/section/featured-product.ts';
import { instalmentsOf } from '#rules/section/page-product.ts';
import { readingSurface } from '#rules/section/surface.ts';

/** Several products of one page, each with its price and a link to the shop. Unannounced products are left out. */
export const offers = defineSection({
  structure: z.strictObject({
    surface: readingSurface.default('paper'),
    products: z
      .array(z.strictObject({ product: z.string(), picture: pictureId.optional() }))
      .min(2)
      .describe("If empty: a poster of the product's name."),
  }),
  words: z.strictObject({
    nav: z.string().optional(),
    heading: z.string(),
    lead: z.string().optional(),
    products: z
      .record(z.string(), z.strictObject({ text: z.string(), points: z.array(z.string()).default([]) }))
      .describe('By product; points: what makes it different, in a few words each.'),
    instalmentNote: z.string().optional().describe('About the equal payments. Shown if the region offers them.'),
    payments: z.string().describe('Where and how to pay.'),
  }),
  resolve({ surface, products }, { products: words, instalmentNote, ...rest }, context) {
    const visibleProducts = products
      .filter(({ product }) => context.offer(product))
      .map(({ product, picture }) => {
        const text = words[product];
        if (!text) throw new Error(`the product "${product}" has no words`);
        const { name, accent, offer } = featuredProduct(context, product);
        return {
          id: product,
          name,
          accent,
          offer,
          instalments: instalmentsOf(offer, context),
          picture: picture === undefined ? undefined : context.picture(picture),
          glyph: picture === undefined ? productGlyph(context, product) : undefined,
          ...text,
        };
      });
    if (visibleProducts.length === 0) return undefined;
    return {
      surface,
      ...rest,
      products: visibleProducts,
      instalmentNote: visibleProducts.some(({ instalments }) => instalments) ? instalmentNote : undefined,
      law: buyingLaw(
        visibleProducts.some(({ instalments }) => instalments),
        context,
      ),
      paymentMarks: context.site.regions[context.edition].paymentMarks,
    };
  },
});

export type OffersValue = SectionValue<'offers', typeof offers>;
