import * as z from 'zod';
import { robotNames } from '#robots/names.ts';
import { pictureId } from '../../schema/picture.ts';
import { defineSection } from '../parts/define.ts';
import { readingSurface } from '../parts/surface.ts';
import { sayStep } from './say-step.ts';

/**
 * A program in the notation of links. What the robot says is named, `wave.say(hello)`; the text is found under that
 * name.
 */
const programText = z.string();

/** A robot to program on the page. It relies on the sections `modes` and `voice` of the same page. */
export const playground = defineSection({
  structure: z.strictObject({
    surface: readingSurface.default('white'),
    robot: z.enum(robotNames).describe('Name of the 3D model.'),
    picture: pictureId.describe('Picture shown until the model has loaded.'),
    sample: programText.describe('Program shown at first.'),
    moves: z.array(programText).describe('Program of each ready-made move in the section modes, in the same order.'),
    commands: z
      .array(z.array(programText).min(1))
      .min(3)
      .describe(
        'What each command of the section voice does, by group and in the same order: start, execute, ' +
          'cancel, or a program. A program may begin with the shape in which it runs: first or other.',
      ),
  }),
  words: z.strictObject({
    nav: z.string().optional(),
    heading: z.string(),
    lead: z.string(),
    says: z
      .record(z.string(), z.string())
      .default({})
      .describe('Texts that the robot says, by the names used in programs.'),
  }),
  resolve({ surface, robot, picture, sample, moves, commands }, { says, ...words }, context) {
    const insertWords = (program: string) =>
      program.replace(/say\((\w+)\)/g, (_match, name: string) => {
        const spokenWords = says[name];
        if (!spokenWords) throw new Error(`the robot says "${name}", which has no words`);
        return sayStep(spokenWords);
      });
    return {
      ...words,
      ...{ surface, robot, picture: context.picture(picture) },
      sample: insertWords(sample),
      moves: moves.map(insertWords),
      commands: commands.map((group) => group.map(insertWords)),
    };
  },
});
