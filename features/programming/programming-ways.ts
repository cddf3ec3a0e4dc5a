import * as z from 'zod';
import { texts } from '#core/fields/fields.ts';
import { type ProgrammingWay, programmingWays as ways } from '#core/products/product-schema.ts';
import { linkRef } from '#core/regions/region-schema.ts';
import { defineSection, readingSurface, type SectionValue } from '#core/section/define.ts';

const card = {
  title: z.string(),
  text: z.string(),
  steps: z.array(z.string()).min(2).max(4).describe('What one does, one after the other.'),
};
const fourTexts = z.tuple([z.string(), z.string(), z.string(), z.string()]);

const cards = z.strictObject({
  blocks: z
    .strictObject({ ...card, stack: fourTexts, values: z.tuple([z.string(), z.string()]) })
    .describe('stack: texts of the four blocks; values: values in the second and third block.'),
  manual: z
    .strictObject({ ...card, angle: z.string(), pose: z.string() })
    .describe('angle: of a joint; pose: name of a saved pose.'),
  pc: z.strictObject(card),
  voice: texts('title', 'text')
    .extend({
      steps: z
        .array(texts('say', 'does'))
        .length(4)
        .describe('What one says, and what the robot does then: start, commands, execute, cancel.'),
    })
    .describe('The start words, commands in order, execute, and cancel.'),
  easy: z.strictObject({ ...card, moves: fourTexts }).describe('moves: texts of the four buttons.'),
});
type Cards = z.output<typeof cards>;

export type ModeCard = { [Mode in ProgrammingWay]: { mode: Mode } & Cards[Mode] }[ProgrammingWay];

/** The ways to program, told once for all robots, and what becomes of a program. */
export const programmingWays = defineSection({
  structure: z.strictObject({
    surface: readingSurface.default('white'),
    link: linkRef.optional().describe('Where actions are shared, shown while it exists.'),
  }),
  words: texts('heading', 'lead').extend({
    cards,
    sharing: texts('title', 'text').extend({
      points: z.array(texts('title', 'text')).min(1),
      link: z.string().optional(),
    }),
  }),
  resolve({ surface, link: ref }, { sharing, ...words }, context) {
    const link = ref === undefined ? undefined : context.link(ref);
    return {
      surface,
      ...words,
      cards: ways.map((mode) => ({ mode, ...words.cards[mode] }) as ModeCard),
      sharing: { ...sharing, link: link && sharing.link ? { ...link, label: sharing.link } : undefined },
    };
  },
});

export type ProgrammingWaysValue = SectionValue<'programming-ways', typeof programmingWays>;
