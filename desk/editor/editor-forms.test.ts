import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { pictureId } from '#rules/schema/picture.ts';
import { alwaysOrWindow, wallTime } from '#rules/time/time-window.ts';
import { contentFolder } from '#tests/support/site/content-folder.ts';
import type { Widget } from './decap-config.ts';
import { decapConfig } from './decap-config.ts';
import { collections } from './editor-collections.ts';
import type { EditorFile } from './editor-files.ts';
import { EditorFiles, isUnderEntries } from './editor-files.ts';
import { fieldOf, fieldsOf } from './field-of-schema.ts';
import type { FormField } from './form-field.ts';
import { formOfValue } from './form-of-value.ts';
import { valueOfForm } from './value-of-form.ts';
import { isTree } from './yaml-text.ts';

const content = new EditorFiles(contentFolder);
const paths = content.paths();
const files = paths.flatMap((path) => content.file(path) ?? []);

/** What the form holds after the browser had it. */
const sent = (form: unknown): unknown => JSON.parse(JSON.stringify(form ?? {}));

/** Without lists and groups that hold nothing, and lists of one as that one. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 1 && typeof value[0] === 'string' ? value[0] : value.map(plain);
  if (!isTree(value)) return value;
  const entries = Object.entries(value).map(([key, entry]) => [key, plain(entry)] as const);
  return Object.fromEntries(
    entries.filter(([, entry]) => typeof entry !== 'object' || entry === null || Object.keys(entry).length > 0),
  );
}

/** What a file says, as its form has it. */
const contentOf = (file: EditorFile): unknown =>
  isUnderEntries(file) ? { entries: content.value(file.path) } : content.value(file.path);

describe('the forms of the editor', () => {
  test('reach every file of the content, each from one place of the table of contents', () => {
    expect(paths.length).toBeGreaterThan(300);
    expect(paths.filter((path) => !content.file(path))).toEqual([]);
    expect(files.filter(({ collection }) => !collections.some(({ name }) => name === collection))).toEqual([]);
  });

  test('have a field for every key that stands in a file: what the form alone says is all that the file says', () => {
    const lost = files.filter((file) => {
      const value = contentOf(file);
      const again = valueOfForm(file.field, sent(formOfValue(file.field, value)), undefined);
      return JSON.stringify(sorted(plain(again))) !== JSON.stringify(sorted(plain(value)));
    });
    expect(lost.map(({ path }) => path)).toEqual([]);
  });

  test('say of a file that nobody changed what it said', () => {
    const changed = files.filter((file) => {
      const value = contentOf(file);
      return valueOfForm(file.field, sent(formOfValue(file.field, value)), value) !== value;
    });
    expect(changed.map(({ path }) => path)).toEqual([]);
  });

  test('refuse nothing that stands in the content', () => {
    const refused = decapConfig(files, '').collections.flatMap((collection) =>
      collection.files.flatMap(({ file, fields }) => {
        const known = content.file(file) as EditorFile;
        return refusedTexts(fields, sent(formOfValue(known.field, contentOf(known)))).map((text) => `${file}: ${text}`);
      }),
    );
    expect(refused).toEqual([]);
  });

  test('need no field for YAML: every shape of the schemas has one of its own', () => {
    expect(files.filter(({ field }) => kindsIn(field).has('yaml')).map(({ path }) => path)).toEqual([]);
  });

  test('keep what they do not know of', () => {
    const field: FormField = { kind: 'object', fields: [{ name: 'a', field: { kind: 'text' }, isOptional: true }] };
    expect(valueOfForm(field, { a: 'new' }, { a: 'old', b: { c: 1 } })).toEqual({ a: 'new', b: { c: 1 } });
  });

  test('explain a field by the description of its schema, and of no other schema', () => {
    const schema = z.strictObject({
      stock: z.int().describe('Robots left.').optional(),
      announced: wallTime.optional().describe('When it becomes public.'),
      name: z.string(),
    });
    const fields = fieldsOf(schema, { pictures: [], products: [], campaigns: [], isOverlay: false });
    expect(fields.map(({ name, hint, field }) => [name, field.kind, hint])).toEqual([
      ['stock', 'number', 'Robots left.'],
      ['announced', 'text', 'When it becomes public.'],
      ['name', 'text', undefined],
    ]);
  });

  test('give a time, a window and a picture their own field, described or not', () => {
    const context = { pictures: ['a/b'], products: [], campaigns: [], isOverlay: false };
    const kindsOf = (schemas: z.ZodType[]) => schemas.map((schema) => fieldOf(schema, context));
    const schemas = [wallTime, alwaysOrWindow, pictureId];
    expect(kindsOf(schemas.map((schema) => schema.describe('Described.')))).toEqual(kindsOf(schemas));
    expect(kindsOf(schemas).map(({ kind }) => kind)).toEqual(['text', 'window', 'choice']);
  });
});

