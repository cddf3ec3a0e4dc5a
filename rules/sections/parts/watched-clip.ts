import * as z from 'zod';
import type { ResolveContext } from '../../context/resolve-context.ts';
import { clipId } from '../../schema/clip.ts';
import type { Clip } from '../../site/picture.ts';

/** A clip of what a section shows, watched in a dialog. */
export const clipToWatch = { clip: clipId.optional() };

const watchWords = z.strictObject({
  watch: z.string().describe('The button that opens the dialog.'),
  title: z.string(),
  description: z.string(),
});

/** What the section's files of words say of its clip. */
export const wordsToWatch = { clip: watchWords.optional() };

/** A clip, its button and its dialog. */
export type Watching = z.output<typeof watchWords> & { clip: Clip };

/** Joins a section's clip with its words; nothing where it names none. Throws where the words lack. */
export function watchedClip(
  scope: ResolveContext,
  id: string | undefined,
  words: z.output<typeof watchWords> | undefined,
): { watching?: Watching } {
  if (!id) return {};
  if (!words) throw new Error(`the clip "${id}" has no button and no dialog: it lacks words`);
  return { watching: { ...words, clip: scope.clip(id) } };
}
