import * as z from 'zod';
import { pictureId } from '../../schema/picture.ts';
import { defineSection } from '../parts/define.ts';
import { baseEntry, editionLists, visibleEntries } from '../parts/entries.ts';
import { featuredProduct } from '../parts/featured-product.ts';

const panel = baseEntry.extend({
  surface: z.enum(['dark', 'flood']),
  picture: pictureId,
  shape: z
    .enum(['figure', 'vehicle', 'pedestal'])
    .describe(
      'Position of the cut-out in the panel: figure for a robot, vehicle for something wide, pedestal for ' +
        'something round and low.',
    ),
});

/** Two products side by side, the first one larger. Left out unless both may be shown. */
export const pair = defineSection({
  structure: z.strictObject({ panels: z.record(z.string(), panel), lists: editionLists.optional() }),
  words: z.strictObject({
    nav: z.string().optional(),
    heading: z.string(),
    lead: z.string(),
    panels: z.record(z.string(), z.strictObject({ lead: z.string() })),
  }),
  resolve({ panels: entries, lists }, { nav, heading, lead, panels: words }, context) {
    const panels = visibleEntries({ entries, words, lists }, context).map(
      ({ id, entry: { product, surface, picture, shape }, words: { lead } }) => ({
        ...featuredProduct(context, product),
        id,
        surface,
        shape,
        picture: context.picture(picture),
        lead,
      }),
    );
    return panels.length > 1 ? { nav, heading, lead, panels } : undefined;
  },
});
