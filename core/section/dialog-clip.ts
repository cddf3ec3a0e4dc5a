import * as z from 'zod';
import { texts } from '../fields/fields.ts';
import { clipId } from '../media/clip-schema.ts';
import type { Clip } from '../media/picture.ts';
import type { ResolveContext } from '../resolve/resolve-context.ts';

export const dialogClipKey = { clip: clipId.optional() };

const watchWords = texts('title', 'description').extend({
  watch: z.string().describe('Label of the button that opens the dialog.'),
});

export const dialogClipWords = { clip: watchWords.optional() };

export type DialogClip = z.output<typeof watchWords> & { clip: Clip };

/** Resolves a section's clip with its texts; empty if it has none. Throws if the texts are missing. */
export function resolveDialogClip(
  context: ResolveContext,
  id: string | undefined,
  words: z.output<typeof watchWords> | undefined,
): { watching?: DialogClip } {
  if (!id) return {};
  if (!words) throw new Error(`the clip "${id}" has no button and no dialog: it lacks words`);
  return { watching: { ...words, clip: context.clip(id) } };
}
