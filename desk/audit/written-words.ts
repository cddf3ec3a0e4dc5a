import { type FieldText, textsAmong } from '#core/fields/walk.ts';
import { editions, isEditionCode, pageLanguages, wordLocales } from '#core/place/editions.ts';
import type { AuditedContent, Finding } from './finding.ts';
import { writtenFields } from './written-fields.ts';

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

/** A finding about a text, at its place. */
export const findingAbout = (
  { file, path }: WrittenWords,
  finding: Pick<Finding, 'check' | 'severity' | 'actual' | 'fix'>,
): Finding => ({ ...finding, file, path: path.join('.') });

const pluralForm = /\{\w+, ?plural,(?:\s*(?:=\d+|\w+) \{[^{}]*\})*?\s*other \{([^{}]*)\}\s*\}/g;
const value = /\{\w+(?:, ?\w+(?:, ?::?[^{}]*)?)?\}/g;

/** Fills a message with a sample for each value, using the `other` form of plurals. */
export const fillSampleValues = (message: string, sample = '1'): string =>
  message.replace(pluralForm, '$1').replace(value, sample).replaceAll('#', sample);
