import * as z from 'zod';
import { editionCode, entryId, onlyEditions } from '../fields/fields.ts';
import { reference, roles } from '../fields/roles.ts';
import { isListed } from '../offers/offer.ts';
import { type EditionCode, isShownIn } from '../place/editions.ts';
import type { ResolveContext } from '../resolve/resolve-context.ts';
import { timeWindow } from '../time/time-window.ts';

/** The entries that each edition shows, in order. An edition without a list shows none. */
export const editionLists = z.partialRecord(editionCode, z.array(z.string())).register(roles, { role: 'lists' });

/** Keys of every entry, besides those that its section needs. */
export const baseEntry = z.strictObject({
  product: reference('product').describe('Product that the entry is about.'),
  windows: z
    .partialRecord(editionCode, timeWindow)
    .default({})
    .describe('Windows by edition. An edition that is not listed always shows it.'),
});
export type BaseEntry = z.output<typeof baseEntry>;

interface Entries<Entry, Words> {
  entries: Record<string, Entry>;
  words: Record<string, Words>;
  lists?: z.output<typeof editionLists> | undefined;
}

/**
 * Resolves the entries that this edition shows now, each with its texts. Without lists every edition shows all entries,
 * in the order of the file. Throws if a list names an unknown entry, or if an entry has no texts.
 */
export function visibleEntries<Entry extends BaseEntry, Words>(
  { entries, words, lists }: Entries<Entry, Words>,
  context: ResolveContext,
) {
  const { edition } = context;
  const listedIds = lists ? (lists[edition] ?? []) : Object.keys(entries);
  return listedIds.flatMap((id) => {
    const entry = entries[id];
    if (!entry) throw new Error(`the list of ${edition} names "${id}", which is no entry of the section`);
    if (!isEntryVisible(entry, context)) return [];
    return [{ id, entry, words: entryWords(words, id, 'entry') }];
  });
}

/** Returns true if this edition shows an entry now: its product is listed and its window is open. */
export function isEntryVisible({ product, windows }: BaseEntry, { site, edition, moment }: ResolveContext): boolean {
  return isListed(site, edition, product, moment) && moment.isOpen(windows[edition] ?? {});
}

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
    .filter((entry) => isShownIn(entry, edition))
    .map((entry) => ({ entry, words: entryWords(words, entry.id, 'entry') }));
}

/** A product that an entry mentions besides the page's. The entry is left out before its announcement. */
export const mentionedProduct = { product: reference('product').optional() };

/** Filters entries by the product they mention. Throws if one names an unknown product. */
export const mayMention =
  (context: ResolveContext) =>
  ({ product }: { product?: string | undefined }): boolean => {
    if (product === undefined) return true;
    if (!context.site.products[product]) throw new Error(`there is no product "${product}"`);
    return product === context.product || context.offer(product) !== undefined;
  };
