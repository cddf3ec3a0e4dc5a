import * as z from 'zod';
import { texts } from '#core/fields/fields.ts';
import { visibleProducts } from '#core/products/catalogue.ts';
import { productFacts } from '#core/products/product-facts.ts';
import { programmingWays } from '#core/products/product-schema.ts';
import { defineSection, readingSurface, type SectionValue } from '#core/section/define.ts';
import { playgroundRobots } from './playground-content.ts';

const facts = ['programming', 'servos', 'voiceCommands'] as const;

/** Which robot can be programmed in which ways, and what there is to program. */
export const programmingRobots = defineSection({
  structure: z.strictObject({ surface: readingSurface.default('paper') }),
  words: texts('heading', 'lead').extend({
    robot: z.string().describe('Heading of the column with the names.'),
    every: z.string().describe('In place of the list of ways: all of them.'),
    play: z.string().describe('Link to the robot in the playground.'),
  }),
  resolve({ surface }, { every, ...words }, context) {
    const playgrounds = new Map(playgroundRobots(context).map(({ product, href }) => [product.id, href]));
    const rows = visibleProducts(context).flatMap(({ id, name, link }) => {
      const robotFacts = productFacts(context, id);
      if (!robotFacts.programming || context.site.products[id]?.bundle) return [];
      const texts = facts.map((fact) =>
        fact === 'programming' && robotFacts.programming?.amount === programmingWays.length
          ? every
          : robotFacts[fact]?.text,
      );
      return [{ id, name, link, texts, play: playgrounds.get(id) }];
    });
    if (rows.length === 0) return undefined;
    return { surface, ...words, columns: facts.map((fact) => context.messages.facts[fact]), rows };
  },
});

export type ProgrammingRobotsValue = SectionValue<'programming-robots', typeof programmingRobots>;
