import * as z from 'zod';
import type { EditionCode } from '../../place/editions.ts';
import { editionCodes } from '../../place/editions.ts';

/** One of several things that a section names, by its id in the files of words. */
export const namedEntry = z.strictObject({
  id: z.string().regex(/^[a-zA-Z][a-zA-Z0-9-]*$/, 'write letters, digits and dashes, a letter first'),
  only: z
    .array(z.enum(editionCodes as [EditionCode, ...EditionCode[]]))
    .optional()
    .describe('Editions that show it; all without.'),
});

/** The entries that this edition shows, in their order, each with its words. Throws where one has none. */
export function entriesWithWords<Entry extends z.output<typeof namedEntry>, Words>(
  entries: readonly Entry[],
  words: Record<string, Words>,
  { edition }: { edition: EditionCode },
): { entry: Entry; words: Words }[] {
  return entries
    .filter(({ only }) => !only || only.includes(edition))
    .map((entry) => {
      const text = words[entry.id];
      if (text === undefined) throw new Error(`"${entry.id}" has no words`);
      return { entry, words: text };
    });
}
