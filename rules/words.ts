import { IntlMessageFormat } from 'intl-messageformat';

export type MessageValues = Record<string, string | number>;

const formats = new Map<string, IntlMessageFormat>();

/** Fills a message in ICU format: `{servos, number} servos`. Throws when a value that it names is missing. */
export function formatMessage(message: string, lang: string, values: MessageValues): string {
  return isPlain(message) ? message : String(compileMessage(message, lang).format(values));
}

/** Whether a text says the same formatted or not. */
export const isPlain = (message: string): boolean => !/[{']/.test(message);

/** Reads a message in ICU format, once. Throws a SyntaxError where it is none. */
export function compileMessage(message: string, lang: string): IntlMessageFormat {
  const key = `${lang}\n${message}`;
  let format = formats.get(key);
  if (!format) {
    format = new IntlMessageFormat(message, lang, undefined, { ignoreTag: true });
    formats.set(key, format);
  }
  return format;
}

/**
 * Fills every message of a tree of words; everything that is no string stays. A word of an object is filled when it is read:
 * what nobody reads may name values that are not there.
 */
export function formatWords<Words>(words: Words, lang: string, values: MessageValues): Words {
  if (typeof words === 'string') return formatMessage(words, lang, values) as Words;
  if (Array.isArray(words)) return words.map((entry) => formatWords(entry, lang, values)) as Words;
  if (words !== null && typeof words === 'object') {
    const readers = Object.entries(words).map(([key, entry]) => [key, { enumerable: true, get: () => formatWords(entry, lang, values) }]);
    return Object.defineProperties({}, Object.fromEntries(readers)) as Words;
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
