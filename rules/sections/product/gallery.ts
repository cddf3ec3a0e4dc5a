import * as z from 'zod';
import { pictureId } from '../../schema/picture.ts';
import { defineSection } from '../parts/define.ts';
import { maySpeakOf, spokenOf } from '../parts/spoken-of.ts';

/** Pictures that open full screen. */
export const gallery = defineSection({
  structure: z.strictObject({
    pictures: z
      .array(
        z.strictObject({
          picture: pictureId,
          ground: z
            .enum(['dark', 'light', 'accent'])
            .default('dark')
            .describe("Ground under a cut-out: the stage, daylight, or the product's colour."),
          ...spokenOf,
        }),
      )
      .min(2),
  }),
  words: z.strictObject({ nav: z.string().optional(), heading: z.string() }),
  resolve({ pictures }, words, scope) {
    const { gallery: messages } = scope.messages;
    const shown = pictures.filter(maySpeakOf(scope));
    return {
      ...words,
      pictures: shown.map(({ picture: id, ground }, index) => {
        const picture = scope.picture(id);
        return {
          picture,
          ground,
          /** Announces that the picture opens full screen. */
          label: scope.format(messages.open, { alt: picture.alt }),
          /** `3 / 9` */
          position: scope.format(messages.count, { index: index + 1, count: shown.length }),
        };
      }),
    };
  },
});
