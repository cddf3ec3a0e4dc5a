import * as z from 'zod';
import { texts } from '#core/fields/fields.ts';
import { name } from '#core/fields/roles.ts';
import { visibleProducts } from '#core/products/catalogue.ts';
import { defineSection, type SectionValue } from '#core/section/define.ts';
import { chosenRobot } from './playground.ts';
import { playgroundRobots } from './playground-content.ts';

/** The first screen of the page about programming: its heading, the robot that is programmed, and the ways to do it. */
export const programmingHead = defineSection({
  structure: z.strictObject({
    word: name.describe('Word in giant tall letters beside the robot. Latin letters in every language.'),
    wordWidth: z.number().positive().describe('Its width in em, in the tall font width.'),
  }),
  words: texts('heading', 'lead').extend({
    play: z.string().describe('Link to the playground.'),
  }),
  resolve(structure, { play, ...words }, context) {
    const chosen = chosenRobot(playgroundRobots(context), context);
    const product = chosen?.product ?? visibleProducts(context).find(({ picture }) => picture);
    return {
      ...structure,
      ...words,
      play: chosen && { href: '#playground', label: play },
      accent: product?.accent,
      picture: product?.picture,
    };
  },
});

export type ProgrammingHeadValue = SectionValue<'programming-head', typeof programmingHead>;
