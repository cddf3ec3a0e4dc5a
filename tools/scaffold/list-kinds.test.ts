import { join } from 'node:path';
import { expect, test } from 'vitest';
import { page as pageSchema } from '#core/links/page-schema.ts';
import { sectionKindsOn } from '#pages/sections.ts';
import { listKinds } from './list-kinds.ts';

const root = join(import.meta.dirname, '../..');

test('lists each kind of section, and what it is, under every kind of page that may hold it', () => {
  const lines = listKinds(root, undefined);
  for (const kind of pageSchema.shape.kind.options) {
    const start = lines.findIndex((line) => line.startsWith(`${kind} pages. `));
    const listed = lines.slice(start + 1, lines.indexOf('', start));
    expect(listed.map((line) => line.trim().split(' ')[0])).toEqual(sectionKindsOn(kind));
    expect([lines[start], ...listed].filter((line) => !/ [A-Z].*\.$/.test(line ?? ''))).toEqual([]);
  }
});

test('prints the entry and the words of a kind, and names what it lists if there is no kind of that name', () => {
  expect(() => listKinds(root, 'hero-image')).toThrow('npm run new -- list prints all of them');
  const [title, ...example] = listKinds(root, 'prose');
  expect(title).toMatch(/^# prose, on support pages\. /);
  expect(example.join('\n')).toMatch(/^# content\/pages\/.+\/page\.yaml\nsections:\n[\s\S]*kind: prose/);
  expect(listKinds(root, 'support').join('\n')).toContain('kind: support');
});
