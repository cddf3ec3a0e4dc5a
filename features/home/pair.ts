import * as z from 'zod';
import { texts } from '#core/fields/fields.ts';
import { entryKey } from '#core/fields/roles.ts';
import { pictureId } from '#core/media/picture-schema.ts';
import { defineSection, type SectionValue } from '#core/section/define.ts';
import { baseEntry, editionLists, visibleEntries } from '#core/section/entries.ts';
import { featuredProduct } from '#core/section/page-product.ts';

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

/** The first two products of an edition's list that may be shown now, a robot before a pedestal. Left out below two. */
export const pair = defineSection({
  structure: z.strictObject({ panels: z.record(entryKey, panel), lists: editionLists.optional() }),
  words: z.strictObject({
    lead: z.string(),
    panels: z.record(z.string(), texts('line', 'lead')).describe('The two lines together are the heading.'),
  }),
  resolve({ panels: entries, lists }, { lead, panels: words }, context) {
    const shownEntries = visibleEntries({ entries, words, lists }, context)
      .slice(0, 2)
      .toSorted((a, b) => Number(a.entry.shape === 'pedestal') - Number(b.entry.shape === 'pedestal'));
    if (shownEntries.length < 2) return undefined;
    const panels = shownEntries.map(({ id, entry: { product, surface, picture, shape }, words: { lead } }) => ({
      ...featuredProduct(context, product),
      id,
      surface,
      shape,
      picture: context.picture(picture),
      lead,
    }));
    return { heading: shownEntries.map((entry) => entry.words.line).join('\n'), lead, panels };
  },
});

export type PairValue = SectionValue<'pair', typeof pair>;
