import * as z from 'zod';
import { pictureId } from '#core/media/picture-schema.ts';
import { defineSection, type SectionValue } from '#core/section/define.ts';
import { dialogClipKey, dialogClipWords, resolveDialogClip } from '#core/section/dialog-clip.ts';

const shape = z.strictObject({
  word: z.string().describe('Name of this shape, as wide as the screen: Tank.'),
  width: z
    .number()
    .positive()
    .describe(
      'Width of the word in capitals, in em: the first shape in the tall font width, the second in the wide one.',
    ),
  caption: z.string(),
});

/** The transformation: a film strip that follows the scroll position. */
export const morph = defineSection({
  structure: z.strictObject({
    film: pictureId.describe('A film strip. Its number of frames is in content/pictures.'),
    ...dialogClipKey,
  }),
  words: z.strictObject({
    nav: z.string().optional(),
    heading: z.string(),
    from: shape,
    to: shape,
    ...dialogClipWords,
  }),
  resolve({ film, clip }, { clip: clipWords, ...words }, context) {
    const { frames, ...picture } = context.picture(film);
    if (!frames) throw new Error(`the picture "${film}" is no film strip: it has no frames`);
    return { ...words, film: { ...picture, frames }, ...resolveDialogClip(context, clip, clipWords) };
  },
});

export type MorphValue = SectionValue<'morph', typeof morph>;
