import * as z from 'zod';
import { pictureId } from '../../schema/picture.ts';
import { defineSection } from '../parts/define.ts';
import { baseEntry, editionLists, visibleEntries } from '../parts/entries.ts';
import { featuredProduct, productGlyph } from '../parts/featured-product.ts';

const card = baseEntry.extend({
  picture: pictureId.optional().describe("Cut-out on the card. If empty: a poster of the product's name."),
});

/** Product cards, with a list for each edition. */
export const shelf = defineSection({
  structure: z.strictObject({ cards: z.record(z.string(), card), lists: editionLists }),
  words: z.strictObject({
    heading: z.string(),
    cards: z.record(
      z.string(),
      z.strictObject({
        describe: z.string(),
        identify: z.string().optional().describe('What makes an edition different, such as LIMITED EDITION.'),
      }),
    ),
  }),
  resolve({ cards: entries, lists }, { heading, cards: words }, context) {
    const cards = visibleEntries({ entries, words, lists }, context).map(
      ({ id, entry: { product, picture }, words: { describe, identify } }) => ({
        ...featuredProduct(context, product),
        id,
        describe,
        identify,
        picture: picture === undefined ? undefined : context.picture(picture),
        glyph: picture === undefined ? productGlyph(context, product) : undefined,
      }),
    );
    return cards.length > 0 ? { heading, cards } : undefined;
  },
});
