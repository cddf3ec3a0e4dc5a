import { editionCodes, editions } from '#core/place/editions.ts';
import type { Site } from '#core/site.ts';
import type { AuditedContent, Finding } from '../../finding.ts';
import { fillSampleValues, writtenWords } from '../../written-words.ts';

/** Characters that may stand between the letters of a name: they do not make it another name. */
const separators = '[\\s\\u00ad\\-‐·・:：《》「」‘’]';
const letters = (text: string): string => text.toLowerCase().replace(new RegExp(separators, 'gu'), '');

/** Every product name in a language, including names that only an edition's offers use. */
function namesOf(site: Site, locale: string): string[] {
  const language = locale.slice(0, 2);
  const catalogueNames = Object.values(site.products).flatMap(
    ({ name }) => name[locale] ?? Object.entries(name).find(([other]) => other.slice(0, 2) === language)?.[1] ?? [],
  );
  const offerNames = editionCodes
    .filter((code) => editions[code].lang.startsWith(language))
    .flatMap((code) => Object.values(site.offers[code]).flatMap(({ name }) => name ?? []));
  return [...new Set([...catalogueNames, ...offerNames])];
}

/** The words of a name. Chinese has no spaces: there, a beginning shared with other names counts as a word. */
function wordsOf(name: string, all: readonly string[]): string[] {
  if (name.includes(' ')) return name.split(' ');
  const start = [4, 3]
    .map((length) => name.slice(0, length))
    .find((opening) => all.some((other) => other !== name && other.startsWith(opening)));
  return start && start.length < name.length ? [start, name.slice(start.length)] : [name];
}

/**
 * A pattern that finds a name however it is spaced. With its words swapped (Megatron Flagship) a name is always wrong.
 */
interface NamePattern {
  name: string;
  pattern: RegExp;
  isTurned: boolean;
}

function namePatterns(names: readonly string[]): NamePattern[] {
  return names.flatMap((name) => {
    const words = wordsOf(name, names);
    if (words.length < 2) return [];
    const swapped =
      words.length === 2 ? [{ name, pattern: patternOf(words.toReversed().join('')), isTurned: true }] : [];
    return [{ name, pattern: patternOf(name), isTurned: false }, ...swapped];
  });
}

/** Matches the letters of a name with any marks between them; Latin names as whole words. */
function patternOf(name: string): RegExp {
  const spaced = [...letters(name)]
    .map((letter) => letter.replace(/[.*+?^${}()|[\]\\]/, '\\$&'))
    .join(`${separators}*`);
  return new RegExp(
    `${/^[a-z]/i.test(name) ? '(?<!\\p{L})' : ''}${spaced}${/[a-z]$/i.test(name) ? '(?!\\p{L})' : ''}`,
    'giu',
  );
}

/** Finds product names in words that differ from those of the catalogue. */
export function productNames(content: AuditedContent): Finding[] {
  const namesByLocale = new Map<string, { names: string[]; sought: NamePattern[] }>();
  const createEntry = (locale: string) => {
    const names = namesOf(content.site, locale);
    const entry = { names, sought: namePatterns(names) };
    namesByLocale.set(locale, entry);
    return entry;
  };
  return writtenWords(content).flatMap(({ file, path, text, locale, isOnlySearched }) => {
    if (isOnlySearched) return [];
    const { names, sought: patterns } = namesByLocale.get(locale) ?? createEntry(locale);
    const filledText = plain(fillSampleValues(text));
    const matches = patterns.flatMap(({ pattern, ...one }) =>
      (filledText.match(pattern) ?? []).map((slice) => ({ ...one, slice })),
    );
    const mismatch = matches.find(
      ({ slice, isTurned }) => (isTurned || !isOneOf(names, slice)) && !isInLongerName(slice, names, filledText),
    );
    if (!mismatch) return [];
    const actual = `“${mismatch.slice}” for the product “${mismatch.name}”`;
    return [
      {
        check: 'product-name',
        severity: 'warning' as const,
        file,
        path: path.join('.'),
        actual,
        fix: 'Write the name as the catalogue has it.',
      },
    ];
  });
}

const plain = (text: string): string => text.replaceAll('\u00ad', '').replace(/\s/gu, ' ');

/** Compares also without 《》, the marks around titles of films. */
const isOneOf = (names: readonly string[], slice: string): boolean =>
  names.some((name) => name === slice || name.replace(/[《》]/gu, '') === slice);

/** Returns true if the match is part of a longer name: K1 Pro in K1 Pro Interstellar Scout. */
const isInLongerName = (slice: string, names: readonly string[], text: string): boolean =>
  names.some((name) => name !== slice && name.includes(slice) && text.includes(name));
