import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shortStyleNames } from '../vite.config.ts';

const root = join(import.meta.dirname, '..');
const button = join(root, 'app/ui/button.module.css');

test('a class has one short name, whoever asks for it', () => {
  const name = shortStyleNames()('button', button);
  expect(name).toMatch(/^_[a-zA-Z]{2}[a-z0-9]{1,2}$/);
  expect(shortStyleNames()('button', `${button}?inline`)).toBe(name);
});

test('classes of the same name in two files, and two classes of one file, do not share it', () => {
  const nameOf = shortStyleNames();
  const files = globSync('app/**/*.module.css', { cwd: root }).map((path) => join(root, path));
  expect(files.length).toBeGreaterThan(100);
  expect(new Set(files.map((file) => nameOf('none', file))).size).toBe(files.length);
  expect(nameOf('price', button)).not.toBe(nameOf('button', button));
});
