import { fieldsIn, textsAmong } from '#core/fields/walk.ts';
import { type MailWords, mailValues, mailWords } from '#core/messages/mail-schema.ts';
import { type EditionCode, editionCodes, editions } from '#core/place/editions.ts';
import type { ValueKind } from '#core/words/words.ts';
import type { ContentReader } from '../content-reader.ts';
import { readLayers } from '../layered-words.ts';
import { messageErrors } from '../message-errors.ts';

/** Reads the words of outgoing messages for every edition. Overlays may be missing, complete files may not. */
export function loadMail(reader: ContentReader): Record<EditionCode, MailWords | undefined> {
  return Object.fromEntries(editionCodes.map((code) => [code, readMail(reader, code)])) as Record<
    EditionCode,
    MailWords | undefined
  >;
}

function readMail(reader: ContentReader, edition: EditionCode): MailWords | undefined {
  const { locales, lang } = editions[edition];
  const { merged, fileOf } = readLayers(reader, 'mail', locales);
  if (merged === undefined) return undefined;
  const parsedWords = reader.check(mailWords, merged, fileOf);
  for (const { path, text } of textsAmong(fieldsIn(mailWords, parsedWords))) {
    const values: Record<string, ValueKind> = mailValues[path[0] as keyof MailWords];
    for (const { actual, fix } of messageErrors(text, lang, values))
      reader.addIssue(fileOf(path), path.join('.'), actual, fix);
  }
  return parsedWords;
}
