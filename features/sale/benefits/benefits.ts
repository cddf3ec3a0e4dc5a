import * as z from 'zod';
import { defineSection, type SectionValue } from '#core/section/define.ts';
import { entriesWithWords } from '#core/section/entries.ts';
import { term } from '#core/section/terms.ts';
import { isDayOver, untilDay } from './rewards.ts';

/** The benefits for buyers besides the prices of a sale, each with its terms. */
export const benefits = defineSection({
  structure: z.strictObject({
    surface: z.enum(['dark', 'paper', 'white']).default('dark'),
    items: z
      .array(
        term.safeExtend({
          icon: z.enum(['guarantee', 'warranty', 'returns', 'instalments', 'delivery', 'gift', 'points']),
          untilDay,
        }),
      )
      .min(1),
  }),
  words: z.strictObject({
    heading: z.string(),
    items: z.record(z.string(), z.strictObject({ label: z.string(), text: z.string().optional() })),
  }),
  resolve: ({ surface, items }, words, context) => ({
    surface,
    heading: words.heading,
    items: entriesWithWords(items, words.items, context)
      .filter(({ entry: { untilDay: day } }) => !isDayOver(day, context))
      .map(({ entry: { id, icon }, words: text }) => ({ id, icon, ...text })),
  }),
});

export type BenefitsValue = SectionValue<'benefits', typeof benefits>;
