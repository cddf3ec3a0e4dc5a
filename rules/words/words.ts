import { IntlMessageFormat } from 'intl-messageformat';

export type MessageValues = Record<string, string | number>;

/** What a message may name: values by name, or who knows them by name. Only those that it names are asked for. */
export type NamedValues = MessageValues | ((name: string) => string | number | undefined);

/** A message that was read, and how it was filled last. Most pages fill it alike. */
interface ReadMessage {
  format: IntlMessageFormat;
  /** All that it may name. */
  names: string[];
  last?: { given: string; text: string };
}

const messages = new Map<string, ReadMessage>();

/** Fills a message in ICU format: `{servos, number} servos`. Throws when a value that it names is missing. */
export function formatMessage(message: string, lang: string, values: NamedValues): string {
  if (isPlain(message)) return message;
  const read = readMessage(message, lang);
  const named = pickNamed(read.names, values);
  const given = JSON.stringify(named);
  if (read.last?.given !== given) read.last = { given, text: String(read.format.format(named)) };
  return read.last.text;
}

/** Of these values those with these names that are there. */
export function pickNamed(names: readonly string[], values: NamedValues): MessageValues {
  const picked: MessageValues = {};
  for (const name of names) {
    const value = typeof values === 'function' ? values(name) : values[name];
    if (value !== undefined) picked[name] = value;
  }
  return picked;
}

/** Every name in braces of a message: those of its values, and harmless others that stand in its forms. */
export const namesIn = (message: string): string[] => [...message.matchAll(/\{\s*(\w+)/g)].map(([, name = '']) => name);

/** Whether a text says the same formatted or not. */
export const isPlain = (message: string): boolean => !/[{']/.test(message);

/** Reads a message in ICU format, once. Throws a SyntaxError where it is none. */
export const compileMessage = (message: string, lang: string): IntlMessageFormat => readMessage(message, lang).format;

function readMessage(message: string, lang: string): ReadMessage {
  const key = `${lang}\n${message}`;
  let read = messages.get(key);
  if (!read) {
    const format = new IntlMessageFormat(message, lang, undefined, { ignoreTag: true });
    read = { format, names: namesIn(message) };
    messages.set(key, read);
  }
  return read;
}

/**
 * Fills every message of a tree of words; everything that is no string stays. A word of an object is filled when it is
 * read: what nobody reads may name values that are not there. What says the same formatted or not is handed on as it
 * is.
 */
export function formatWords<Words>(words: Words, lang: string, values: NamedValues): Words {
  if (typeof words === 'string') return formatMessage(words, lang, values) as Words;
  if (typeof words !== 'object' || words === null || isPlainTree(words)) return words;
  if (Array.isArray(words)) return words.map((entry) => formatWords(entry, lang, values)) as Words;
  const filled: Record<string, unknown> = {};
  for (const [key, entry] of Object.entries(words)) {
    if (isPlainTree(entry)) filled[key] = entry;
    else Object.defineProperty(filled, key, { enumerable: true, get: once(() => formatWords(entry, lang, values)) });
  }
  return filled as Words;
}

function once(fill: () => unknown): () => unknown {
  let filled: { value: unknown } | undefined;
  return () => {
    filled ??= { value: fill() };
    return filled.value;
  };
}

const plainTrees = new WeakMap<object, boolean>();

/**
 * Whether no message of a tree of words has anything to fill. Content never changes once loaded, so it is found out
 * once.
 */
function isPlainTree(words: unknown): boolean {
  if (typeof words === 'string') return isPlain(words);
  if (typeof words !== 'object' || words === null) return true;
  const known = plainTrees.get(words) ?? Object.values(words).every(isPlainTree);
  plainTrees.set(words, known);
  return known;
}

/** Lays what differs over what is complete. Lists are replaced whole. */
export function overlayWords(complete: unknown, differing: unknown): unknown {
  if (differing === undefined) return complete;
  if (!isTree(complete) || !isTree(differing)) return differing;
  const keys = [...new Set([...Object.keys(complete), ...Object.keys(differing)])];
  return Object.fromEntries(keys.map((key) => [key, overlayWords(complete[key], differing[key])]));
}

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The nearest of an edition's languages that a localised text has; undefined where none is there. */
export const pickLocalised = (texts: Record<string, string>, locales: readonly string[]): string | undefined =>
  locales.map((locale) => texts[locale]).find((text) => text !== undefined);
