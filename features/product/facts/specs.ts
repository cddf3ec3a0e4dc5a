import * as z from 'zod';
import { pictureId } from '#core/media/picture-schema.ts';
import type { FactName } from '#core/messages/catalogue-words-schema.ts';
import { designNote, markedText, type ProductFacts, productFacts } from '#core/products/product-facts.ts';
import type { ResolveContext } from '#core/resolve/resolve-context.ts';
import { defineSection, readingSurface, type SectionValue } from '#core/section/define.ts';

const row = z.strictObject({
  name: z.string(),
  value: z.string().describe("May contain the product's figures: {servos, number}."),
});

/** The facts of every product, by group. */
const factGroups = {
  body: ['height', 'folded', 'weight', 'shapes', 'servos', 'chips', 'parts', 'leds'],
  use: ['age', 'noise', 'step', 'offline', 'updates', 'spareParts'],
  power: ['use', 'charge', 'battery'],
  control: ['voiceCommands', 'languages', 'programming', 'bluetooth', 'app'],
} as const satisfies Record<string, FactName[]>;

const isFactGroup = (id: string): id is keyof typeof factGroups => Object.hasOwn(factGroups, id);

/** The specification table of a product, by group: its facts, and rows of its page. */
export const specs = defineSection({
  structure: z.strictObject({
    surface: readingSurface.default('white'),
    picture: pictureId.optional().describe('Photograph of its parts on the bench.'),
  }),
  words: z.strictObject({
    groups: z
      .record(z.string(), z.strictObject({ title: z.string().optional(), rows: z.record(z.string(), row) }))
      .default({})
      .describe(
        'What the facts of the product do not say: rows of the groups body, use, power and control, and groups with ' +
          'a title of their own. Groups and rows have names, so that the file of another locale may override a ' +
          'single one. A row with the name of a fact takes its place.',
      ),
  }),
  resolve({ surface, picture }, { groups }, context) {
    const { product, messages } = context;
    const facts = product === undefined ? {} : productFacts(context, product);
    const ids = [...new Set([...Object.keys(factGroups), ...Object.keys(groups)])];
    const rows = ids.map((id) => ({
      id,
      title: isFactGroup(id) ? messages.specGroups[id] : (groups[id]?.title ?? ''),
      rows: Object.values({ ...(isFactGroup(id) && factRows(factGroups[id], facts, messages)), ...groups[id]?.rows }),
    }));
    return {
      surface,
      picture: picture === undefined ? undefined : context.picture(picture),
      nav: messages.specGroups.nav,
      heading: messages.specGroups.heading,
      groups: rows.filter((group) => group.rows.length > 0),
      note: designNote([facts], context),
    };
  },
});

const factRows = (
  names: readonly FactName[],
  facts: ProductFacts,
  { facts: labels }: ResolveContext['messages'],
): Record<string, z.output<typeof row>> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const fact = facts[name];
      if (!fact) return [];
      const text = fact.metric === undefined ? fact.text : `${fact.text} (${fact.metric})`;
      return [[name, { name: labels[name], value: markedText({ ...fact, text }) }] as const];
    }),
  );

export type SpecsValue = SectionValue<'specs', typeof specs>;
