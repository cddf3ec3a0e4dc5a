import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { storageKeys } from '#browser/toolbox/storage.ts';
import { storedEntries } from '#contract/browser-storage.ts';
import { siteRoots } from '#tools/source-roots.mjs';

const root = join(import.meta.dirname, '../..');
const files = globSync(`{${siteRoots.join(',')}}/**/*.{ts,tsx}`, { cwd: root });
const sources = files
  .filter((name) => !/\.(test|examples)\.tsx?$/.test(name))
  .map((name) => readFileSync(join(root, name), 'utf8'));

const entries = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** The storage names in a source file: arguments of writes, and constants that are used as keys. */
function namesIn(text: string): string[] {
  const writtenNames = entries(text, /\.write\(\s*'([^']+)'/g);
  const stores = /\.(write|setItem|writeAll)\(/.test(text);
  const constants = stores ? entries(text, /\b(?:\w*Key|key) = '([^']+)'/g) : [];
  const groupNames = [...entries(text, /\bgroupKey\('([^']+)'\)/g), ...entries(text, /`\/\$\{[^}]+\}\/(\w+)`/g)].map(
    (name) => `/{group}/${name}`,
  );
  const drafts = [
    ...entries(text, /useDraft\('([^']+)'/g).map((name) => `draft:${name}`),
    ...entries(text, /tabTexts\('([^']+)'/g),
  ];
  const codes = entries(text, /useCode\([^)]*?['`]([^'`]*-code)['`]/g).flatMap((name) =>
    name.includes('${') ? ['email', 'phone'].map((kind) => name.replace(/\$\{[^}]+\}/, kind)) : [name],
  );
  return [...writtenNames, ...constants, ...groupNames, ...drafts, ...codes];
}

const storedNames = new Set([...sources.flatMap(namesIn), ...Object.values(storageKeys)]);
const listedNames = storedEntries.filter(({ place }) => place !== 'cookie').map(({ name }) => name);

test('the table of the cookies policy lists everything that the code stores in a browser', () => {
  expect(files.length).toBeGreaterThan(400);
  expect([...storedNames].filter((name) => !listedNames.includes(name))).toEqual([]);
});

test('the table lists nothing that the code does not store', () => {
  expect(listedNames.filter((name) => !storedNames.has(name))).toEqual([]);
});

test('the table lists the only cookie that the server sets', () => {
  const setCookies = globSync('{server,main,accounts}/**/*.ts', { cwd: root })
    .filter((name) => !name.endsWith('.test.ts'))
    .flatMap((name) => entries(readFileSync(join(root, name), 'utf8'), /'set-cookie': `(\w+)=/g));
  expect(setCookies).toEqual(storedEntries.filter(({ place }) => place === 'cookie').map(({ name }) => name));
});
