import * as z from 'zod';
import { resolveNewsletter } from '../newsletter.ts';
import { defineSection } from './define.ts';

/** The band that subscribes to the newsletter. Says what the region says of it, unless the page has words of its own. */
export const newsletter = defineSection({
  structure: z.strictObject({ surface: z.enum(['flood', 'dark']).default('flood') }),
  words: z.strictObject({ heading: z.string().optional(), lead: z.string().optional() }),
  resolve({ surface }, { heading, lead }, scope) {
    const { title, describe } = resolveNewsletter(scope);
    return { surface, heading: heading ?? title, lead: lead ?? describe };
  },
});
