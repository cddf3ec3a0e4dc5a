import * as z from 'zod';
import { entryReference } from '#core/fields/roles.ts';
import { pictureId } from '#core/media/picture-schema.ts';
import { isAnnounced } from '#core/offers/offer.ts';
import { productGlyph } from '#core/products/catalogue.ts';
import { linkRef } from '#core/regions/region-schema.ts';
import type { ResolveContext } from '#core/resolve/resolve-context.ts';
import { defineSection, readingSurface, type SectionValue } from '#core/section/define.ts';
import { entryWords } from '#core/section/entries.ts';
import { featuredProduct } from '#core/section/page-product.ts';

/** Accessories that the edition sells, and others that have a page to link to. Left out where there is none. */
export const accessories = defineSection({
  structure: z.strictObject({
    surface: readingSurface.default('paper'),
    items: z
      .array(
        z.strictObject({
          product: entryReference('product'),
          picture: pictureId.optional(),
          link: linkRef
            .optional()
            .describe('Link for editions that do not sell it. If empty: those editions do not show it.'),
        }),
      )
      .min(1)
      .describe("If empty: a poster of the product's name."),
  }),
  words: z.strictObject({
    nav: z.string().optional(),
    heading: z.string(),
    items: z.record(z.string(), z.strictObject({ text: z.string() })).describe('By product.'),
  }),
  resolve({ surface, items }, words, context) {
    const visibleItems = items.flatMap(({ product, picture, link }) => {
      const featured = context.offer(product)
        ? featuredProduct(context, product)
        : unsoldAccessory(context, product, link);
      if (!featured) return [];

      return {
        ...featured,
        id: product,
        picture: picture === undefined ? undefined : context.picture(picture),
        glyph: picture === undefined ? productGlyph(context, product) : undefined,
        ...entryWords(words.items, product, 'accessory'),
      };
    });
    return visibleItems.length > 0 ? { surface, ...words, items: visibleItems } : undefined;
  },
});

export type AccessoriesValue = SectionValue<'accessories', typeof accessories>;

/** Shown while its link is live. Undefined before its announcement, here or where it is sold. */
function unsoldAccessory(context: ResolveContext, product: string, ref: string | undefined) {
  const { site, edition, moment } = context;
  const accent = site.products[product]?.accent;
  if (accent === undefined) throw new Error(`there is no product "${product}"`);
  const isSold = site.offers[edition][product] !== undefined;
  if (ref === undefined || isSold || !isAnnounced(site, edition, product, moment)) return undefined;
  const link = context.link(ref);
  return link && { name: context.productName(product), accent, link, offer: undefined };
}
