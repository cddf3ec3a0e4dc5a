import { editionCodes, editions } from '#core/place/editions.ts';
import type { AuditedContent } from './finding.ts';

/** One text as written, with its placeholders: `{servos, number} servos`. */
export interface WrittenWords {
  /** Named from the content's folder. */
  file: string;
  path: string[];
  text: string;
  /** Name of its word file: `en-GB`. */
  locale: string;
}

/** Keys whose values are no text for people. */
const nonTextKeys = new Set([
  'id',
  'link',
  'contact',
  'type',
  'accent',
  'host',
  'product',
  'email',
  'campaign',
  'stage',
  'consent',
  'identify',
  'tag',
  'company',
  'source',
  'since',
  'law',
]);
const nonTextGroups = new Set(['window', 'hidden', 'paymentMethods', 'labelAbroad']);
const address = /^(page|shop|site|https|mailto):/;
const editionFile = /^(?:regions|law)\/([\w-]+)\.yaml$/;
const wordFile = /^(?:pages\/.+|messages|mail|manuals)\/(?!page\.yaml|guides\.yaml)([\w-]+)\.yaml$/;
const localisedFile = /^(?:pictures|clips|products)\/[\w-]+\.yaml$/;
const locales = new Set<string>(editionCodes.flatMap((code) => editions[code].locales));

/** Returns true if a text is only searched and never shown: visitors type words that we would not write. */
export const isOnlySearched = (path: readonly string[]): boolean =>
  path.at(-1) === 'keywords' || path.at(-2) === 'aliases';

const wordsByContent = new WeakMap<AuditedContent['raw'], WrittenWords[]>();

/** Every text for people in all files of content. Cached for each content. */
export function writtenWords({ raw }: Pick<AuditedContent, 'raw'>): readonly WrittenWords[] {
  const words = wordsByContent.get(raw) ?? [...raw].flatMap(([file, tree]) => wordsOfFile(file, tree));
  wordsByContent.set(raw, words);
  return words;
}

function wordsOfFile(file: string, tree: unknown): WrittenWords[] {
  const locale = wordFile.exec(file)?.[1];
  if (locale) return textsIn(tree).map((entry) => ({ file, locale, ...entry }));
  const edition = editionCodes.find((code) => code === editionFile.exec(file)?.[1]);
  if (edition) return textsIn(tree).map((entry) => ({ file, locale: editions[edition].locales[0], ...entry }));
  if (!localisedFile.test(file)) return [];
  return textsIn(tree).flatMap((entry) => {
    const locale = entry.path.at(-1) ?? '';
    return locales.has(locale) ? [{ file, locale, ...entry }] : [];
  });
}

/** The texts below a value of content, with the keys that lead to each. */
export function textsIn(value: unknown, path: string[] = []): { path: string[]; text: string }[] {
  if (typeof value === 'string')
    return address.test(value) || nonTextKeys.has(path.at(-1) ?? '') ? [] : [{ path, text: value }];
  if (typeof value !== 'object' || value === null || nonTextGroups.has(path.at(-1) ?? '')) return [];
  return Object.entries(value).flatMap(([key, child]) => textsIn(child, [...path, key]));
}

const pluralForm = /\{\w+, ?plural,(?:\s*(?:=\d+|\w+) \{[^{}]*\})*?\s*other \{([^{}]*)\}\s*\}/g;
const value = /\{\w+(?:, ?\w+(?:, ?::?[^{}]*)?)?\}/g;

/** Fills a message with a sample for each value, using the `other` form of plurals. */
export const fillSampleValues = (message: string, sample = '1'): string =>
  message.replace(pluralForm, '$1').replace(value, sample).replaceAll('#', sample);
