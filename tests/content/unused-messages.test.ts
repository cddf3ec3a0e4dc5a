import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { messages } from '#rules/schema/messages.ts';

const root = join(import.meta.dirname, '../..');

/** Words that stand ready for pages and parts still to come, each with what it waits for. */
const waiting: Record<string, string[]> = {
  'accounts and forms': ['action.submit'],
  'sales pages, which name the lowest of several prices': ['price.from'],
  'manuals, downloads and support': ['action.open', 'units.kg', 'units.lb'],
  'films of the sale and support pages': ['action.watch'],
  'carousels that announce their place': ['carousel.slide'],
};

const keys = Object.entries(messages.shape).flatMap(([group, { shape }]) =>
  Object.keys(shape).map((key) => `${group}.${key}`),
);
const used = new Set(
  ['app', 'server', 'rules', 'accounts'].flatMap(listSources).flatMap((file) => usedIn(readFileSync(file, 'utf8'))),
);
const isUsed = (key: string) => used.has(key) || used.has(`${key.split('.')[0]}.*`);

function listSources(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|examples)\.tsx?$/.test(name))
    .map((name) => join(root, folder, name));
}

/**
 * The keys that a file reads: `messages.nav.menu`, `const { action } = page.messages` then `action.close`, `const words
 * = messages.consent` then
 * `words.title`, `const { text } = messages.failure`. A group that is read by a name known only later, or
 * handed on as a whole (`...viewer`, `words={playground}`, the rest of a destructuring), is `group.*`.
 */
function usedIn(text: string): string[] {
  const direct = [...text.matchAll(/\bmessages(?:\[\w+\])?\.(\w+)(?:\.(\w+)|\[)/g)].map(
    ([, group, key]) => `${group}.${key ?? '*'}`,
  );
  const picked = [...text.matchAll(/const \{([^}]*)\} = [^;\n]*\bmessages(?:\[\w+\])?\.(\w+);/g)].flatMap(
    ([, names = '', group]) => bindings(names).map(([key]) => `${group}.${key.startsWith('...') ? '*' : key}`),
  );
  const groups = [
    ...[...text.matchAll(/const (\w+) = [^;\n]*\bmessages(?:\[\w+\])?\.(\w+)\)?;/g)].map(
      ([, alias = '', group = '']) => [group, alias] as const,
    ),
    ...[...text.matchAll(/const \{([^}]*)\} = [^;\n]*\bmessages;/g)].flatMap(([, names = '']) => bindings(names)),
  ];
  const aliased = groups.flatMap(([group, alias]) =>
    [
      ...text.matchAll(new RegExp(`\\b${alias}(?:\\.(\\w+)|\\[)|\\.\\.\\.${alias}\\b|\\bwords=\\{${alias}\\}`, 'g')),
    ].map(([, key]) => `${group}.${key ?? '*'}`),
  );
  return [...direct, ...picked, ...aliased];
}

/** Names of a destructuring and what each is called from there on: `gallery: words, action`. */
function bindings(names: string): (readonly [from: string, to: string])[] {
  return names.split(',').map((name) => {
    const [from = '', to = from] = name.split(':').map((part) => part.trim());
    return [from, to];
  });
}

test('every message is used, or waits for something that is named', () => {
  const known = Object.values(waiting).flat();
  expect(keys.filter((key) => !isUsed(key) && !known.includes(key))).toEqual([]);
});

test('nothing waits any longer that is used, and nothing that is not there', () => {
  expect(
    Object.values(waiting)
      .flat()
      .filter((key) => isUsed(key) || !keys.includes(key)),
  ).toEqual([]);
});
