import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { visitorRoots } from '#tools/source-roots.mjs';

const root = join(import.meta.dirname, '../..');
const text = readFileSync(join(root, 'docs/threat-model.md'), 'utf8');
const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name);

test('every file that the threat model names exists', () => {
  const files = quoted.filter((name) => /^[a-z]+\/[\w./-]+$/.test(name));
  expect(files.length).toBeGreaterThan(40);
  expect(files.filter((name) => !existsSync(join(root, name)))).toEqual([]);
});

test('every threat names a test of its defence', () => {
  const rows = text
    .slice(text.indexOf('## Threats'), text.indexOf('## Left to'))
    .split('\n')
    .filter((line) => /^\|(?! threat \||---)/.test(line));
  expect(rows.length).toBeGreaterThan(25);
  expect(rows.filter((row) => !/`[\w./-]+\.test\.tsx?`/.test(row))).toEqual([]);
});

test('every linked decision and page exists', () => {
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);
  expect(links.filter((link) => !existsSync(join(root, 'docs', link)))).toEqual([]);
});

test('only islands write raw markup, and nothing evaluates text as code', () => {
  const raw =
    /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=[^=]|insertAdjacentHTML|document\.write\(|\bsrcDoc\b|\beval\(|new Function\(|setTimeout\(['"`]/;
  const sources = visitorRoots.flatMap((room: string) =>
    readdirSync(join(root, room), { recursive: true, withFileTypes: true })
      .filter(({ name }) => /\.tsx?$/.test(name) && !/\.(test|examples)\.tsx?$/.test(name))
      .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1)),
  );
  expect(sources.length).toBeGreaterThan(700);
  const writers = sources.filter((file: string) => raw.test(readFileSync(join(root, file), 'utf8')));
  expect(writers.toSorted()).toEqual(['browser/islands/island.tsx', 'browser/islands/mount.tsx']);
});
