import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** The YAML blocks of a how-to, in order. A block that begins with `# content/…` names its file. */
export function blocksOf(howTo: string): { file: string | undefined; text: string }[] {
  const guide = readFileSync(join(root, `docs/how-to/${howTo}.md`), 'utf8');
  return [...guide.matchAll(/^( *)```yaml\n(.*?)^ *```$/gms)].map(([, indent = '', block = '']) => {
    const text = block.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
    return { file: /^# (content\/\S+)\n/.exec(text)?.[1], text };
  });
}

/** A block that names no file, by its index from 0. Throws where there is none. */
export function blockOf(howTo: string, index: number): string {
  const block = blocksOf(howTo).filter(({ file }) => file === undefined)[index];
  if (!block) throw new Error(`docs/how-to/${howTo}.md has no block ${index} without a file; correct its edit here`);
  return block.text;
}
