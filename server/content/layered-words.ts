import { overlayWords } from '#rules/words/words.ts';
import type { ContentReader } from './content-reader.ts';

/** One file of words. */
export interface WordsFile {
  file: string;
  words: unknown;
}

/** Words laid over each other, and where each of them stands. */
export interface LayeredWords {
  merged: unknown;
  /** The file that holds the word at these keys; the complete one for a word that is nowhere. */
  fileOf(path: readonly PropertyKey[]): string;
}

/** Lays files of words over each other: nearest first, the complete one last. */
export function layerWords(files: readonly WordsFile[]): LayeredWords {
  return {
    merged: files.toReversed().reduce<unknown>((below, { words }) => overlayWords(below, words), undefined),
    fileOf: (path) => (files.find(({ words }) => holds(words, path)) ?? files.at(-1))?.file ?? '',
  };
}

/**
 * Reads the files of a folder that an edition's words come from, nearest first, and lays them over each other. An
 * overlay may be missing, the complete file may not.
 */
export function readLayers(reader: ContentReader, folder: string, locales: readonly string[]): LayeredWords {
  const there = new Set(reader.names(folder));
  const read = locales
    .filter((locale, index) => there.has(locale) || index === locales.length - 1)
    .map((locale) => `${folder}/${locale}.yaml`);
  return layerWords(read.map((file) => ({ file, words: reader.yaml(file) })));
}

/** A list is replaced whole: the file that has it decides all in it. */
function holds(words: unknown, [key, ...rest]: readonly PropertyKey[]): boolean {
  if (Array.isArray(words) || key === undefined) return words !== undefined;
  if (typeof words !== 'object' || words === null || !Object.hasOwn(words, key)) return false;
  return holds((words as Record<PropertyKey, unknown>)[key], rest);
}
