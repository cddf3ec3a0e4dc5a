import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SectionKindName } from '#pages/sections.ts';
import { camelCase } from '../name-styles.ts';

/** Returns a function that reads the note of a kind of section: the comment above its definition, in one line. */
export function sectionNotes(root: string): (kind: SectionKindName) => string {
  const list = readFileSync(join(root, 'pages/sections.ts'), 'utf8');
  return (kind) => {
    const name = camelCase(kind);
    const path = new RegExp(`import \\{ ${name} \\} from '#([^']+)'`).exec(list)?.[1] ?? '';
    return commentAbove(readFileSync(join(root, path), 'utf8'), `export const ${name} = defineSection`);
  };
}

function commentAbove(text: string, definition: string): string {
  const comment = new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*${definition}`).exec(text)?.[1] ?? '';
  return comment
    .replaceAll(/^\s*\*? ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
