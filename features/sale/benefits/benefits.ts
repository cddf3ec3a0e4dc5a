import * as z from 'zod';
import type { SectionValue } from '#core/section/define.ts';
import { defineSection } from '#core/section/define.ts';
import { term } from '#core/section/terms.ts';

/** What buyers get besides the prices of a sale, each benefit with its terms. */
export const benefits = defineSection({
  structure: z.strictObject({
    surface: z.enum(['dark', 'paper', 'white']).default('dark'),
    items: z
      .array(
        term.safeExtend({
          icon: z.enum(['guarantee', 'warranty', 'returns', 'instalments', 'delivery', 'gift', 'points']),
        }),
      )
      .min(1),
  }),
  words: z.strictObject({
    heading: z.string(),
    items: z.record(z.string(), z.strictObject({ label: z.string(), text: z.string().optional() })),
  }),
  resolve({ surface, items }, words, { edition }) {
    const visibleItems = items.filter(({ only }) => !only || only.includes(edition));
    return {
      surface,
      heading: words.heading,
      items: visibleItems.map(({ id, icon }) => {
        const text = words.items[id];
        if (!text) throw new Error(`the benefit "${id}" has no words`);
        return { id, icon, ...text };
      }),
    };
  },
});

export type BenefitsValue = SectionValue<'benefits', typeof benefits>;
