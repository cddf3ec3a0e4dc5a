import * as z from 'zod';
import type { ResolveContext } from '../../context/resolve-context.ts';
import { clipId } from '../../schema/clip.ts';
import type { Clip } from '../../site/picture.ts';

/** Key of a clip that opens in a dialog. */
export const clipToWatch = { clip: clipId.optional() };

const watchWords = z.strictObject({
  watch: z.string().describe('The button that opens the dialog.'),
  title: z.string(),
  description: z.string(),
});

/** Texts of that clip. */
export const wordsToWatch = { clip: watchWords.optional() };

export type Watching = z.output<typeof watchWords> & { clip: Clip };

/** Resolves a section's clip with its texts; empty if it has none. Throws if the texts are missing. */
export function watchedClip(
  scope: ResolveContext,
  id: string | undefined,
  words: z.output<typeof watchWords> | undefined,
): { watching?: Watching } {
  if (!id) return {};
  if (!words) throw new Error(`the clip "${id}" has no button and no dialog: it lacks words`);
  return { watching: { ...words, clip: scope.clip(id) } };
}
