import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { pageKindNotes, page as pageSchema, pageWords } from '#core/links/page-schema.ts';
import { type SectionKindName, sectionKinds, sectionKindsOn } from '#pages/sections.ts';
import { kindExamples } from './kind-examples.ts';
import { sectionNotes } from './kind-notes.ts';
import { listKinds } from './list-kinds.ts';

const root = join(import.meta.dirname, '../../..');
const pageKinds = pageSchema.shape.kind.options;
const names = Object.keys(sectionKinds) as SectionKindName[];

test('every kind of page and of section says what it is', () => {
  const noteOf = sectionNotes(root);
  expect(names.filter((kind) => !/^[A-Z].*\.$/.test(noteOf(kind)))).toEqual([]);
  expect(pageKinds.filter((kind) => !/^[A-Z].*\.$/.test(pageKindNotes[kind]))).toEqual([]);
});

test('lists each kind of section under every kind of page that may hold it', () => {
  const lines = listKinds(root, undefined);
  for (const kind of pageKinds) {
    const start = lines.findIndex((line) => line.startsWith(`${kind} pages. `));
    const listed = lines.slice(start + 1, lines.indexOf('', start)).map((line) => line.trim().split(' ')[0]);
    expect(listed).toEqual(sectionKindsOn(kind));
  }
});

test('every example is a page that begins with a section of its kind and that the schemas accept', () => {
  for (const [kind, example] of kindExamples(root)) {
    const settings = pageSchema.parse(parse(example.page));
    const { sections } = pageWords.parse(parse(example.words));
    expect(settings.sections[0]?.kind).toBe(kind);
    const [{ id = '', kind: _kind, anchor: _anchor, duringCampaign: _during, ...structure }] = settings.sections as [
      (typeof settings.sections)[0],
    ];
    expect(sectionKindsOn(settings.kind)).toContain(kind);
    expect(sectionKinds[kind].structure.safeParse(structure).error).toBeUndefined();
    expect(sectionKinds[kind].words.safeParse(sections[id] ?? {}).error).toBeUndefined();
  }
});

test('names what it lists if there is no kind of that name', () => {
  expect(() => listKinds(root, 'hero-image')).toThrow('npm run new -- list prints all of them');
  expect(listKinds(root, 'prose')[0]).toMatch(/^# prose, on support pages\. /);
  expect(listKinds(root, 'support').join('\n')).toContain('kind: support');
});
