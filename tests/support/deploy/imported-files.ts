import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** Matches imports and re-exports of values, dynamic imports, and workers. Types disappear before anything runs. */
const importPatterns = [
  /(?:^|\n)\s*(?:import|export)\b(?!\s+type\b)[^;'"]*?\bfrom\s*['"]([^'"]+)['"]/g,
  /(?:^|\n)\s*import\s+['"]([^'"]+)['"]/g,
  /\bimport\(\s*['"]([^'"]+)['"]/g,
  /\bnew URL\(\s*['"](\.[^'"]+)['"],\s*import\.meta\.url/g,
];

/** Paths of all files that `entries` import, directly or not, and of the entries themselves. */
export function importedFiles(entries: readonly string[]): string[] {
  const visited = new Set<string>();
  const queue = [...entries];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (visited.has(path)) continue;
    visited.add(path);
    if (/\.(ts|tsx|mjs)$/.test(path)) queue.push(...importsOf(path));
  }
  return [...visited].sort();
}

function specifiersIn(path: string): string[] {
  const text = readFileSync(join(root, path), 'utf8');
  return importPatterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, specifier = '']) => specifier));
}

function importsOf(path: string): string[] {
  return specifiersIn(path)
    .filter((specifier) => /^[.#]/.test(specifier))
    .map((specifier) => (specifier.startsWith('#') ? specifier.slice(1) : join(dirname(path), specifier)))
    .filter((file) => existsSync(join(root, file)));
}

/** Names of the packages whose code `entries` import, directly or not. */
export function importedPackages(entries: readonly string[]): string[] {
  const specifiers = importedFiles(entries)
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path))
    .flatMap((path) => specifiersIn(path))
    .filter((specifier) => /^(@[\w-]+\/)?[a-z][\w.-]*(\/|$)/.test(specifier));
  return [...new Set(specifiers.map((each) => /^(@[^/]+\/)?[^/]+/.exec(each)?.[0] ?? each))].sort();
}
