import { isTree } from './tree.ts';
import type { Field } from './walk.ts';

/** A text for people, with the keys that lead to it. */
export interface FieldText {
  path: string[];
  text: string;
  /** The locale of a text that stands beside the same one in other languages. */
  locale?: string;
}

/** The texts for people among values of content, in every locale that they have. */
export const textsAmong = (fields: readonly Field[]): FieldText[] =>
  fields.flatMap(({ role, value, path }): FieldText[] => {
    if (role.role === 'text') return [{ path, text: value as string }];
    if (role.role !== 'localised' || !isTree(value)) return [];
    return Object.entries(value).map(([locale, text]) => ({ path: [...path, locale], text: text as string, locale }));
  });
