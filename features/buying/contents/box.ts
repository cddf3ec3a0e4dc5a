import * as z from 'zod';
import { reference } from '#core/fields/roles.ts';
import type { Messages } from '#core/messages/messages-schema.ts';
import { editions } from '#core/place/editions.ts';
import { boxContents, type PackedPart } from '#core/products/product-figures.ts';
import type { BoxPart } from '#core/products/product-schema.ts';
import { messageValues, type ResolveContext } from '#core/resolve/resolve-context.ts';
import { defineSection, readingSurface, type SectionValue } from '#core/section/define.ts';

/** The line under each part: the first whose figure the product has. A line without a figure suits every product. */
const partLines: Record<BoxPart, readonly { line: keyof Messages['box']; figure?: string }[]> = {
  shells: [{ line: 'forCannon' }],
  adapter: [
    { line: 'adapterWatts', figure: 'adapterWatts' },
    { line: 'adapterSteps', figure: 'power5Volts' },
    { line: 'adapterPlug' },
  ],
  charger: [{ line: 'chargerOutput' }],
  cable: [{ line: 'cablePort', figure: 'chargePort' }, { line: 'cableEnds' }],
  guide: [{ line: 'guideLanguage' }],
  warrantyCard: [{ line: 'warrantyCardUse' }],
};

/** The contents of the product's box, each item with its count. The table of a box is part of its product. */
export const box = defineSection({
  structure: z.strictObject({
    surface: readingSurface.default('white'),
    variants: z
      .array(z.strictObject({ product: reference('product') }))
      .default([])
      .describe('Other products of this page that come with the same parts, such as a Pro model.'),
  }),
  words: z.strictObject({
    nav: z.string().optional(),
    text: z.string().optional().describe('A few words under the name of the product, such as: Robot and tank in one.'),
  }),
  resolve({ surface, variants }, { text, ...words }, context) {
    const { messages, edition } = context;
    const product = context.product ?? '';
    const parts = packedParts(context, product);
    const variantNames = variants.flatMap((variant) => variantName(context, variant.product, parts));
    const names = [context.productName(product), ...variantNames];
    const values = messageValues(context);
    const items = [
      {
        id: 'product',
        count: 1,
        title: new Intl.ListFormat(editions[edition].lang, { type: 'disjunction' }).format(names),
        text,
      },
      ...parts.map(({ part, count }) => {
        const line = partLines[part].find(({ figure }) => figure === undefined || values(figure) !== undefined)?.line;
        return { id: part, count, title: messages.box[part], text: line && context.format(messages.box[line], values) };
      }),
    ];
    return { surface, ...words, heading: messages.box.title, items };
  },
});

export type BoxValue = SectionValue<'box', typeof box>;

/** The parts in a product's box. Throws if it has none. */
function packedParts({ site }: ResolveContext, product: string): PackedPart[] {
  const parts = boxContents(site.products[product] ?? { figures: {} });
  if (parts.length === 0) throw new Error(`the product "${product}" has no box; write it in products/${product}.yaml`);
  return parts;
}

/** The name of a variant where the edition sells it. Throws if other parts come with it. */
function variantName(context: ResolveContext, product: string, parts: readonly PackedPart[]): string[] {
  if (JSON.stringify(packedParts(context, product)) !== JSON.stringify(parts))
    throw new Error(`the box of "${product}" has other parts; give it a section of its own`);
  return context.offer(product) ? [context.productName(product)] : [];
}
