import * as z from 'zod';
import { clipId } from '../schema/clip.ts';
import { pictureId } from '../schema/picture.ts';
import { defineSection } from './define.ts';

const shape = z.strictObject({
  /** What the machine is in this shape, set as wide as the window: `Tank`. */
  word: z.string(),
  /** Width of the word in capitals in em: the first shape in the tall width, the second in the wide one. */
  width: z.number().positive(),
  caption: z.string(),
});

/** The transformation: a film strip that follows the scroll from one shape to the other. */
export const morph = defineSection({
  structure: z.strictObject({
    /** A film strip; `frames` stands with its words in `content/pictures`. */
    film: pictureId,
    /** A clip of the same, watched in a dialog. */
    clip: clipId.optional(),
  }),
  words: z.strictObject({
    nav: z.string().optional(),
    heading: z.string(),
    from: shape,
    to: shape,
    clip: z
      .strictObject({
        /** The button that opens the dialog. */
        watch: z.string(),
        title: z.string(),
        description: z.string(),
      })
      .optional(),
  }),
  resolve({ film, clip: clipId }, { clip, ...words }, scope) {
    const { frames, ...picture } = scope.picture(film);
    if (!frames) throw new Error(`the picture "${film}" is no film strip: it has no frames`);
    if (clipId && !clip) throw new Error(`the clip "${clipId}" has no button and no dialog: it lacks words`);
    return { ...words, film: { ...picture, frames }, ...(clipId && clip && { watching: { ...clip, clip: scope.clip(clipId) } }) };
  },
});
