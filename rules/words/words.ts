import { IntlMessageFormat } from 'intl-messageformat';

export type MessageValues = Record<string, string | number>;

/** What a message may name: values by name, or who knows them by name. Only those that it names are asked for. */
export type NamedValues = MessageValues | ((name: string) => string | number | undefined);

/** A message in ICU format that was parsed, with all names that it may ask for. */
export interface CompiledMessage {
  format: IntlMessageFormat;
  names: readonly string[];
}

/** Throws a SyntaxError where the message is not in ICU format. */
export type CompileMessage = (message: string, lang: string) => CompiledMessage;

/** Parses a message. That takes longer than a hundred formats: who formats often keeps what was compiled. */
export const compileMessage: CompileMessage = (message, lang) => ({
  format: new IntlMessageFormat(message, lang, undefined, { ignoreTag: true }),
  names: namesIn(message),
});

/** Fills a message in ICU format: `{servos, number} servos`. Throws when a value that it names is missing. */
export function formatMessage(
  message: string,
  lang: string,
  values: NamedValues,
  compile: CompileMessage = compileMessage,
): string {
  if (isPlain(message)) return message;
  const { format, names } = compile(message, lang);
  return String(format.format(pickNamed(names, values)));
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

/**
 * Stands before what is wrong with a message that cannot be filled now. No text has this character: Unicode keeps it
 * for the inner use of programs.
 */
const unavailableMark = '\uFDD0';

/**
 * Fills every message of a tree of words; everything that is not a string stays. Words may name values that are not
 * there now, of a product that is not announced yet: such a text becomes one that `refuseUnavailable` knows, wherever
 * it is put.
 */
export function formatWords<Words>(words: Words, format: (message: string) => string): Words {
  if (typeof words === 'string') return formatOrMark(words, format) as Words;
  if (typeof words !== 'object' || words === null) return words;
  if (Array.isArray(words)) return words.map((entry) => formatWords(entry, format)) as Words;
  return Object.fromEntries(Object.entries(words).map(([key, entry]) => [key, formatWords(entry, format)])) as Words;
}

function formatOrMark(message: string, format: (message: string) => string): string {
  if (isPlain(message)) return message;
  try {
    return format(message);
  } catch (error) {
    return unavailableMark + (error as Error).message;
  }
}

/** Throws where a text of a value could not be filled, saying why, or where the value holds a function. */
export function refuseUnavailable(value: unknown): void {
  if (typeof value === 'string') {
    const at = value.indexOf(unavailableMark);
    if (at >= 0) throw new Error(value.slice(at + 1));
  }
  if (typeof value === 'function') throw new TypeError('a section holds a function, which is no data');
  if (typeof value !== 'object' || value === null) return;
  for (const key of Object.keys(value)) refuseUnavailable(value[key as keyof typeof value]);
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
