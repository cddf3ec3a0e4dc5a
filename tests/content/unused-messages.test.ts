import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { messages } from '#core/messages/messages-schema.ts';
import { visitorRoots } from '#tools/source-roots.mjs';

const root = join(import.meta.dirname, '../..');

/** Code of a room, without tests and the schema of the messages; of content, the settings of pages, which name some. */
function sourcesOf(room: string): string[] {
  return readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$|(^|\/)page\.yaml$/.test(name) && !/\.(test|examples)\.tsx?$|^schema\/words\//.test(name))
    .map((name) => readFileSync(join(root, room, name), 'utf8'));
}

const names = new Set([...visitorRoots, 'robots/sound', 'content/pages'].flatMap(sourcesOf).join('\n').match(/\w+/g));

const unusedIn = (groups: Record<string, { shape: object }>): string[] =>
  Object.entries(groups).flatMap(([group, { shape }]) =>
    Object.keys(shape)
      .filter((name) => !names.has(name))
      .map((name) => `${group}.${name}`),
  );

test('the code uses every message', () => {
  expect(unusedIn(messages.shape)).toEqual([]);
});

test('a message that no code uses is found', () => {
  expect(unusedIn({ sale: { shape: { upTo: '', neverShownAnywhere: '' } } })).toEqual(['sale.neverShownAnywhere']);
});
