import * as z from 'zod';

export type ReferenceTarget = 'product' | 'picture' | 'clip' | 'address' | 'campaign' | 'stage';

/**
 * The meaning of a value of content, declared in its schema. A string without a role and without a format is a text for
 * people, so that a new text is checked like all others.
 */
export type Role =
  | { role: 'text'; isOnlySearched?: true }
  /** An id, a key, or a proper name in a language of its own. */
  | { role: 'name' }
  | { role: 'localised'; isOnlySearched?: true }
  | { role: 'link' }
  /** A wall time; an instant once loaded. */
  | { role: 'time' }
  | { role: 'window'; of: 'page' | 'section' | 'card' | 'question' }
  /** `isEntry`: it is the key of the words of an entry, too. */
  | { role: 'reference'; to: ReferenceTarget; isEntry?: true }
  /** The id of an entry, which is the key of its words. They have the same place as the entry, or `items` there. */
  | { role: 'entry' }
  /** The code of an edition, as a key: what is below concerns this edition only. */
  | { role: 'edition' }
  /** A list of editions: they alone show what stands beside it. */
  | { role: 'only' }
  /** For each edition, the ids of the entries beside it that the edition shows. */
  | { role: 'lists' };

/** The role of each schema that declares one. Schemas that describe or refine another have its role. */
export const roles = z.registry<Role>();

export const reference = (to: ReferenceTarget) => z.string().register(roles, { role: 'reference', to });

/** Like `reference`, for entries that have no id of their own. Editions may lack their words. */
export const entryReference = (to: ReferenceTarget) =>
  z.string().register(roles, { role: 'reference', to, isEntry: true });

export const entryKey = z.string().register(roles, { role: 'entry' });

/** Words that visitors type into a search. Nobody sees them, so they may be ones that we would not write. */
export const keywords = z.string().register(roles, { role: 'text', isOnlySearched: true });

export const name = z.string().register(roles, { role: 'name' });
