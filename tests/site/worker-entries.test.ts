import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

// WebKit runs an entry again when it is imported: what is in it then exists twice, and `instanceof` fails.
test.each([
  ['build/client', 2],
  ['build/desk/client', 0],
])('no script of %s imports the entry of one of its %i workers and worklets', (folder, count) => {
  const paths = globSync(`${folder}/**/*.js`, { cwd: root });
  const scripts = paths.map((path) => ({ name: basename(path), text: readFileSync(join(root, path), 'utf8') }));
  const matches = (pattern: RegExp) => scripts.flatMap(({ text }) => [...text.matchAll(pattern)]);
  expect(scripts.length).toBeGreaterThan(0);
  // The build names scripts that start in a scope of their own by their whole address.
  const addresses = matches(/(["'`])\/(?:[\w-]+\/)*assets\/([\w.-]+\.js)\1/g);
  const entries = [...new Set(addresses.map(([, , name = '']) => name))];
  const starts = matches(/\bnew (?:Shared)?Worker\(|\.addModule\(|\bserviceWorker\.register\(/g);
  expect({ entries: entries.length, starts: starts.length }).toEqual({ entries: count, starts: count });
  const importsOf = (entry: string) => new RegExp(`\\b(?:from|import\\(?)\\s*["'\`]\\./${RegExp.escape(entry)}["'\`]`);
  const importers = entries.flatMap((entry) =>
    scripts.flatMap(({ name, text }) => (importsOf(entry).test(text) ? [`${name} imports ${entry}`] : [])),
  );
  expect(importers).toEqual([]);
  // An import of any script is found in this way.
  const imported = scripts.filter(({ name }) => scripts.some(({ text }) => importsOf(name).test(text)));
  expect(imported.length > 0).toBe(scripts.length > 1);
});
