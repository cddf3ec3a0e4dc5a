import * as z from 'zod';
import { entryReference } from '#core/fields/roles.ts';
import { buyingLaw } from '#core/law/page-law.ts';
import { pictureId } from '#core/media/picture-schema.ts';
import { productGlyph } from '#core/products/catalogue.ts';
import { defineSection, readingSurface, type SectionValue } from '#core/section/define.ts';
import { entryWords } from '#core/section/entries.ts';
import { featuredProduct, instalmentText } from '#core/section/page-product.ts';

/** Several products of one page, each with its price and a link to the shop. Unannounced products are left out. */
export const offers = defineSection({
  structure: z.strictObject({
    surface: readingSurface.default('paper'),
    products: z
      .array(z.strictObject({ product: entryReference('product'), picture: pictureId.optional() }))
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
        const featured = featuredProduct(context, product);
        return {
          ...featured,
          id: product,
          instalments: instalmentText(featured.offer, context),
          picture: picture === undefined ? undefined : context.picture(picture),
          glyph: picture === undefined ? productGlyph(context, product) : undefined,
          ...entryWords(words, product, 'product'),
        };
      });
    if (visibleProducts.length === 0) return undefined;
    const hasInstalments = visibleProducts.some(({ instalments }) => instalments);
    return {
      surface,
      ...rest,
      products: visibleProducts,
      instalmentNote: hasInstalments ? instalmentNote : undefined,
      law: buyingLaw(hasInstalments, context),
      paymentMarks: context.site.regions[context.edition].paymentMarks,
    };
  },
});

export type OffersValue = SectionValue<'offers', typeof offers>;
