import { valueAt } from '#core/fields/tree.ts';
import { fieldsIn, textsAmong } from '#core/fields/walk.ts';
import { type Messages, messages as messagesSchema } from '#core/messages/messages-schema.ts';
import { type EditionCode, editionCodes, editions, type PageLanguage, pageLanguages } from '#core/place/editions.ts';
import type { ValueKind } from '#core/words/words.ts';
import type { ContentReader } from '../content-reader.ts';
import { readLayers } from '../layered-words.ts';
import { messageErrors } from '../message-errors.ts';
import { messageValues } from '../message-values.ts';

const pageLocales = Object.keys(pageLanguages) as PageLanguage[];

export const messageLocales = [
  ...new Set<string>([...editionCodes.flatMap((code) => editions[code].locales), ...pageLocales]),
];

/** Reads the interface texts of every edition. Overlays may be missing, complete files may not. */
export function loadMessages(reader: ContentReader): Record<EditionCode, Messages | undefined> {
  return Object.fromEntries(
    editionCodes.map((code) => [code, readMessages(reader, editions[code].locales, editions[code].lang)]),
  ) as Record<EditionCode, Messages | undefined>;
}

/** Like `loadMessages`, for pages in a language of their own. Each has one complete file. */
export const loadPageMessages = (reader: ContentReader): Record<PageLanguage, Messages | undefined> =>
  Object.fromEntries(pageLocales.map((locale) => [locale, readMessages(reader, [locale], locale)])) as Record<
    PageLanguage,
    Messages | undefined
  >;

function readMessages(reader: ContentReader, locales: readonly string[], lang: string): Messages | undefined {
  const { merged, fileOf } = readLayers(reader, 'messages', locales);
  if (merged === undefined) return undefined;
  const parsedMessages = reader.check(messagesSchema, merged, fileOf);
  for (const { path, text } of textsAmong(fieldsIn(messagesSchema, parsedMessages))) {
    const values = (valueAt(messageValues, path) ?? {}) as Record<string, ValueKind>;
    for (const { actual, fix } of messageErrors(text, lang, values))
      reader.addIssue(fileOf(path), path.join('.'), actual, fix);
  }
  return parsedMessages;
}
