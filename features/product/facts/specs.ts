import * as z from 'zod';
import { productFacts } from '#core/products/product-facts.ts';
import type { ResolveContext } from '#core/resolve/resolve-context.ts';
import { defineSection, readingSurface, type SectionValue } from '#core/section/define.ts';

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
          'shown in the order of the file. The sizes of the product are added to the group "body", else to the first.',
      ),
  }),
  resolve({ surface }, { groups, ...words }, context) {
    const [first] = Object.keys(groups);
    const groupOfSizes = 'body' in groups ? 'body' : first;
    return {
      surface,
      ...words,
      groups: Object.entries(groups).map(([id, { title, rows }]) => ({
        id,
        title,
        rows: [...(id === groupOfSizes ? sizeRows(context) : []), ...Object.values(rows)],
      })),
    };
  },
});

export type SpecsValue = SectionValue<'specs', typeof specs>;

/** Height and size of the second shape, unless the specification itself states the product's dimensions. */
function sizeRows(context: ResolveContext): z.output<typeof row>[] {
  const { product, site, messages } = context;
  if (product === undefined || site.products[product]?.heightMm === undefined) return [];
  const facts = productFacts(context, product);
  return (['height', 'folded'] as const).flatMap((name) => {
    const text = facts[name]?.text;
    return text === undefined ? [] : [{ name: messages.facts[name], value: text }];
  });
}
