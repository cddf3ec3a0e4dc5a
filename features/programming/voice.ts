import * as z from 'zod';
import { texts } from '#core/fields/fields.ts';
import { linkRef } from '#core/regions/region-schema.ts';
import { defineSection, type SectionValue } from '#core/section/define.ts';

/** Voice control of a robot: a spoken line, the words it knows, and what the app adds. */
export const voice = defineSection({
  structure: z.strictObject({
    links: z
      .record(z.string(), linkRef)
      .default({})
      .describe("Link of each point, by the point's key. If empty: no link."),
  }),
  words: z.strictObject({
    nav: z.string().optional(),
    heading: z.string(),
    line: z.string().describe('Spoken command, with its quotation marks.'),
    lead: z.string(),
    list: texts('title', 'lead').extend({
      open: z.string().describe('Label of the button that opens the dialog.'),
      groups: z.array(z.strictObject({ title: z.string(), words: z.array(z.string()).min(1) })).min(1),
    }),
    points: z
      .record(z.string(), z.strictObject({ title: z.string(), text: z.string(), link: z.string().optional() }))
      .default({})
      .describe('What else the app does, by key.'),
  }),
  resolve({ links }, { points, ...words }, context) {
    const resolvedPoints = Object.entries(points).map(([id, { title, text, link: label }]) => {
      const ref = links[id];
      const link = ref === undefined ? undefined : context.link(ref);
      return { id, title, text, link: link && label ? { ...link, label } : undefined };
    });
    return { ...words, points: resolvedPoints };
  },
});

export type VoiceValue = SectionValue<'voice', typeof voice>;
