import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { messages } from '#core/messages/messages-schema.ts';
import { visitorRoots } from '#tools/source-roots.mjs';

const root = join(import.meta.dirname, '../..');

// The settings of pages name some messages. The schema names all of them.
const files = globSync([`{${visitorRoots.join(',')},robots}/**/*.{ts,tsx}`, 'content/pages/**/page.yaml'], {
  cwd: root,
}).filter((path) => !/\.(test|examples)\.tsx?$|^core\/messages\/.*-schema\.ts$/.test(path));
const names = new Set(files.flatMap((path) => readFileSync(join(root, path), 'utf8').match(/\w+/g) ?? []));

test('the code uses every message', () => {
  const keys = Object.entries(messages.shape).flatMap(([group, { shape }]) =>
    Object.keys(shape).map((key) => ({ group, key })),
  );
  expect(keys.length).toBeGreaterThan(500);
  expect(keys.filter(({ key }) => !names.has(key))).toEqual([]);
});
