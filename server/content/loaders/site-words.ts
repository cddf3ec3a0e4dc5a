import type * as z from 'zod';
import { valueAt } from '#core/fields/tree.ts';
import { fieldsIn, textsAmong } from '#core/fields/walk.ts';
import { type MailWords, mailValues, mailWords } from '#core/messages/mail-schema.ts';
import { type Messages, messages as messagesSchema } from '#core/messages/messages-schema.ts';
import {
  type EditionCode,
  editionCodes,
  editions,
  mapEditions,
  type PageLanguage,
  pageLanguages,
} from '#core/place/editions.ts';
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
export const loadMessages = (reader: ContentReader): Record<EditionCode, Messages | undefined> =>
  mapEditions((code) => readMessages(reader, editions[code].locales, editions[code].lang));

/** Like `loadMessages`, for pages in a language of their own. Each has one complete file. */
export const loadPageMessages = (reader: ContentReader): Record<PageLanguage, Messages | undefined> =>
  Object.fromEntries(pageLocales.map((locale) => [locale, readMessages(reader, [locale], locale)])) as Record<
    PageLanguage,
    Messages | undefined
  >;

const readMessages = (reader: ContentReader, locales: readonly string[], lang: string): Messages | undefined =>
  readWords(
    reader,
    { folder: 'messages', schema: messagesSchema, locales, lang },
    (path) => (valueAt(messageValues, path) ?? {}) as Record<string, ValueKind>,
  );

/** Reads the words of outgoing messages for every edition. Overlays may be missing, complete files may not. */
export const loadMail = (reader: ContentReader): Record<EditionCode, MailWords | undefined> =>
  mapEditions((code) =>
    readWords(
      reader,
      { folder: 'mail', schema: mailWords, ...editions[code] },
      ([name]) => mailValues[name as keyof MailWords],
    ),
  );

interface WordFiles<Words> {
  folder: string;
  schema: z.ZodType<Words>;
  /** Most specific first. */
  locales: readonly string[];
  lang: string;
}

/** Reads words whose texts may name the values that `valuesAt` gives for their path. */
function readWords<Words>(
  reader: ContentReader,
  { folder, schema, locales, lang }: WordFiles<Words>,
  valuesAt: (path: readonly string[]) => Record<string, ValueKind>,
): Words | undefined {
  const { merged, fileOf } = readLayers(reader, folder, locales);
  if (merged === undefined) return undefined;
  const words = reader.check(schema, merged, fileOf);
  for (const { path, text } of textsAmong(fieldsIn(schema, words)))
    for (const { actual, fix } of messageErrors(text, lang, valuesAt(path)))
      reader.addIssue(fileOf(path), path.join('.'), actual, fix);
  return words;
}
