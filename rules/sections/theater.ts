import * as z from 'zod';
import { pictureId } from '../schema/picture.ts';
import { defineSection } from './define.ts';

/** The mini theater: a stage with its actors, and what they play. */
export const theater = defineSection({
  structure: z.strictObject({
    /** One or two on the stage, each in the light of its product's accent. The second one faces the first. */
    actors: z
      .array(z.strictObject({ product: z.string(), picture: pictureId }))
      .min(1)
      .max(2),
  }),
  words: z.strictObject({
    nav: z.string().optional(),
    heading: z.string(),
    lead: z.string(),
    /** Name of the act on the stage, and a line on it. */
    title: z.string(),
    caption: z.string(),
    acts: z.array(z.strictObject({ title: z.string(), text: z.string(), cast: z.string() })).min(1),
  }),
  resolve: ({ actors }, words, scope) => ({
    ...words,
    actors: actors.map(({ product, picture }) => ({ accent: scope.site.products[product]?.accent, picture: scope.picture(picture) })),
  }),
});
