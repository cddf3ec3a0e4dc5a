import * as z from 'zod';
import { entryKey } from '#core/fields/roles.ts';
import { pictureId } from '#core/media/picture-schema.ts';
import { productGlyph, productLine } from '#core/products/catalogue.ts';
import { defineSection, type SectionValue } from '#core/section/define.ts';
import { baseEntry, editionLists, isEntryVisible } from '#core/section/entries.ts';
import { featuredProduct } from '#core/section/page-product.ts';

const card = baseEntry.extend({
  picture: pictureId.optional().describe("Cut-out on the card. If empty: a poster of the product's name."),
});

/** Product cards, with a list for each edition. */
export const shelf = defineSection({
  structure: z.strictObject({ cards: z.record(entryKey, card), lists: editionLists }),
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
