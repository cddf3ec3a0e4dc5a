import * as z from 'zod';
import { entryKey } from '#core/fields/roles.ts';
import { pictureId } from '#core/media/picture-schema.ts';
import { defineSection, type SectionValue } from '#core/section/define.ts';
import { dialogClipKey, dialogClipWords, resolveDialogClip } from '#core/section/dialog-clip.ts';
import { entryWords } from '#core/section/entries.ts';

/** The shapes of one robot side by side, in the order of its transformation. */
export const shapes = defineSection({
  structure: z.strictObject({
    shapes: z
      .array(
        z.strictObject({
          id: entryKey,
          picture: pictureId,
          height: z.number().min(0.2).max(1).default(1).describe('Height relative to the highest one, which is 1.'),
        }),
      )
      .min(2)
      .max(3)
      .describe('Cut-outs, in order; the id is the key of their texts.'),
    ...dialogClipKey,
  }),
  words: z.strictObject({
    nav: z.string().optional(),
    heading: z.string(),
    lead: z.string().optional(),
    shapes: z.record(z.string(), z.strictObject({ title: z.string(), text: z.string() })),
    ...dialogClipWords,
  }),
  resolve: ({ shapes: entries, clip }, { clip: clipWords, ...words }, context) => ({
    ...words,
    shapes: entries.map(({ id, picture, height }) => ({
      id,
      picture: context.picture(picture),
      height,
      ...entryWords(words.shapes, id, 'shape'),
    })),
    ...resolveDialogClip(context, clip, clipWords),
  }),
});

export type ShapesValue = SectionValue<'shapes', typeof shapes>;
