import { IntlMessageFormat } from 'intl-messageformat';

export type MessageValues = Record<string, string | number>;

const formats = new Map<string, IntlMessageFormat>();

/** Fills a message in ICU format: `{servos, number} servos`. Throws when a value that it names is missing. */
export function formatMessage(message: string, lang: string, values: MessageValues): string {
  if (!/[{']/.test(message)) return message;
  const key = `${lang}\n${message}`;
  let format = formats.get(key);
  if (!format) {
    format = new IntlMessageFormat(message, lang, undefined, { ignoreTag: true });
    formats.set(key, format);
  }
  return String(format.format(values));
}

/** Fills every message of a tree of words; everything that is no string stays. */
export function formatWords<Words>(words: Words, lang: string, values: MessageValues): Words {
  if (typeof words === 'string') return formatMessage(words, lang, values) as Words;
  if (Array.isArray(words)) return words.map((entry) => formatWords(entry, lang, values)) as Words;
  if (words !== null && typeof words === 'object') {
    return Object.fromEntries(Object.entries(words).map(([key, entry]) => [key, formatWords(entry, lang, values)])) as Words;
  }
  return words;
}

/** Lays what differs over what is complete. Lists are replaced whole. */
export function overlayWords(complete: unknown, differing: unknown): unknown {
  if (differing === undefined) return complete;
  if (!isTree(complete) || !isTree(differing)) return differing;
  const keys = [...new Set([...Object.keys(complete), ...Object.keys(differing)])];
  return Object.fromEntries(keys.map((key) => [key, overlayWords(complete[key], differing[key])]));
}

const isTree = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The nearest of an edition's languages that a localised text has; undefined where none is there. */
export const pickLocalised = (texts: Record<string, string>, locales: readonly string[]): string | undefined =>
  locales.map((locale) => texts[locale]).find((text) => text !== undefined);
