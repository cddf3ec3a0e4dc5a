import { mergeWords } from '#core/words/words.ts';
import type { ContentReader } from './content-reader.ts';

export interface WordsFile {
  file: string;
  words: unknown;
}

export interface LayeredWords {
  merged: unknown;
  /** The file that holds the word at this path. For a missing word, the complete file. */
  fileOf(path: readonly PropertyKey[]): string;
}

/**
 * Merges files of words: most specific first, complete one last. If one of them cannot be read, `merged` is undefined:
 * what it lacks has been reported.
 */
export function layerWords(files: readonly WordsFile[]): LayeredWords {
  const isReadable = files.every(({ words }) => words !== undefined);
  return {
    merged: isReadable
      ? files.toReversed().reduce<unknown>((below, { words }) => mergeWords(below, words), undefined)
      : undefined,
    fileOf: (path) => (files.find(({ words }) => holds(words, path)) ?? files.at(-1))?.file ?? '',
  };
}

/**
 * Reads and merges the files of words for these locales, most specific first. Overlays may be missing, the complete
 * file may not.
 */
export function readLayers(reader: ContentReader, folder: string, locales: readonly string[]): LayeredWords {
  const existingLocales = new Set(reader.names(folder));
  const files = locales
    .filter((locale, index) => existingLocales.has(locale) || index === locales.length - 1)
    .map((locale) => `${folder}/${locale}.yaml`);
  return layerWords(files.map((file) => ({ file, words: reader.yaml(file) })));
}

/** Overlays replace lists as a whole, so the file with the list holds everything in it. */
function holds(words: unknown, [key, ...rest]: readonly PropertyKey[]): boolean {
  if (Array.isArray(words) || key === undefined) return words !== undefined;
  if (typeof words !== 'object' || words === null || !Object.hasOwn(words, key)) return false;
  return holds((words as Record<PropertyKey, unknown>)[key], rest);
}
