import * as z from 'zod';
import { texts } from '#core/fields/fields.ts';
import { defineSection, readingSurface, type SectionValue } from '#core/section/define.ts';

/** Key figures of a product in large type. */
export const figures = defineSection({
  structure: z.strictObject({
    surface: readingSurface.default('paper'),
    large: z.int().min(0).default(2).describe('How many of the first figures take half the width each.'),
  }),
  words: z.strictObject({
    nav: z.string().optional(),
    heading: z.string(),
    lead: z.string(),
    items: z
      .array(
        texts('label', 'text').extend({
          figure: z.string().describe('Figure of the product, such as {servos, number}.'),
          unit: z.string().optional(),
        }),
      )
      .min(2),
  }),
  resolve: ({ surface, large }, { items, ...words }) => ({
    surface,
    ...words,
    items: items.map((item, index) => ({ ...item, large: index < large })),
  }),
});

export type FiguresValue = SectionValue<'figures', typeof figures>;
