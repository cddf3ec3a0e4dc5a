import * as z from 'zod';
import { productLine } from '#rules/context/catalogue.ts';
import { productGlyph } from '#rules/context/product-glyph.ts';
import { pictureId } from '#rules/schema/picture.ts';
import type { SectionValue } from '#rules/section/define.ts';
import { defineSection } from '#rules/section/define.ts';
import { baseEntry, editionLists, isEntryVisible } from '#rules/section/entries.ts';
import { featuredProduct } from '#rules/section/featured-product.ts';

const card = baseEntry.extend({
  picture: pictureId.optional().describe("Cut-out on the card. If empty: a poster of the product's name."),
});

/** Product cards, with a list for each edition. */
export const shelf = defineSection({
  structure: z.strictObject({ cards: z.record(z.string(), card), lists: editionLists }),
  words: z.strictObject({ heading: z.string() }),
  resolve({ cards: entries, lists }, { heading }, context) {
    const cards = (lists[context.edition] ?? []).flatMap((id) => {
      const entry = entries[id];
      if (!entry) throw new Error(`the list of ${context.edition} names "${id}", which is no card of the section`);
      if (!isEntryVisible(entry, context)) return [];
      const { product, picture } = entry;
      return [
        {
          ...featuredProduct(context, product),
          id,
          describe: productLine(context, product),
          identify: context.localised(context.site.products[product]?.badge),
          picture: picture === undefined ? undefined : context.picture(picture),
          glyph: picture === undefined ? productGlyph(context, product) : undefined,
        },
      ];
    });
    return cards.length > 0 ? { heading, cards } : undefined;
  },
});

export type ShelfValue = SectionValue<'shelf', typeof shelf>;
