import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serverOnly } from '#tools/site-build/server-only.ts';
import * as sourceRoots from '#tools/source-roots.mjs';
import viteConfig from '../vite.config.ts';

const root = join(import.meta.dirname, '..');
const { pathsBelow, ...others } = sourceRoots;
const lists: Record<string, readonly string[]> = others;
const sources = globSync('*/**/*.{ts,tsx,mjs,css,sh}', {
  cwd: root,
  exclude: (path) => /(^|\/)(node_modules|build|data|coverage|\.[^/]*)$/.test(path),
});
/** Modules as the build names them, and one of each package that a pattern of the build names. */
const modules = [...sources.map((path) => `/${path}`), '/node_modules/three/x.js', '/node_modules/react-dom/server.js'];

test('every folder with code is a source root', () => {
  const folders = new Set(sources.map((path) => path.split('/')[0]));
  expect([...folders].toSorted()).toEqual(lists.codeRoots?.toSorted());
});

test.each(Object.entries(lists))('every folder of %s has code', (_name, roots) => {
  expect(roots.filter((each) => !sources.some((path) => pathsBelow([each]).test(path)))).toEqual([]);
});

test('the type check of development reads all that is served but the robots', () => {
  const path = join(root, 'tools/dev-server/tsconfig.sources.json');
  const { include } = JSON.parse(readFileSync(path, 'utf8')) as { include: string[] };
  const served = lists.servedRoots?.filter((name) => name !== 'robots').map((name) => `../../${name}`);
  expect(include.toSorted()).toEqual(served?.toSorted());
});

test('every pattern of the build matches a module', () => {
  const { environments } = viteConfig({ command: 'build', mode: 'production' }) as {
    environments: Record<string, { build: { rolldownOptions: { output?: { codeSplitting?: { groups: Group[] } } } } }>;
  };
  const groups = Object.values(environments).flatMap(
    ({ build }) => build.rolldownOptions.output?.codeSplitting?.groups ?? [],
  );
  const patterns = [...groups.map(({ test: pattern }) => pattern), ...Object.values(serverOnly).flat()];
  expect(patterns.length).toBeGreaterThan(15);
  expect(patterns.filter((pattern) => !modules.some((path) => pattern.test(path)))).toEqual([]);
});

interface Group {
  test: RegExp;
}