describe('the configuration of Decap CMS', () => {
  const config = decapConfig(files, 'http://localhost:3000');

  test('holds every file once', () => {
    const listed = config.collections.flatMap((collection) => collection.files.map(({ file }) => file));
    expect(listed.toSorted()).toEqual(paths);
  });

  test('gives the fields of a group, and the files of a part, names of their own', () => {
    const twice = config.collections.flatMap((collection) => [
      ...doubles(collection.files.map(({ name }) => name)),
      ...collection.files.flatMap(({ file, fields }) => doubleFields(fields).map((name) => `${file}: ${name}`)),
    ]);
    expect(twice).toEqual([]);
  });

  test('tells how a time is written', () => {
    const us = config.collections
      .find(({ name }) => name === 'offers')
      ?.files.find(({ file }) => file === 'offers/us.yaml');
    expect(JSON.stringify(us)).toContain('"name":"announced","label":"Announced"');
    expect(JSON.stringify(us)).toContain('write a wall time with its zone, such as 2024-11-22T09:00[Europe/Berlin]');
  });
});

/**
 * Texts of a form that the pattern of their widget does not match, choices that its options lack, and what must be
 * filled and is not.
 */
function refusedTexts(widgets: readonly unknown[], form: unknown): string[] {
  return (widgets as Widget[]).flatMap((one): string[] => {
    const value = isTree(form) ? form[one.name] : undefined;
    if (value === undefined || value === '')
      return one.required === true && one.widget !== 'boolean' && one.widget !== 'list' ? [`${one.name} is empty`] : [];
    if (Array.isArray(value) && one.widget === 'list')
      return value.flatMap((entry) => refusedTexts(...entryOf(one, entry)));
    if (one.widget === 'object') return refusedTexts(one.fields as Widget[], value);
    const [pattern] = (one.pattern as [string, string] | undefined) ?? [];
    const isRefused =
      (pattern !== undefined && !new RegExp(pattern).test(String(value))) ||
      [value].flat().some((text: unknown) => (one.options as string[] | undefined)?.includes(String(text)) === false);
    return isRefused ? [`${one.name} ${value}`] : [];
  });
}

/** The widgets of an entry of a list, and the entry as a group. */
function entryOf(list: Widget, entry: unknown): [widgets: readonly unknown[], form: unknown] {
  if (list.field) return [[list.field], { value: entry }];
  if (!list.types) return [list.fields as Widget[], entry];
  const type = (list.types as Widget[]).find(
    ({ name }) => name === (entry as Record<string, unknown>)[String(list.typeKey)],
  );
  return [(type?.fields as Widget[] | undefined) ?? [{ name: 'type', required: true }], entry];
}

const doubles = (names: string[]): string[] => names.filter((name, index) => names.indexOf(name) !== index);

function doubleFields(fields: readonly unknown[]): string[] {
  const all = fields as { name: string; fields?: unknown[]; types?: unknown[]; field?: unknown }[];
  return [
    ...doubles(all.map(({ name }) => name)),
    ...all.flatMap(({ fields: inner, types, field }) =>
      doubleFields([...(inner ?? types ?? []), ...(field ? [field] : [])]),
    ),
  ];
}

function kindsIn(value: unknown): Set<unknown> {
  const kinds = new Set<unknown>();
  const visit = (one: unknown) => {
    if (typeof one !== 'object' || one === null) return;
    if (isTree(one) && typeof one.kind === 'string') kinds.add(one.kind);
    for (const inner of Object.values(one)) visit(inner);
  };
  visit(value);
  return kinds;
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isTree(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .toSorted()
      .map((key) => [key, sorted(value[key])]),
  );
}
