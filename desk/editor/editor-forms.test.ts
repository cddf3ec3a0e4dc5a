import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { webAddress } from '#core/fields/fields.ts';
import { isTree } from '#core/fields/tree.ts';
import { pictureId } from '#core/media/picture-schema.ts';
import { linkRef } from '#core/regions/region-schema.ts';
import { alwaysOrWindow, wallTime } from '#core/time/time-window.ts';
import { contentFolder } from '#tests/support/site/content-folder.ts';
import { decapConfig, type Widget } from './decap-config.ts';
import { type EditorFile, EditorFiles, isUnderEntries } from './editor-files.ts';
import { createField, createFields } from './field-of-schema.ts';
import type { FormField } from './form-field.ts';
import { formOfValue } from './form-of-value.ts';
import { valueOfForm } from './value-of-form.ts';

const content = new EditorFiles(contentFolder);
const paths = content.paths();
const files = paths.flatMap((path) => content.file(path) ?? []);

/** The value of a file as its form holds it. */
const contentOf = (file: EditorFile): unknown =>
  isUnderEntries(file) ? { entries: content.value(file.path) } : content.value(file.path);

/** The form of a file after its way through the browser. */
const formOf = (file: EditorFile): unknown =>
  JSON.parse(JSON.stringify(formOfValue(file.field, contentOf(file)) ?? {}));

/** Drops empty lists and groups, unwraps lists of one text, and sorts keys. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 1 && typeof value[0] === 'string' ? value[0] : value.map(plain);
  if (!isTree(value)) return value;
  const entries = Object.keys(value)
    .toSorted()
    .map((key) => [key, plain(value[key])] as const);
  return Object.fromEntries(
    entries.filter(([, entry]) => typeof entry !== 'object' || entry === null || Object.keys(entry).length > 0),
  );
}

describe('the forms of the editor', () => {
  test('have a field for every key in a file', () => {
    const lossyFiles = files.filter(
      (file) =>
        JSON.stringify(plain(valueOfForm(file.field, formOf(file), undefined))) !==
        JSON.stringify(plain(contentOf(file))),
    );
    expect(lossyFiles.map(({ path }) => path)).toEqual([]);
  });

  test('give back the same value for an unchanged file', () => {
    const changed = files.filter((file) => {
      const value = contentOf(file);
      return valueOfForm(file.field, formOf(file), value) !== value;
    });
    expect(changed.map(({ path }) => path)).toEqual([]);
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

  test('contains every file of the content once', () => {
    const listed = config.collections.flatMap((collection) => collection.files.map(({ file }) => file));
    expect(paths.length).toBeGreaterThan(300);
    expect(listed.toSorted()).toEqual(paths);
  });

  test('refuses no text that is in the content', () => {
    const refused = config.collections.flatMap((collection) =>
      collection.files.flatMap(({ file, fields }) =>
        refusedTexts(fields, formOf(content.file(file) as EditorFile)).map((text) => `${file}: ${text}`),
      ),
    );
    expect(refused).toEqual([]);
  });

  test('explains how to write a time', () => {
    const us = config.collections.flatMap((each) => each.files).find(({ file }) => file === 'offers/us.yaml');
    expect(JSON.stringify(us)).toContain('"name":"from","label":"From"');
    expect(JSON.stringify(us)).toContain('write a wall time with its zone, such as 2024-11-22T09:00[Europe/Berlin]');
  });
});

interface DecapOptions {
  fields: Widget[];
  field: Widget;
  types: { name: string; fields?: Widget[] }[];
  typeKey: string;
  pattern: [pattern: string, message: string];
  options: string[];
}

/** Texts of a form that do not match the pattern of their widget, or are none of its choices. */
function refusedTexts(widgets: readonly unknown[], form: unknown): string[] {
  return (widgets as Widget[]).flatMap((widget): string[] => {
    const value = isTree(form) ? form[widget.name] : form;
    if (value === undefined || value === '') return [];
    const { fields, field, types, typeKey, pattern, options } = widget as Widget & Partial<DecapOptions>;
    if (widget.widget === 'object') return refusedTexts(fields ?? [], value);
    if (widget.widget === 'list' && Array.isArray(value))
      return value.flatMap((entry) => {
        const type = types?.find(({ name }) => name === (entry as Record<string, unknown>)[typeKey ?? '']);
        return refusedTexts(type?.fields ?? fields ?? (field ? [field] : []), entry);
      });
    const isRefused =
      (pattern && !new RegExp(pattern[0]).test(String(value))) ||
      [value].flat().some((text: unknown) => options?.includes(String(text)) === false);
    return isRefused ? [`${widget.name} ${value}`] : [];
  });
}
