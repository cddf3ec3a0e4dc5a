import { type Field, type FieldText, fieldsIn, textsAmong } from '#core/fields/walk.ts';
import type { PageSettings } from '#core/links/page-schema.ts';
import { editions, isEditionCode, pageLanguages, wordLocales } from '#core/place/editions.ts';
import { settingsFields, wordFields } from '#pages/page-fields.ts';
import type { RawContent } from '#server/content/content-reader.ts';
import { fileSchema } from '#server/content/schemas/content-schema.ts';
import type { AuditedContent } from './check.ts';
import type { Finding } from './finding.ts';

/** One text as written, with its placeholders: `{servos, number} servos`. */
export interface WrittenWords extends FieldText {
  /** Named from the content's folder. */
  file: string;
  /** Name of its word file: `en-GB`. */
  locale: string;
}

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
  return textsAmong(writtenFields(raw, file)).flatMap(({ locale = fileLocale, ...text }) =>
    locales.has(locale) ? [{ file, locale, ...text }] : [],
  );
}

/**
 * Every value with a role in a file of content, as written; none if there is no such file. The file is named from the
 * content's folder.
 */
export function writtenFields(raw: RawContent, file: string): Field[] {
  const [, folder, name] = /^(pages\/.+)\/([^/]+)\.yaml$/.exec(file) ?? [];
  const schema = fileSchema(file);
  if (folder === undefined) return schema ? fieldsIn(schema, raw.get(file)) : [];
  const settings = raw.get(`${folder}/page.yaml`) as PageSettings | undefined;
  if (!settings) return [];
  return name === 'page' ? settingsFields(settings) : wordFields(settings, raw.get(file));
}

export const findingAbout = (
  { file, path }: WrittenWords,
  finding: Pick<Finding, 'check' | 'severity' | 'actual' | 'fix'>,
): Finding => ({ ...finding, file, path: path.join('.') });

const pluralForm = /\{\w+, ?plural,(?:\s*(?:=\d+|\w+) \{[^{}]*\})*?\s*other \{([^{}]*)\}\s*\}/g;
const value = /\{\w+(?:, ?\w+(?:, ?::?[^{}]*)?)?\}/g;

/** Fills a message with a sample for each value, using the `other` form of plurals. */
export const fillSampleValues = (message: string, sample = '1'): string =>
  message.replace(pluralForm, '$1').replace(value, sample).replaceAll('#', sample);
