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
    robot: z.enum(robotNames).describe("The studio's model."),
    picture: pictureId.describe('What stands there before the model does.'),
    spots: z
      .array(
        z.strictObject({ id: z.string(), joint: z.string(), at: z.tuple([number, number, number]).default([0, 0, 0]) }),
      )
      .default([])
      .describe(
        'Facts on the robot by the name under which their words stand: the joint that each marks, and where on ' +
          'it.',
      ),
  }),
  words: z.strictObject({
    nav: z.string().optional(),
    heading: z.string(),
    lead: z.string(),
    shapes: z
      .strictObject({ first: z.string(), other: z.string() })
      .describe('What its two shapes are called on the buttons that lead there: Robot, Tank.'),
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
