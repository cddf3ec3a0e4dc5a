import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { messages } from '#core/messages/messages-schema.ts';

const root = join(import.meta.dirname, '..');
const groups: Record<string, { shape: object }> = messages.shape;
const paths = globSync('{apps,browser,core,features,ui}/**/*.{ts,tsx}', { cwd: root }).filter(
  (path) => !/\.(test|examples)\./.test(path),
);
const sources = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
const allSources = [...sources.values()].join('\n');

/** The messages that code names as text, or by a list or type of such names. A group stands for all of its messages. */
function namedIn(code: string): string[] {
  const literals = [...code.matchAll(/'(\w+)(?:\.(\w+))?'/g)].flatMap(([, group = '', key]) => {
    const keys = Object.keys(groups[group]?.shape ?? {});
    return keys.filter((each) => key === undefined || each === key).map((each) => `${group}.${each}`);
  });
  const lists = [...code.matchAll(/\b\w+Messages?\b/g)].flatMap(([name]) => {
    const definition = new RegExp(`export (?:const|type) ${name}\\b[^=]*=([^;]*);`).exec(allSources);
    return namedIn(definition?.[1] ?? '');
  });
  return [...literals, ...lists];
}

/** Finds the files that a file loads at once or later, with all that these load. */
function reachableFrom(path: string, found = new Set<string>()): Set<string> {
  const source = sources.get(path);
  if (source === undefined || found.has(path)) return found;
  found.add(path);
  for (const [, static_, later] of source.matchAll(/^(?:im|ex)port (?!type\b)[^;]*?'([^']+)';|import\('([^']+)'\)/gm)) {
    const target = static_ ?? later ?? '';
    reachableFrom(target.startsWith('#') ? target.slice(1) : relative(root, join(root, dirname(path), target)), found);
  }
  return found;
}

describe.each(paths.filter((path) => path.endsWith('.island.tsx')))('%s', (path) => {
  const read = [...reachableFrom(path)].flatMap((each) =>
    [...(sources.get(each) ?? '').matchAll(/useMessages<([^>]+)>/g)].flatMap(([, names = '']) => namedIn(names)),
  );
  const declaring = paths.filter((each) => {
    const source = sources.get(each) ?? '';
    return source.includes(' island(') && source.includes(`/${path.split('/').at(-1)}'`);
  });
  const declared = declaring.flatMap((each) =>
    [...(sources.get(each) ?? '').matchAll(/\b(?:island|formWith)\(('[^;]*|\[[^;]*|\w+)\)[;,]/g)].flatMap(
      ([, list = '']) => namedIn(list),
    ),
  );

  test('reads the messages that it declares, and no others', () => {
    expect(declaring).toHaveLength(1);
    expect([...new Set(declared)].toSorted()).toEqual([...new Set(read)].toSorted());
  });
});
