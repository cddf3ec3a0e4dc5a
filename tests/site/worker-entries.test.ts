import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

interface Script {
  name: string;
  text: string;
}

const scriptsIn = (folder: string): Script[] =>
  globSync(`${folder}/**/*.js`, { cwd: root }).map((path) => ({
    name: basename(path),
    text: readFileSync(join(root, path), 'utf8'),
  }));

/** Names of the scripts that a script imports or exports from, at once or later. */
function importsOf({ name, text }: Script): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(name, text).module;
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value ?? '')),
    ...dynamicImports.map(({ moduleRequest }) => text.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
  ].map((request) => basename(request));
}

/** Counts the places that start a worker or add a worklet. */
const startsIn = (scripts: Script[]): number =>
  scripts.flatMap(
    ({ text }) => text.match(/\bnew (?:Shared)?Worker\(|\.addModule\(|\bserviceWorker\.register\(/g) ?? [],
  ).length;

/**
 * Scripts that others name by their whole address, as the build does for scripts that start in a scope of their own.
 */
const entriesIn = (scripts: Script[]): string[] => [
  ...new Set(
    scripts.flatMap(({ text }) =>
      Array.from(text.matchAll(/(["'`])\/(?:[\w-]+\/)*assets\/([\w.-]+\.js)\1/g), ([, , name = '']) => name),
    ),
  ),
];

// WebKit runs an entry again when it is imported: what is in it then exists twice, and `instanceof` fails.
test.each([
  ['build/client', 2],
  ['build/desk/client', 0],
])('no script of %s imports the entry of one of its %i workers and worklets', (folder, count) => {
  const scripts = scriptsIn(folder);
  const entries = entriesIn(scripts);
  expect(scripts.length).toBeGreaterThan(0);
  expect({ entries: entries.length, starts: startsIn(scripts) }).toEqual({ entries: count, starts: count });
  const importers = entries.flatMap((entry) =>
    scripts
      .filter((script) => script.text.includes(entry) && importsOf(script).includes(entry))
      .map(({ name }) => `${name} imports ${entry}`),
  );
  expect(importers).toEqual([]);
});
