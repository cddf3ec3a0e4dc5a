import * as z from 'zod';
import { pictureId } from '../schema/picture.ts';
import { defineSection } from './define.ts';
import { maySpeakOf, spokenOf } from './spoken-of.ts';

/** The mini theater: a stage with its actors, and what they play. */
export const theater = defineSection({
  structure: z.strictObject({
    /** One or two on the stage, each in the light of its product's accent. The second one faces the first. */
    actors: z
      .array(z.strictObject({ product: z.string(), picture: pictureId }))
      .min(1)
      .max(2),
    /** Acts by the name under which their words stand. The first that may be shown is on the stage. */
    acts: z.array(z.strictObject({ id: z.string(), ...spokenOf })).min(1),
  }),
  words: z.strictObject({
    nav: z.string().optional(),
    heading: z.string(),
    lead: z.string(),
    acts: z.record(
      z.string(),
      z.strictObject({
        title: z.string(),
        text: z.string(),
        cast: z.string(),
        /** A line under the title while the act is on the stage. */
        caption: z.string().optional(),
      }),
    ),
  }),
  resolve({ actors, acts: entries }, { acts: words, ...rest }, scope) {
    const acts = entries.filter(maySpeakOf(scope)).map(({ id }) => {
      const act = words[id];
      if (!act) throw new Error(`the act "${id}" has no words`);
      return act;
    });
    const [onStage] = acts;
    if (onStage?.caption === undefined) throw new Error(`the act on the stage, ${onStage ? `"${onStage.title}"` : 'none'}, has no caption`);
    return {
      ...rest,
      title: onStage.title,
      caption: onStage.caption,
      actors: actors
        .filter(maySpeakOf(scope))
        .map(({ product, picture }) => ({ accent: scope.site.products[product]?.accent, picture: scope.picture(picture) })),
      acts: acts.map(({ title, text, cast }) => ({ title, text, cast })),
    };
  },
});
