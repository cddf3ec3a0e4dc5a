import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { styleRoots } from '#tools/source-roots.mjs';
import { shortStyleNames } from '../../vite.config.ts';

const root = join(import.meta.dirname, '../..');
const button = join(root, 'ui/button.module.css');

test('a class always gets the same short name', () => {
  const name = shortStyleNames()('button', button);
  expect(name).toMatch(/^_[a-zA-Z]{2}[a-z0-9]{1,2}$/);
  expect(shortStyleNames()('button', `${button}?inline`)).toBe(name);
});

test('classes of different files, and different classes of one file, get different names', () => {
  const nameOf = shortStyleNames();
  const files = globSync(`{${styleRoots.join(',')}}/**/*.module.css`, { cwd: root }).map((path) => join(root, path));
  const firstNames = files.flatMap((file) => {
    const name = /\.([a-zA-Z][\w-]*)/.exec(readFileSync(file, 'utf8'))?.[1];
    return name === undefined ? [] : nameOf(name, file);
  });
  expect(firstNames.length).toBeGreaterThan(100);
  expect(new Set(firstNames.map((name) => name.slice(0, 3))).size).toBe(firstNames.length);
  expect(nameOf('price', button)).not.toBe(nameOf('button', button));
});

test('keyframes of one file get different names', () => {
  const nameOf = shortStyleNames();
  const morph = join(root, 'features/product/transformation/morph.module.css');
  const names = [...readFileSync(morph, 'utf8').matchAll(/@keyframes (\w+)/g)].map(([, name = '']) =>
    nameOf(name, morph),
  );
  expect(names.length).toBeGreaterThan(3);
  expect(new Set(names).size).toBe(names.length);
});

test('an unknown class name stops the build with a clear message', () => {
  expect(() => shortStyleNames()('nowhere', button)).toThrow(
    'ui/button.module.css has no class and no keyframes nowhere',
  );
});
