import * as z from 'zod';
import { robotParameter } from '#contract/programming.ts';
import { texts } from '#core/fields/fields.ts';
import type { ResolveContext } from '#core/resolve/resolve-context.ts';
import { defineSection, readingSurface, type SectionValue } from '#core/section/define.ts';
import { resolveVoice } from '#core/section/voice.ts';
import { type PlaygroundRobot, playgroundRobots, robotPlayground } from './playground-content.ts';
import { robotSpeech } from './robot-speech.ts';

/** A robot to program: the one that the address names, else the first. It relies on the section `programming-ways`. */
export const playground = defineSection({
  structure: z.strictObject({ surface: readingSurface.default('paper') }),
  words: texts('heading', 'lead').extend({
    choose: z.string().describe('Name of the list of robots for screen readers.'),
  }),
  resolve({ surface }, words, context) {
    const robots = playgroundRobots(context);
    const chosen = chosenRobot(robots, context);
    const robot = chosen && robotPlayground(chosen.page, context);
    if (!robot) return undefined;
    return {
      surface,
      ...words,
      accent: chosen.product.accent,
      name: chosen.product.name,
      robot,
      voice: resolveVoice(robot.robot, robotSpeech(robot, context.messages.playground), context),
      robots: robots.map(({ page, product, href }) => ({
        page,
        href,
        name: product.shortName,
        accent: product.accent,
        picture: product.picture,
        glyph: product.glyph,
      })),
    };
  },
});

export type PlaygroundValue = SectionValue<'playground', typeof playground>;

/** The robot that the address names, else the first: one that is not shown is treated like none. */
export const chosenRobot = (
  robots: readonly PlaygroundRobot[],
  { query }: ResolveContext,
): PlaygroundRobot | undefined => robots.find(({ page }) => page === query[robotParameter]) ?? robots[0];
