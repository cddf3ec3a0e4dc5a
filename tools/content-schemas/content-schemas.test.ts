import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { realContent } from '#tests/support/site/real-site.ts';
import { contentJsonSchemas } from './content-schemas.ts';

const root = join(import.meta.dirname, '../..');
const schemas = Object.entries(contentJsonSchemas());
const files = [...realContent.raw].filter(([file]) => file.endsWith('.yaml'));

test.each(schemas)('the build writes the schema of %s for editors', (name, { schema }) => {
  expect(JSON.parse(readFileSync(join(root, `build/content-schemas/${name}.json`), 'utf8'))).toEqual(schema);
});

test('editors find the schema of every file of content, and one only', () => {
  const settings = JSON.parse(readFileSync(join(root, '.vscode/settings.json'), 'utf8')) as Record<string, unknown>;
  expect(settings['yaml.schemas']).toEqual(
    Object.fromEntries(schemas.map(([name, { files }]) => [`build/content-schemas/${name}.json`, files])),
  );
  const schemasOf = ([file]: readonly [string, unknown]) =>
    schemas.filter(([, { files }]) => files.some((pattern) => matchesGlob(`content/${file}`, pattern)));
  expect(files.filter((file) => schemasOf(file).length !== 1)).toEqual([]);
});

test.each(schemas)('content that the server accepts passes the schema of %s', (_name, { files: patterns, schema }) => {
  const checker = z.fromJSONSchema(schema as z.core.JSONSchema.JSONSchema);
  const matching = files.filter(([file]) => patterns.some((pattern) => matchesGlob(`content/${file}`, pattern)));
  expect(matching).not.toEqual([]);
  for (const [file, value] of matching)
    expect({ file, issues: checker.safeParse(value).error?.issues }).toEqual({ file });
});

const issuesOf = (name: string, value: unknown) =>
  z.fromJSONSchema(contentJsonSchemas()[name]?.schema as z.core.JSONSchema.JSONSchema).safeParse(value).error?.issues;

test('a key that a section of its kind cannot have is refused, and a word of an overlay may be missing', () => {
  const frame = { kind: 'home', where: { us: 'always' }, picture: 'share/kinetra' };
  expect(issuesOf('page', { ...frame, sections: [{ id: 'a', kind: 'newsletter', colour: 'red' }] })).toBeDefined();
  expect(issuesOf('page', { ...frame, where: { usa: 'always' }, sections: [] })).toBeDefined();
  expect(issuesOf('messages', { buy: { buyNow: 'Buy' } })).toBeUndefined();
  expect(issuesOf('messages', { buy: { buyNou: 'Buy' } })).toBeDefined();
});
