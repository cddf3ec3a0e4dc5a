import * as z from 'zod';
import { pictureId } from '#core/media/picture-schema.ts';
import { defineSection, type SectionValue } from '#core/section/define.ts';
import { mayMention, mentionedProduct } from '#core/section/entries.ts';

/** Pictures that open full screen. */
export const gallery = defineSection({
  structure: z.strictObject({
    pictures: z.array(z.strictObject({ picture: pictureId, ...mentionedProduct })).min(2),
  }),
  words: z.strictObject({ nav: z.string().optional(), heading: z.string() }),
  resolve({ pictures }, words, context) {
    const { gallery: messages } = context.messages;
    const visiblePictures = pictures.filter(mayMention(context));
    return {
      ...words,
      pictures: visiblePictures.map(({ picture: id }, index) => {
        const picture = context.picture(id);
        return {
          picture,
          label: context.format(messages.open, { alt: picture.alt }),
          position: context.format(messages.count, { index: index + 1, count: visiblePictures.length }),
        };
      }),
    };
  },
});

export type GalleryValue = SectionValue<'gallery', typeof gallery>;
