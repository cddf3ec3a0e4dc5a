import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { webAddress } from '#core/fields/fields.ts';
import { isTree } from '#core/fields/tree.ts';
import { pictureId } from '#core/media/picture-schema.ts';
import { linkRef } from '#core/regions/region-schema.ts';
import { alwaysOrWindow, wallTime } from '#core/time/time-window.ts';
import { contentFolder } from '#tests/support/site/content-folder.ts';
import { decapConfig, type Widget } from './decap-config.ts';
import { collections } from './editor-collections.ts';
import { type EditorFile, EditorFiles, isUnderEntries } from './editor-files.ts';
import { createField, createFields } from './field-of-schema.ts';
import type { FormField } from './form-field.ts';
import { formOfValue } from './form-of-value.ts';
import { valueOfForm } from './value-of-form.ts';

const content = new EditorFiles(contentFolder);
const paths = content.paths();
const files = paths.flatMap((path) => content.file(path) ?? []);

/** The form after its way through the browser. */
const throughJson = (form: unknown): unknown => JSON.parse(JSON.stringify(form ?? {}));

/** Drops empty lists and groups, and unwraps lists of one text. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 1 && typeof value[0] === 'string' ? value[0] : value.map(plain);
  if (!isTree(value)) return value;
  const entries = Object.entries(value).map(([key, entry]) => [key, plain(entry)] as const);
  return Object.fromEntries(
    entries.filter(([, entry]) => typeof entry !== 'object' || entry === null || Object.keys(entry).length > 0),
  );
}

/** The value of a file as its form holds it. */
const contentOf = (file: EditorFile): unknown =>
  isUnderEntries(file) ? { entries: content.value(file.path) } : content.value(file.path);

describe('the forms of the editor', () => {
  test('cover every file of the content, each in one collection', () => {
    expect(paths.length).toBeGreaterThan(300);
    expect(paths.filter((path) => !content.file(path))).toEqual([]);
    expect(files.filter(({ collection }) => !collections.some(({ name }) => name === collection))).toEqual([]);
  });

  test('have a field for every key in a file', () => {
    const lossyFiles = files.filter((file) => {
      const value = contentOf(file);
      const roundTripped = valueOfForm(file.field, throughJson(formOfValue(file.field, value)), undefined);
      return JSON.stringify(sorted(plain(roundTripped))) !== JSON.stringify(sorted(plain(value)));
    });
    expect(lossyFiles.map(({ path }) => path)).toEqual([]);
  });

  test('give back the same value for an unchanged file', () => {
    const changed = files.filter((file) => {
      const value = contentOf(file);
      return valueOfForm(file.field, throughJson(formOfValue(file.field, value)), value) !== value;
    });
    expect(changed.map(({ path }) => path)).toEqual([]);
  });

  test('accept everything in the content', () => {
    const refusedValues = decapConfig(files, '').collections.flatMap((collection) =>
      collection.files.flatMap(({ file, fields }) => {
        const editorFile = content.file(file) as EditorFile;
        return refusedTexts(fields, throughJson(formOfValue(editorFile.field, contentOf(editorFile)))).map(
          (text) => `${file}: ${text}`,
        );
      }),
    );
    expect(refusedValues).toEqual([]);
  });

  test('keep keys that they do not know', () => {
    const field: FormField = { kind: 'object', fields: [{ name: 'a', field: { kind: 'text' }, isOptional: true }] };
    expect(valueOfForm(field, { a: 'new' }, { a: 'old', b: { c: 1 } })).toEqual({ a: 'new', b: { c: 1 } });
  });

  test('explain a field with the description of its own schema', () => {
    const schema = z.strictObject({
      stock: z.int().describe('Robots left.').optional(),
      announced: wallTime.optional().describe('When it becomes public.'),
      name: z.string(),
    });
    const fields = createFields(schema, { ids: {}, isOverlay: false });
    expect(fields.map(({ name, hint, field }) => [name, field.kind, hint])).toEqual([
      ['stock', 'number', 'Robots left.'],
      ['announced', 'text', 'When it becomes public.'],
      ['name', 'text', undefined],
    ]);
  });

  test('have special fields for times, windows, links and pictures, described or not', () => {
    const context = { ids: { picture: ['a/b'] }, isOverlay: false };
    const kindsOf = (schemas: z.ZodType[]) => schemas.map((schema) => createField(schema, context));
    const schemas = [wallTime, alwaysOrWindow, linkRef, webAddress, pictureId];
    expect(kindsOf(schemas.map((schema) => schema.describe('Described.')))).toEqual(kindsOf(schemas));
    expect(kindsOf(schemas).map(({ kind }) => kind)).toEqual(['text', 'window', 'text', 'text', 'choice']);
    expect(createField(linkRef, context)).toMatchObject({ pattern: { fix: expect.stringContaining('page:<slug>') } });
    expect(createField(webAddress, context)).toMatchObject({ pattern: { fix: expect.stringContaining('https://') } });
  });
});

describe('the configuration of Decap CMS', () => {
  const config = decapConfig(files, 'http://localhost:3000');

  test('contains every file once', () => {
    const listed = config.collections.flatMap((collection) => collection.files.map(({ file }) => file));
    expect(listed.toSorted()).toEqual(paths);
  });

  test('has unique names for the fields of a group and the files of a collection', () => {
    const duplicates = config.collections.flatMap((collection) => [
      ...duplicatesIn(collection.files.map(({ name }) => name)),
      ...collection.files.flatMap(({ file, fields }) => duplicateFields(fields).map((name) => `${file}: ${name}`)),
    ]);
    expect(duplicates).toEqual([]);
  });

  test('explains how to write a time', () => {
    const us = config.collections
      .find(({ name }) => name === 'offers')
      ?.files.find(({ file }) => file === 'offers/us.yaml');
    expect(JSON.stringify(us)).toContain('"name":"from","label":"From"');
    expect(JSON.stringify(us)).toContain('write a wall time with its zone, such as 2024-11-22T09:00[Europe/Berlin]');
  });
});

/**
 * Values of a form that their widgets would refuse: texts that do not match the pattern, unknown choices, and empty
 * required fields.
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

const duplicatesIn = (names: string[]): string[] => names.filter((name, index) => names.indexOf(name) !== index);

function duplicateFields(fields: readonly unknown[]): string[] {
  const all = fields as { name: string; fields?: unknown[]; types?: unknown[]; field?: unknown }[];
  return [
    ...duplicatesIn(all.map(({ name }) => name)),
    ...all.flatMap(({ fields: inner, types, field }) =>
      duplicateFields([...(inner ?? types ?? []), ...(field ? [field] : [])]),
    ),
  ];
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
