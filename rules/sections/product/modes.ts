import * as z from 'zod';
import { clipId } from '../../schema/clip.ts';
import { pictureId } from '../../schema/picture.ts';
import { defineSection } from '../parts/define.ts';
import { readingSurface } from '../parts/surface.ts';

const card = {
  title: z.string(),
  text: z.string(),
  /** Stands on the diagram: `NEW`. */
  label: z.string().optional(),
};
const four = z.tuple([z.string(), z.string(), z.string(), z.string()]);

/** The ways to program a machine, in the order in which they are shown, each with what its diagram says. */
const cards = z.strictObject({
  /** `stack`: what the four blocks say; `values`: what stands in the second and third. */
  blocks: z.strictObject({ ...card, stack: four, values: z.tuple([z.string(), z.string()]) }).optional(),
  /** `angle` of a joint, and the name of a `pose` that is kept. */
  manual: z.strictObject({ ...card, angle: z.string(), pose: z.string() }).optional(),
  pc: z.strictObject(card).optional(),
  voice: z.strictObject(card).optional(),
  /** `moves`: what the four buttons say. */
  easy: z.strictObject({ ...card, moves: four }).optional(),
});
type Cards = z.output<typeof cards>;

/** One way to program: told apart by `mode`. */
export type ModeCard = { [Mode in keyof Cards]-?: { mode: Mode } & NonNullable<Cards[Mode]> }[keyof Cards];

/** The programming modes of a machine, and a dialog of the actions it comes with. */
export const modes = defineSection({
  structure: z.strictObject({
    surface: readingSurface.default('white'),
    /** Actions by the name under which their words stand, each with a still, or a clip that stands in its place. */
    actions: z.array(z.strictObject({ id: z.string(), picture: pictureId, clip: clipId.optional() })).default([]),
  }),
  words: z.strictObject({
    nav: z.string().optional(),
    heading: z.string(),
    lead: z.string(),
    cards,
    actions: z
      .strictObject({
        /** The button that opens the dialog. */
        open: z.string(),
        title: z.string(),
        lead: z.string().optional(),
        items: z.record(z.string(), z.strictObject({ title: z.string(), description: z.string() })),
      })
      .optional(),
  }),
  resolve({ surface, actions }, words, scope) {
    const shown = (Object.keys(cards.shape) as (keyof Cards)[]).flatMap((mode) =>
      words.cards[mode] ? [{ mode, ...words.cards[mode] } as ModeCard] : [],
    );
    const items = actions.map(({ id, picture, clip }) => {
      const text = words.actions?.items[id];
      if (!text) throw new Error(`the action "${id}" has no words`);
      return { id, picture: scope.picture(picture), ...(clip && { clip: scope.clip(clip) }), ...text };
    });
    return {
      surface,
      ...words,
      cards: shown,
      actions: words.actions && items.length > 0 ? { ...words.actions, items } : undefined,
    };
  },
});
