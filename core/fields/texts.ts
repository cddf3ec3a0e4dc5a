import { isTree } from './tree.ts';
import type { Field } from './walk.ts';

/** A text for people, with the keys that lead to it. */
export interface FieldText {
  path: string[];
  text: string;
  isOnlySearched: boolean;
  /** The locale of a text that stands beside the same one in other languages. */
  locale?: string;
}

/** The texts for people among values of content, in every locale that they have. */
export const textsAmong = (fields: readonly Field[]): FieldText[] =>
  fields.flatMap(({ role, value, path }): FieldText[] => {
    if (role.role !== 'text' && role.role !== 'localised') return [];
    const { isOnlySearched = false } = role;
    if (typeof value === 'string') return [{ path, text: value, isOnlySearched }];
    return Object.entries(isTree(value) ? value : {}).flatMap(([locale, text]) =>
      typeof text === 'string' ? [{ path: [...path, locale], text, isOnlySearched, locale }] : [],
    );
  });
