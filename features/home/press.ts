import * as z from 'zod';
import { entryKey } from '#core/fields/roles.ts';
import { defineSection, type SectionValue } from '#core/section/define.ts';
import { baseEntry, editionLists, visibleEntries } from '#core/section/entries.ts';

/** Press quotations, with a note that they are samples. */
export const press = defineSection({
  structure: z.strictObject({ quotes: z.record(entryKey, baseEntry), lists: editionLists }),
  words: z.strictObject({
    heading: z.string(),
    note: z.string().describe('Notice that outlets and quotations are samples.'),
    quotes: z.record(z.string(), z.strictObject({ text: z.string(), outlet: z.string() })),
  }),
  resolve({ quotes: entries, lists }, { heading, note, quotes: words }, context) {
    const quotes = visibleEntries({ entries, words, lists }, context).map(
      ({ id, entry: { product }, words: { text, outlet } }) => ({
        id,
        text,
        outlet,
        product: context.productName(product),
      }),
    );
    return quotes.length > 0 ? { heading, note, quotes } : undefined;
  },
});

export type PressValue = SectionValue<'press', typeof press>;
