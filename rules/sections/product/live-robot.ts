import * as z from 'zod';
import { robotNames } from '#robots/names.ts';
import { pictureId } from '../../schema/picture.ts';
import { defineSection } from '../parts/define.ts';

const number = z.number();

/**
 * A live model of the robot that visitors can turn, transform and pose. The picture is shown until the model has
 * loaded, and where it cannot.
 */
export const liveRobot = defineSection({
  structure: z.strictObject({
    robot: z.enum(robotNames).describe('Name of the 3D model.'),
    picture: pictureId.describe('Picture shown until the model has loaded.'),
    spots: z
      .array(
        z.strictObject({ id: z.string(), joint: z.string(), at: z.tuple([number, number, number]).default([0, 0, 0]) }),
      )
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
    shapes: z
      .strictObject({ first: z.string(), other: z.string() })
      .describe('Names of the two shapes, on the buttons that lead to them: Robot, Tank.'),
    spots: z.record(z.string(), z.strictObject({ title: z.string(), text: z.string() })).default({}),
  }),
  resolve({ robot, picture, spots }, { spots: spotWords, ...words }, context) {
    const resolvedSpots = spots.map(({ id, joint, at }) => {
      const text = spotWords[id];
      if (!text) throw new Error(`the spot "${id}" has no words`);
      return { id, joint, at, ...text };
    });
    return { ...words, robot, picture: context.picture(picture), spots: resolvedSpots };
  },
});
