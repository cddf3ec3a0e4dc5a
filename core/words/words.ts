import { IntlMessageFormat } from 'intl-messageformat';
import { isTree } from '../fields/tree.ts';

export type MessageValues = Record<string, string | number>;
export type ValueKind = 'number' | 'text';

/** Values by name, or a lookup function that is called only for the names a message uses. */
export type NamedValues = MessageValues | ((name: string) => string | number | undefined);

export interface CompiledMessage {
  format: IntlMessageFormat;
  names: readonly string[];
}

/** Throws a SyntaxError if the message is not in ICU format. */
export type CompileMessage = (message: string, lang: string) => CompiledMessage;

/** Parses a message. Parsing takes longer than formatting a hundred times: cache the result. */
export const compileMessage: CompileMessage = (message, lang) => ({
  format: new IntlMessageFormat(message, lang, undefined, { ignoreTag: true }),
  names: namesIn(message),
});

/** Formats an ICU message: `{servos, number} servos`. Throws if a value that it names is missing. */
export function formatMessage(
  message: string,
  lang: string,
  values: NamedValues,
  compile: CompileMessage = compileMessage,
): string {
  if (isPlain(message)) return message;
  const { format, names } = compile(message, lang);
  return String(format.format(pickValues(names, values)));
}

/** Returns the values with these names, without missing ones. */
export function pickValues(names: readonly string[], values: NamedValues): MessageValues {
  const picked: MessageValues = {};
  for (const name of names) {
    const value = typeof values === 'function' ? values(name) : values[name];
    if (value !== undefined) picked[name] = value;
  }
  return picked;
}

/** Every name that follows an opening brace: the values of a message, and harmless words of its plural forms. */
export const namesIn = (message: string): string[] => [...message.matchAll(/\{\s*(\w+)/g)].map(([, name = '']) => name);

export const isPlain = (message: string): boolean => !/[{']/.test(message);

/**
 * Formats every string in a tree of texts. A text may name a value that is missing now, such as a price of an
 * unannounced product: the error is thrown when the text is used.
 */
export function formatWords<Words>(words: Words, format: (message: string) => string): Words {
  if (typeof words === 'string') {
    try {
      return (isPlain(words) ? words : format(words)) as Words;
    } catch (error) {
      return unavailableText(error as Error) as Words;
    }
  }
  if (typeof words !== 'object' || words === null) return words;
  if (Array.isArray(words)) return words.map((entry) => formatWords(entry, format)) as Words;
  return Object.fromEntries(Object.entries(words).map(([key, entry]) => [key, formatWords(entry, format)])) as Words;
}

/** Stands for a text that cannot be formatted now. Every use of it throws the reason. */
function unavailableText(reason: Error): unknown {
  const fail = (): never => {
    throw reason;
  };
  return new Proxy({}, { get: fail, getPrototypeOf: fail, has: fail, ownKeys: fail });
}

/** Throws if a value contains a text that could not be formatted, with the reason, or a function. */
export function assertComplete(value: unknown): void {
  if (typeof value === 'function') throw new TypeError('a section value contains a function; it must be plain data');
  if (typeof value !== 'object' || value === null) return;
  for (const key of Object.keys(value)) assertComplete(value[key as keyof typeof value]);
}

/** Merges overrides into complete texts. Lists are replaced as a whole. */
export function mergeWords(base: unknown, overrides: unknown): unknown {
  if (overrides === undefined) return base;
  if (!isTree(base) || !isTree(overrides)) return overrides;
  const keys = [...new Set([...Object.keys(base), ...Object.keys(overrides)])];
  return Object.fromEntries(keys.map((key) => [key, mergeWords(base[key], overrides[key])]));
}

/** The text of the first locale that has one. */
export const pickLocalised = (texts: Record<string, string>, locales: readonly string[]): string | undefined =>
  locales.map((locale) => texts[locale]).find((text) => text !== undefined);
