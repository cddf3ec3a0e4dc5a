import * as z from 'zod';
import { pictureId } from '../../schema/picture.ts';
import { defineSection } from '../parts/define.ts';
import { editionLists, entryFrame, shownEntries } from '../parts/entries.ts';
import { featuredProduct, productGlyph } from '../parts/featured-product.ts';

const card = entryFrame.extend({
  picture: pictureId.optional().describe("Cut-out on the plate; a poster of the product's name without."),
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
        identify: z.string().optional().describe('What sets an edition apart: LIMITED EDITION.'),
      }),
    ),
  }),
  resolve({ cards: entries, lists }, { heading, cards: words }, scope) {
    const cards = shownEntries({ entries, words, lists }, scope).map(
      ({ id, entry: { product, picture }, words: { describe, identify } }) => ({
        ...featuredProduct(scope, product),
        id,
        describe,
        identify,
        picture: picture === undefined ? undefined : scope.picture(picture),
        glyph: picture === undefined ? productGlyph(scope, product) : undefined,
      }),
    );
    return cards.length > 0 ? { heading, cards } : undefined;
  },
});
