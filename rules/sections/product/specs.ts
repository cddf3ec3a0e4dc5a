import * as z from 'zod';
import { defineSection } from '../parts/define.ts';
import { readingSurface } from '../parts/surface.ts';

const row = z.strictObject({
  name: z.string(),
  value: z.string().describe("May contain the product's figures: {servos, number}."),
});

/** The specification table of a product, by group. */
export const specs = defineSection({
  structure: z.strictObject({ surface: readingSurface.default('white') }),
  words: z.strictObject({
    nav: z.string().optional(),
    heading: z.string(),
    groups: z
      .record(z.string(), z.strictObject({ title: z.string(), rows: z.record(z.string(), row) }))
      .describe(
        'Groups and rows by name, so that the file of another locale may override a single one. They are ' +
          'shown in the order of the file.',
      ),
  }),
  resolve: ({ surface }, { groups, ...words }) => ({
    surface,
    ...words,
    groups: Object.entries(groups).map(([id, { title, rows }]) => ({ id, title, rows: Object.values(rows) })),
  }),
});
