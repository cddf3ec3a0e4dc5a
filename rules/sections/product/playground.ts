import * as z from 'zod';
import { robotNames } from '#robots/names.ts';
import { pictureId } from '../../schema/picture.ts';
import { spokenText } from '../../words/spoken-text.ts';
import { defineSection } from '../parts/define.ts';
import { readingSurface } from '../parts/surface.ts';

/**
 * A program in the notation of links. What the robot says is named, `wave.say(hello)`; the text is found under that
 * name.
 */
const programText = z.string();

/** A robot to program on the page. It relies on the sections `modes` and `voice` of the same page. */
export const playground = defineSection({
  structure: z.strictObject({
    surface: readingSurface.default('white'),
    robot: z.enum(robotNames).describe("The studio's model."),
    picture: pictureId.describe('What stands there before the model does.'),
    sample: programText.describe('The program that stands there first.'),
    moves: z.array(programText).describe('What each ready-made move of the section modes does, in their order.'),
    commands: z
      .array(z.array(programText).min(1))
      .min(3)
      .describe(
        'What each word of the section voice does, group by group in their order: start, execute, cancel, a ' +
          'program, or one that begins with the shape in which it is done, first or other.',
      ),
  }),
  words: z.strictObject({
    nav: z.string().optional(),
    heading: z.string(),
    lead: z.string(),
    says: z
      .record(z.string(), z.string())
      .default({})
      .describe('What the robot says, by the names that programs call it.'),
  }),
  resolve({ surface, robot, picture, sample, moves, commands }, { says, ...words }, context) {
    const insertWords = (program: string) =>
      program.replace(/say\((\w+)\)/g, (_match, name: string) => {
        const spokenWords = says[name];
        if (!spokenWords) throw new Error(`the robot says "${name}", which has no words`);
        return spokenText(spokenWords);
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
