import * as z from 'zod';
import { pictureId } from '../../schema/picture.ts';
import { defineSection } from '../parts/define.ts';
import { maySpeakOf, spokenOf } from '../parts/spoken-of.ts';
import { readingSurface } from '../parts/surface.ts';
import { clipToWatch, watchedClip, wordsToWatch } from '../parts/watched-clip.ts';

/** Close-ups of a product in pairs of unequal width, each with a fact. */
export const details = defineSection({
  structure: z.strictObject({
    surface: readingSurface.default('paper'),
    items: z
      .array(z.strictObject({ id: z.string(), picture: pictureId, ...spokenOf }))
      .min(2)
      .describe('Close-ups by the name under which their words stand.'),
    ...clipToWatch,
  }),
  words: z.strictObject({
    nav: z.string().optional(),
    heading: z.string(),
    lead: z.string().optional(),
    items: z.record(z.string(), z.strictObject({ title: z.string(), text: z.string() })),
    ...wordsToWatch,
  }),
  resolve({ surface, items, clip }, { clip: clipWords, ...words }, scope) {
    const shown = items.filter(maySpeakOf(scope)).map(({ id, picture }) => {
      const text = words.items[id];
      if (!text) throw new Error(`the detail "${id}" has no words`);
      return { id, picture: scope.picture(picture), ...text };
    });
    return { surface, ...words, items: shown, ...watchedClip(scope, clip, clipWords) };
  },
});
