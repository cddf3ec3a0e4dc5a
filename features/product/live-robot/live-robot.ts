import * as z from 'zod';
import { texts } from '#core/fields/fields.ts';
import { entryKey, name } from '#core/fields/roles.ts';
import { clipId } from '#core/media/clip-schema.ts';
import { pictureId } from '#core/media/picture-schema.ts';
import { foldedSize } from '#core/products/product-size.ts';
import type { ResolveContext } from '#core/resolve/resolve-context.ts';
import { defineSection, type SectionValue } from '#core/section/define.ts';
import { entryWords } from '#core/section/entries.ts';
import { productPicture } from '#core/section/page-product.ts';
import { formatLength } from '#core/words/measures.ts';
import { type RobotName, robotNames } from '#robots/names.ts';

const number = z.number();

/** A live model that visitors can turn, transform and pose. Where it cannot load, its picture stays. */
export const liveRobot = defineSection({
  structure: z.strictObject({
    robot: z.enum(robotNames).describe('Name of the 3D model.'),
    picture: pictureId.describe('Picture shown until the model has loaded.'),
    clip: clipId.optional().describe('Clip shown in place of a model that could only be drawn as a mosaic.'),
    spots: z
      .array(z.strictObject({ id: entryKey, joint: name, at: z.tuple([number, number, number]).default([0, 0, 0]) }))
      .default([])
      .describe(
        'Facts about parts of the robot: the marked joint, and the position on it. The id is the key of ' +
          'their texts.',
      ),
  }),
  words: z.strictObject({
    nav: z.string().optional(),
    heading: z.string(),
    lead: z.string(),
    shapes: texts('first', 'other').describe('Names of the two shapes, on the buttons that lead to them: Robot, Tank.'),
    spots: z.record(z.string(), texts('title', 'text')).default({}),
  }),
  resolve: ({ robot, picture, clip, spots }, words, context) => ({
    ...words,
    robot,
    picture: context.picture(picture),
    uprightPicture: productPicture(context),
    clip: clip === undefined ? undefined : context.clip(clip),
    spots: spots.map(({ id, joint, at }) => ({ id, joint, at, ...entryWords(words.spots, id, 'spot') })),
    arModel: roomModel(context, robot),
  }),
});

export type LiveRobotValue = SectionValue<'live-robot', typeof liveRobot>;

/** The robot for a visitor's own room; undefined if the build made no models. */
function roomModel(context: ResolveContext, robot: RobotName) {
  const { site, product: id, messages, edition, lang } = context;
  const model = site.arModels[robot];
  if (!model) return undefined;
  const { hash, heightMm } = model;
  const product = id === undefined ? undefined : site.products[id];
  return {
    robot,
    hash,
    heightMm,
    name: id === undefined ? messages.viewer.atHome : context.productName(id),
    /** The height that a visitor will see, and the longest side of the second shape where content states it. */
    sizes: {
      first: context.format(messages.size.tall, { length: formatLength(heightMm, edition, lang) }),
      other: product && foldedSize(product, context)?.text,
    },
  };
}
