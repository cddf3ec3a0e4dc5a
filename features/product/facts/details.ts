import * as z from 'zod';
import { entryKey } from '#core/fields/roles.ts';
import { pictureId } from '#core/media/picture-schema.ts';
import { defineSection, readingSurface, type SectionValue } from '#core/section/define.ts';
import { dialogClipKey, dialogClipWords, resolveDialogClip } from '#core/section/dialog-clip.ts';
import { entryWords, mayMention, mentionedProduct } from '#core/section/entries.ts';

/** Close-ups of a product, each with a fact. */
export const details = defineSection({
  structure: z.strictObject({
    surface: readingSurface.default('paper'),
    items: z
      .array(z.strictObject({ id: entryKey, picture: pictureId, ...mentionedProduct }))
      .min(2)
      .describe('Close-ups, in order; the id is the key of their texts.'),
    ...dialogClipKey,
  }),
  words: z.strictObject({
    nav: z.string().optional(),
    heading: z.string(),
    lead: z.string().optional(),
    items: z.record(z.string(), z.strictObject({ title: z.string(), text: z.string() })),
    ...dialogClipWords,
  }),
  resolve: ({ surface, items, clip }, { clip: clipWords, ...words }, context) => ({
    surface,
    ...words,
    items: items
      .filter(mayMention(context))
      .map(({ id, picture }) => ({ id, picture: context.picture(picture), ...entryWords(words.items, id, 'detail') })),
    ...resolveDialogClip(context, clip, clipWords),
  }),
});

export type DetailsValue = SectionValue<'details', typeof details>;
