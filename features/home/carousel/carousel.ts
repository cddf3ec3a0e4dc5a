import * as z from 'zod';
import { entryKey } from '#core/fields/roles.ts';
import { clipId } from '#core/media/clip-schema.ts';
import { pictureId } from '#core/media/picture-schema.ts';
import { productGlyph } from '#core/products/catalogue.ts';
import { defineSection, type SectionValue } from '#core/section/define.ts';
import { baseEntry, editionLists, visibleEntries } from '#core/section/entries.ts';
import { featuredProduct } from '#core/section/page-product.ts';
import { saleSlide } from './sale-slide.ts';

const slide = baseEntry.extend({
  composition: z
    .enum(['standing', 'parked', 'word'])
    .describe(
      'standing: a tall cut-out beside the words; parked: a wide one below them; word: in front of the ' +
        "product's name in giant letters, as the parked one on wide screens.",
    ),
  surface: z.enum(['dark', 'flood']),
  picture: pictureId.optional(),
  clip: clipId
    .optional()
    .describe(
      'Clip of the robot, also for the slide of a sale. In a dark first slide it plays by itself on wide screens.',
    ),
});

/** The top of the home page: the live sale, then a slide for each product that the edition features. */
export const carousel = defineSection({
  structure: z.strictObject({ slides: z.record(entryKey, slide), lists: editionLists }),
  words: z.strictObject({
    slides: z.record(
      z.string(),
      z.strictObject({
        lead: z.string(),
        credit: z.string().optional().describe('Credit for a voice or a character, if required.'),
        tab: z.string().optional().describe("Short name on the slide's tab. If empty: the product's name."),
      }),
    ),
  }),
  resolve({ slides: entries, lists }, words, context) {
    const productSlides = visibleEntries({ entries, words: words.slides, lists }, context).map(
      ({ id, entry, words: { lead, credit, tab } }) => {
        const { product, composition, surface, picture, clip } = entry;
        const featured = featuredProduct(context, product);
        const { offer } = featured;
        return {
          ...featured,
          id,
          composition,
          surface,
          lead,
          credit,
          picture: picture === undefined ? undefined : context.picture(picture),
          clip: clip === undefined ? undefined : context.clip(clip),
          giant: composition === 'standing' ? undefined : productGlyph(context, product),
          tone: undefined,
          deals: undefined,
          countdown: undefined,
          priceNote: offer.buy && !offer.price ? context.messages.catalogue.priceInShop : undefined,
          tab: { label: tab ?? featured.name, note: offer.buy ? offer.price?.text : context.messages.buy[offer.state] },
        };
      },
    );
    const clips = new Map(Object.values(entries).map(({ product, clip }) => [product, clip]));
    const sale = saleSlide(context, clips);
    const slides = sale
      ? [sale, ...productSlides.filter(({ offer }) => offer.product !== sale.offer.product)]
      : productSlides;
    return slides.length > 0 ? { slides } : undefined;
  },
});

export type CarouselValue = SectionValue<'carousel', typeof carousel>;
