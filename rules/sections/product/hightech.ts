import * as z from 'zod';
import { pictureId } from '../../schema/picture.ts';
import { defineSection } from '../parts/define.ts';
import { readingSurface } from '../parts/surface.ts';

/** The technology of a robot, shown in close-ups. */
export const hightech = defineSection({
  structure: z.strictObject({
    surface: readingSurface.default('white'),
    closeUps: z
      .array(z.strictObject({ id: z.string(), picture: pictureId }))
      .min(1)
      .describe('Close-ups, in order, the first one widest; the id is the key of their texts.'),
  }),
  words: z.strictObject({
    nav: z.string().optional(),
    heading: z.string(),
    lead: z.string(),
    closeUps: z.record(z.string(), z.strictObject({ title: z.string(), text: z.string() })),
  }),
  resolve({ surface, closeUps }, words, context) {
    const resolvedCloseUps = closeUps.map(({ id, picture }) => {
      const text = words.closeUps[id];
      if (!text) throw new Error(`the close-up "${id}" has no words`);
      return { id, picture: context.picture(picture), ...text };
    });
    return { surface, ...words, closeUps: resolvedCloseUps };
  },
});
