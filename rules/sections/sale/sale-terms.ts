import * as z from 'zod';
import { defineSection } from '../parts/define.ts';
import { term } from '../parts/terms.ts';

export const saleTerms = defineSection({
  structure: z.strictObject({ terms: z.array(term).min(1) }),
  words: z.strictObject({
    heading: z.string(),
    terms: z.record(z.string(), z.strictObject({ title: z.string(), content: z.array(z.string()).min(1) })),
  }),
  resolve({ terms }, words, { edition }) {
    const visibleTerms = terms.filter(({ only }) => !only || only.includes(edition));
    return {
      heading: words.heading,
      terms: visibleTerms.map(({ id }) => {
        const text = words.terms[id];
        if (!text) throw new Error(`the term "${id}" has no words`);
        return { id, ...text };
      }),
    };
  },
});
