import { editionCodes, editions } from '#core/place/editions.ts';
import type { Site } from '#core/site.ts';
import { memoize } from '#core/words/memoize.ts';
import type { Check } from '../../check.ts';
import { fillSampleValues, findingAbout, writtenWords } from '../../written-words.ts';

/** Characters that may stand between the letters of a name: they do not make it another name. */
const separators = '[\\s\\u00ad\\-‐·・:：《》「」‘’]';

/** Finds product names in words that differ from those of the catalogue. */
export const productNames: Check = (content) => {
  const namesByLocale = new Map<string, string[]>();
  return writtenWords(content).flatMap((words) => {
    if (words.isOnlySearched) return [];
    const names = namesByLocale.get(words.locale) ?? listNames(content.site, words.locale);
    namesByLocale.set(words.locale, names);
    const text = fillSampleValues(words.text).replaceAll('\u00ad', '').replace(/\s/gu, ' ');
    return names.flatMap((name) => {
      const wrong = findWrongName(text, name, names);
      if (wrong === undefined) return [];
      const actual = `“${wrong}” for the product “${name}”`;
      const fix = 'Write the name as the catalogue has it.';
      return findingAbout(words, { check: 'product-name', severity: 'warning', actual, fix });
    });
  });
};

/** Every product name in a language, including names that only an edition's offers use. */
function listNames(site: Site, locale: string): string[] {
  const language = locale.slice(0, 2);
  const catalogueNames = Object.values(site.products).flatMap(
    ({ name }) => name[locale] ?? Object.entries(name).find(([other]) => other.slice(0, 2) === language)?.[1] ?? [],
  );
  const offerNames = editionCodes
    .filter((code) => editions[code].lang.startsWith(language))
    .flatMap((code) => Object.values(site.offers[code]).flatMap(({ name }) => name ?? []));
  return [...new Set([...catalogueNames, ...offerNames])];
}

/**
 * The first text that is a name with other marks, spaces or cases, or with its words swapped (Megatron Flagship), and
 * not a part of another name.
 */
function findWrongName(text: string, name: string, names: readonly string[]): string | undefined {
  const words = splitName(name, names);
  if (words.length < 2) return undefined;
  const isRight = (found: string) => names.some((one) => one === found || one.replace(/[《》]/gu, '') === found);
  const swapped = words.length === 2 ? (text.match(namePattern(words.toReversed().join(''))) ?? []) : [];
  return [...(text.match(namePattern(name)) ?? []).filter((found) => !isRight(found)), ...swapped].find(
    (found) => !names.some((other) => other !== found && other.includes(found) && text.includes(other)),
  );
}

/** The words of a name. Chinese has no spaces: there, a beginning shared with other names counts as a word. */
function splitName(name: string, all: readonly string[]): string[] {
  if (name.includes(' ')) return name.split(' ');
  const start = [4, 3]
    .map((length) => name.slice(0, length))
    .find((opening) => all.some((other) => other !== name && other.startsWith(opening)));
  return start && start.length < name.length ? [start, name.slice(start.length)] : [name];
}

/** Matches the letters of a name with any marks between them; Latin names as whole words. */
const namePattern = memoize((name: string): RegExp => {
  const letters = [...name.toLowerCase().replace(new RegExp(separators, 'gu'), '')];
  const [before, after] = [/^[a-z]/i.test(name) ? '(?<!\\p{L})' : '', /[a-z]$/i.test(name) ? '(?!\\p{L})' : ''];
  return new RegExp(`${before}${letters.map(RegExp.escape).join(`${separators}*`)}${after}`, 'giu');
});
