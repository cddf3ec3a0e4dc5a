import type * as z from 'zod';
import { type FieldText, textsAmong } from '#core/fields/texts.ts';
import { type Field, fieldsIn } from '#core/fields/walk.ts';
import { law } from '#core/law/law-schema.ts';
import type { PageSettings } from '#core/links/page-schema.ts';
import { clipWords } from '#core/media/clip-schema.ts';
import { manualWords } from '#core/media/manual-schema.ts';
import { pictureWords } from '#core/media/picture-schema.ts';
import { mailWords } from '#core/messages/mail-schema.ts';
import { messages } from '#core/messages/messages-schema.ts';
import { editions, isEditionCode, pageLanguages, wordLocales } from '#core/place/editions.ts';
import { product } from '#core/products/product-schema.ts';
import { region } from '#core/regions/region-schema.ts';
import { wordFields } from '#pages/page-fields.ts';
import type { AuditedContent } from './finding.ts';

/** One text as written, with its placeholders: `{servos, number} servos`. */
export interface WrittenWords extends FieldText {
  /** Named from the content's folder. */
  file: string;
  /** Name of its word file: `en-GB`. */
  locale: string;
}

/** The schemas of the files that hold texts, by folder; those of pages are composed of the kinds of section. */
const schemas: Readonly<Record<string, z.ZodType>> = {
  regions: region,
  law,
  messages,
  mail: mailWords,
  manuals: manualWords,
  products: product,
  pictures: pictureWords,
  clips: clipWords,
};
const locales = new Set<string>([...wordLocales, ...Object.keys(pageLanguages)]);

const wordsByContent = new WeakMap<AuditedContent['raw'], WrittenWords[]>();

/** Every text for people in all files of content. Cached for each content. */
export function writtenWords({ raw }: Pick<AuditedContent, 'raw'>): readonly WrittenWords[] {
  const words = wordsByContent.get(raw) ?? [...raw.keys()].flatMap((file) => wordsOfFile(raw, file));
  wordsByContent.set(raw, words);
  return words;
}

/** A text has the locale that its key names, or else that of its file, or of the edition that its file is about. */
function wordsOfFile(raw: AuditedContent['raw'], file: string): WrittenWords[] {
  const [, folder = '', name = ''] = /^(.+)\/([^/]+)\.yaml$/.exec(file) ?? [];
  const isOfEdition = folder === 'regions' || folder === 'law';
  const fileLocale = isOfEdition && isEditionCode(name) ? editions[name].locales[0] : name;
  return textsAmong(fieldsOfFile(raw, file, folder)).flatMap(({ locale = fileLocale, ...text }) =>
    locales.has(locale) ? [{ file, locale, ...text }] : [],
  );
}

function fieldsOfFile(raw: AuditedContent['raw'], file: string, folder: string): Field[] {
  if (!folder.startsWith('pages/')) return schemas[folder] ? fieldsIn(schemas[folder], raw.get(file)) : [];
  return wordFields(raw.get(`${folder}/page.yaml`) as PageSettings, raw.get(file));
}

const pluralForm = /\{\w+, ?plural,(?:\s*(?:=\d+|\w+) \{[^{}]*\})*?\s*other \{([^{}]*)\}\s*\}/g;
const value = /\{\w+(?:, ?\w+(?:, ?::?[^{}]*)?)?\}/g;

/** Fills a message with a sample for each value, using the `other` form of plurals. */
export const fillSampleValues = (message: string, sample = '1'): string =>
  message.replace(pluralForm, '$1').replace(value, sample).replaceAll('#', sample);
