import * as z from 'zod';
import { linkRef } from '../../schema/region.ts';
import { defineSection } from '../parts/define.ts';

/** How one talks to a machine: a spoken line, the words it knows, and what the app adds. */
export const voice = defineSection({
  structure: z.strictObject({
    /** Where points lead, by their place in the words; none without. */
    links: z.record(z.string(), linkRef).default({}),
  }),
  words: z.strictObject({
    nav: z.string().optional(),
    heading: z.string(),
    /** What is said to the machine, in its quotation marks. */
    line: z.string(),
    lead: z.string(),
    list: z.strictObject({
      /** The button that opens the dialog. */
      open: z.string(),
      title: z.string(),
      lead: z.string(),
      groups: z.array(z.strictObject({ title: z.string(), words: z.array(z.string()).min(1) })).min(1),
    }),
    /** What the app does beside listening, by name. */
    points: z
      .record(z.string(), z.strictObject({ title: z.string(), text: z.string(), link: z.string().optional() }))
      .default({}),
  }),
  resolve({ links }, { points, ...words }, scope) {
    const told = Object.entries(points).map(([id, { title, text, link: label }]) => {
      const ref = links[id];
      const link = ref === undefined ? undefined : scope.link(ref);
      return { id, title, text, link: link && label ? { ...link, label } : undefined };
    });
    return { ...words, points: told };
  },
});
