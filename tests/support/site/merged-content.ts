import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';

/** Changes a YAML file in a copy of the project. A missing file starts as an empty object. */
export function writeYaml<Tree>(copy: string, file: string, change: (tree: Tree) => unknown): void {
  const path = join(copy, file);
  mkdirSync(dirname(path), { recursive: true });
  const tree = existsSync(path) ? (parse(readFileSync(path, 'utf8')) as Tree) : ({} as Tree);
  writeFileSync(path, stringify(change(tree), { aliasDuplicateObjects: false }));
}

/** Merges a YAML block into a file. */
export function addBlock(copy: string, file: string, text: string): void {
  writeYaml(copy, file, (tree) => mergeValues(tree, parse(text)));
}

/**
 * Merges YAML values: objects by key, lists by the name of their entries, in the order of the block where it has all of
 * them. Any other value, and a list of sentences, is replaced.
 */
function mergeValues(old: unknown, extra: unknown): unknown {
  if (Array.isArray(old) && Array.isArray(extra)) {
    const nameOf = (entry: { id?: string; identify?: string }) => entry.id ?? entry.identify;
    const namesake = (entry: object, list: object[]) =>
      list.find((other) => nameOf(entry) !== undefined && nameOf(entry) === nameOf(other));
    if (extra.every((entry) => typeof entry === 'string' && entry.includes(' '))) return extra;
    if (old.every((entry) => namesake(entry, extra)))
      return extra.map((entry) => mergeValues(namesake(entry, old), entry));
    return [
      ...old.map((entry) => (namesake(entry, extra) ? mergeValues(entry, namesake(entry, extra)) : entry)),
      ...extra.filter((entry) => !namesake(entry, old)),
    ];
  }
  if (typeof old !== 'object' || typeof extra !== 'object' || old === null || extra === null) return extra;
  const entries = Object.entries(extra).map(([key, value]) => [
    key,
    mergeValues((old as Record<string, unknown>)[key], value),
  ]);
  return { ...old, ...Object.fromEntries(entries) };
}
