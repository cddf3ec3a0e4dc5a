import * as z from 'zod';
import { clipId } from '../../schema/clip.ts';
import { pictureId } from '../../schema/picture.ts';
import { defineSection } from '../parts/define.ts';
import { readingSurface } from '../parts/surface.ts';

const card = {
  title: z.string(),
  text: z.string(),
  label: z.string().optional().describe('Label on the diagram, such as NEW.'),
};
const fourTexts = z.tuple([z.string(), z.string(), z.string(), z.string()]);

/** The ways to program a robot in display order, each with the texts of its diagram. */
const cards = z.strictObject({
  blocks: z
    .strictObject({ ...card, stack: fourTexts, values: z.tuple([z.string(), z.string()]) })
    .optional()
    .describe('stack: texts of the four blocks; values: values in the second and third block.'),
  manual: z
    .strictObject({ ...card, angle: z.string(), pose: z.string() })
    .optional()
    .describe('angle: of a joint; pose: name of a saved pose.'),
  pc: z.strictObject(card).optional(),
  voice: z.strictObject(card).optional(),
  easy: z
    .strictObject({ ...card, moves: fourTexts })
    .optional()
    .describe('moves: texts of the four buttons.'),
});
type Cards = z.output<typeof cards>;

/** One way to program, discriminated by `mode`. */
export type ModeCard = { [Mode in keyof Cards]-?: { mode: Mode } & NonNullable<Cards[Mode]> }[keyof Cards];

/** The programming modes of a robot, and a dialog with its built-in actions. */
export const modes = defineSection({
  structure: z.strictObject({
    surface: readingSurface.default('white'),
    actions: z
      .array(z.strictObject({ id: z.string(), picture: pictureId, clip: clipId.optional() }))
      .default([])
      .describe(
        'Actions, in order, each with a picture, or a clip that replaces it; the id is the key of their texts.',
      ),
  }),
  words: z.strictObject({
    nav: z.string().optional(),
    heading: z.string(),
    lead: z.string(),
    cards,
    actions: z
      .strictObject({
        open: z.string().describe('Label of the button that opens the dialog.'),
        title: z.string(),
        lead: z.string().optional(),
        items: z.record(z.string(), z.strictObject({ title: z.string(), description: z.string() })),
      })
      .optional(),
  }),
  resolve({ surface, actions }, words, context) {
    const modeCards = (Object.keys(cards.shape) as (keyof Cards)[]).flatMap((mode) =>
      words.cards[mode] ? [{ mode, ...words.cards[mode] } as ModeCard] : [],
    );
    const items = actions.map(({ id, picture, clip }) => {
      const text = words.actions?.items[id];
      if (!text) throw new Error(`the action "${id}" has no words`);
      return { id, picture: context.picture(picture), ...(clip && { clip: context.clip(clip) }), ...text };
    });
    return {
      surface,
      ...words,
      cards: modeCards,
      actions: words.actions && items.length > 0 ? { ...words.actions, items } : undefined,
    };
  },
});
