import * as z from 'zod';
import { entryId, onlyEditions } from '../fields/fields.ts';
import type { EditionCode } from '../place/editions.ts';

/** An entry whose texts are found by its id. */
export const namedEntry = z.strictObject({
  id: entryId,
  only: onlyEditions,
});

/** The texts of an entry. Throws if it has none; the message calls it by the noun. */
export function entryWords<Words>(words: Readonly<Record<string, Words>>, id: string, noun: string): Words {
  const text = words[id];
  if (text === undefined) throw new Error(`the ${noun} "${id}" has no words`);
  return text;
}

/** The entries of this edition in order, each with its texts. Throws if an entry has none. */
export function entriesWithWords<Entry extends z.output<typeof namedEntry>, Words>(
  entries: readonly Entry[],
  words: Record<string, Words>,
  { edition }: { edition: EditionCode },
): { entry: Entry; words: Words }[] {
  return entries
    .filter(({ only }) => !only || only.includes(edition))
    .map((entry) => ({ entry, words: entryWords(words, entry.id, 'entry') }));
}
