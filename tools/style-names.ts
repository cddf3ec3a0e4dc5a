import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const letters = 2;

/**
 * Short names for the classes of all CSS modules under `root`: letters for the file and a sign for the class in it. They come from the sources alone,
 * so that every build and both of its sides give the same.
 */
export function shortStyleNames(root: string): (local: string, file: string) => string {
  const taken = new Map<string, string>();
  const prefixes = new Map<string, string>();
  for (const path of globSync('app/**/*.module.css', { cwd: root }).sort()) {
    const hash = createHash('sha256')
      .update(path)
      .digest('base64url')
      .replace(/[^a-zA-Z]/g, '');
    const free = Array.from({ length: hash.length - letters }, (_, index) => hash.slice(index, index + letters)).find((prefix) => !taken.has(prefix));
    if (free === undefined) throw new Error(`no short name is left for ${path}: give the names of files one letter more`);
    taken.set(free, path);
    prefixes.set(join(root, path), free);
  }
  const classes = new Map<string, string[]>();
  return (local, file) => {
    const path = file.replace(/\?.*$/, '');
    const known = classes.get(path) ?? classesIn(path);
    classes.set(path, known);
    return `_${prefixes.get(path)}${known.indexOf(local).toString(36)}`;
  };
}

const classesIn = (path: string): string[] => [...new Set([...readFileSync(path, 'utf8').matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name))].sort();
