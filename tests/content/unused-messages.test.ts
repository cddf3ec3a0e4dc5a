import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { messages } from '#rules/schema/words/messages.ts';

const root = join(import.meta.dirname, '../..');

function sourcesOf(room: string): string[] {
  return readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|examples)\.tsx?$|^schema\/messages/.test(name))
    .map((name) => readFileSync(join(root, room, name), 'utf8'));
}

test('the code uses every message', () => {
  const names = new Set(['app', 'server', 'rules', 'accounts'].flatMap(sourcesOf).join('\n').match(/\w+/g));
  const unused = Object.entries(messages.shape).flatMap(([group, { shape }]) =>
    Object.keys(shape)
      .filter((name) => !names.has(name))
      .map((name) => `${group}.${name}`),
  );
  expect(unused).toEqual([]);
});
