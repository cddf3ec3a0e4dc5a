import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SectionKindName } from '#pages/sections.ts';
import type { PageKind } from '#rules/schema/page.ts';
import { camelCase, pascalCase } from '../name-styles.ts';

/** What each kind is: the comment above its definition, in one line. */
export interface KindNotes {
  section(kind: SectionKindName): string;
  page(kind: PageKind): string;
}

/** Reads the notes of the kinds of section from `rules/sections/`, and those of the kinds of page from `app/pages/`. */
export function readKindNotes(root: string): KindNotes {
  const rules = join(root, 'rules/sections');
  const sections = readdirSync(rules, { recursive: true })
    .map(String)
    .filter((file) => /\.ts$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(rules, file), 'utf8'))
    .join('\n');
  const pageText = (kind: PageKind) => readFileSync(join(root, `app/pages/${kind}.tsx`), 'utf8');
  return {
    section: (kind) => commentAbove(sections, `export const ${camelCase(kind)} = defineSection`),
    page: (kind) => commentAbove(pageText(kind), `export (?:const|function) ${pascalCase(kind)}Page\\b`),
  };
}

function commentAbove(text: string, definition: string): string {
  const comment = new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*${definition}`).exec(text)?.[1] ?? '';
  return comment
    .replaceAll(/^\s*\*? ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
