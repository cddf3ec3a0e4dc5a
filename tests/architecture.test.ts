import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { islandNames } from '#contract/faults.ts';
import { codeRoots, servedRoots, siteRoots } from '#tools/source-roots.mjs';
import { allowedImports, areas, coreLayers, layers, siteLayers } from './layers.ts';

const root = join(import.meta.dirname, '..');

/** The app that a path or specifier is in, for apps that others import through their doors only. */
const fencedApp = (path: string): string | undefined => /^(?:#|\.\/)?apps\/(playground|theater)\//.exec(path)?.[1];

/** The most code files that a folder may hold, not counting tests and styles. */
const maxFilesPerFolder = 25;

const sources = listSources(root).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
const code = sources.filter(({ path }) => /\.(ts|tsx|mjs)$/.test(path));
const production = code.filter(({ path }) => !/\.(test|examples)\.tsx?$/.test(path));

function listSources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (/^(node_modules|build|data|coverage|\..*)$/.test(entry.name)) return [];
    if (entry.isDirectory()) return listSources(path);
    return /\.(ts|tsx|mjs|css)$/.test(entry.name) ? [relative(root, path)] : [];
  });
}

function importsOf({ path, text }: { path: string; text: string }): string[] {
  const specifiers = [
    ...text.matchAll(
      /(?:^|\n)\s*(?:import|export)\b[^;'"]*?\bfrom\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]|(?:^|\n)import\s+['"]([^'"]+)['"]/g,
    ),
  ];
  return specifiers
    .map((match) => match[1] ?? match[2] ?? match[3] ?? '')
    .map((specifier) => (specifier.startsWith('.') ? `./${join(dirname(path), specifier)}` : specifier));
}

const roomOf = (path: string) => path.split('/')[0] ?? '';
const pathOfImport = (specifier: string) => specifier.replace(/^(#|\.\/)/, '').replace(/\?.*$/, '');
const inSite = (path: string) => siteRoots.includes(roomOf(path));

/** The imports of files that have a higher rank than their file, and the files that have none. */
const climbingImports = (files: typeof production, rankOf: (path: string) => number) =>
  files.flatMap((file) => {
    if (rankOf(file.path) < 0) return [`${file.path} has no layer`];
    const higher = importsOf(file)
      .map(pathOfImport)
      .filter((path) => rankOf(path) > rankOf(file.path));
    return higher.map((path) => `${file.path} imports ${path}`);
  });

describe('the architecture', () => {
  test.each(Object.keys(allowedImports))('%s imports only what it may', (room) => {
    const files = production.filter(({ path }) => roomOf(path) === room);
    const forbiddenImports = files.flatMap((file) =>
      importsOf(file)
        .filter(
          (specifier) =>
            !specifier.startsWith(`./${room}/`) &&
            !specifier.startsWith(`#${room}/`) &&
            !allowedImports[room]?.some((allowed) => allowed.test(specifier)),
        )
        .map((specifier) => `${file.path} imports ${specifier}`),
    );
    expect(forbiddenImports).toEqual([]);
  });

  test.each([
    ['tests, benchmarks or tools', /^(tests|bench|tools)\//, /^(tests|bench|tools)\/|\.config\.ts$/],
    ['the studio', /^studio\//, /^(studio|tests|bench|tools)\//],
  ])('no code of the product imports %s', (_what, rooms, exempt) => {
    const files = production.filter(({ path }) => !exempt.test(path));
    expect(files.length).toBeGreaterThan(800);
    const forbiddenImports = files.flatMap((file) =>
      importsOf(file)
        .filter((specifier) => rooms.test(pathOfImport(specifier)))
        .map((specifier) => `${file.path} imports ${specifier}`),
    );
    expect(forbiddenImports).toEqual([]);
  });

  test.each(Object.entries(layers))('every file of %s has a layer, and none imports a higher one', (room, names) => {
    const files = production.filter(({ path }) => roomOf(path) === room);
    const rankOf = (path: string) => (roomOf(path) === room ? names.indexOf(path.split('/')[1] ?? '') : -1);
    expect(climbingImports(files, rankOf)).toEqual([]);
  });

  test('every file of the site has a layer and an area, and none imports a higher one', () => {
    const files = production.filter(({ path }) => inSite(path));
    expect(files.length).toBeGreaterThan(400);
    const layerOf = (path: string) => (inSite(path) ? siteLayers.findIndex((layer) => layer.test(path)) : -1);
    expect(climbingImports(files, layerOf)).toEqual([]);
    const inFeatures = files.filter(({ path }) => roomOf(path) === 'features');
    const areaOf = (path: string) => (roomOf(path) === 'features' ? areas.indexOf(path.split('/')[1] ?? '') : -1);
    expect(climbingImports(inFeatures, areaOf)).toEqual([]);
  });

  test('every file of the core has a layer, and none imports a higher one', () => {
    const files = production.filter(({ path }) => roomOf(path) === 'core');
    expect(climbingImports(files, (path) => coreLayers.findIndex((layer) => layer.test(path)))).toEqual([]);
  });

  test('no folder holds too many code files', () => {
    const files = new Map<string, number>();
    for (const { path } of code.filter(({ path }) => !/\.(test|examples)\.tsx?$/.test(path)))
      files.set(dirname(path), (files.get(dirname(path)) ?? 0) + 1);
    expect([...files].filter(([, count]) => count > maxFilesPerFolder)).toEqual([]);
  });

  test('the playground and the theater have few doors: for pages, and to show a program', () => {
    const entries = production
      .filter(({ path }) => inSite(path))
      .flatMap((file) => importsOf(file).map((specifier) => ({ path: file.path, specifier })))
      .filter(({ path, specifier }) => ![undefined, fencedApp(path)].includes(fencedApp(specifier)))
      .map(({ specifier }) => specifier.replace(/^(#|\.\/)/, ''));
    expect([...new Set(entries)].sort()).toEqual([
      'apps/playground/playground.tsx',
      'apps/playground/program-blocks.tsx',
      'apps/playground/spoken-commands.tsx',
      'apps/theater/theater.tsx',
    ]);
  });

  test('every island is a file that faults can name, and no two have one name', () => {
    // Those of the account page, in camel case, have no file of their own yet.
    const files = code.flatMap(({ path }) => /([^/]+)\.island\.tsx$/.exec(path)?.[1] ?? []);
    expect(files.toSorted()).toEqual([...islandNames].toSorted());
  });

  const clocks = /\bDate\b(?!\.parse\()|Temporal\.Now|performance\.now/;
  test.each([
    ['no file of the rules reads the clock', /^(contract|core)\//, clocks, []],
    [
      'only one file of the server reads the clock',
      /^(main|server)\//,
      /Date\.now|new Date\(\)|Temporal\.Now/,
      ['server/time/clock.ts'],
    ],
    [
      'only one file of the server imports the renderer',
      /^(main|server)\//,
      /build\/server|createServer.*vite|from 'vite'|import\('vite'\)/,
      ['server/pages/renderer.ts'],
    ],
  ])('%s', (_rule, rooms, pattern, expectedFiles) => {
    const code = ({ text }: { text: string }) => text.replace(/\/\*[\s\S]*?\*\//g, '');
    const files = production.filter((file) => rooms.test(file.path) && pattern.test(code(file)));
    expect(files.map(({ path }) => path)).toEqual(expectedFiles);
  });

  test('no file is longer than 250 lines', () => {
    const longFiles = sources.filter(({ text }) => text.split('\n').length > 251);
    expect(longFiles.map(({ path, text }) => `${path}: ${text.split('\n').length}`)).toEqual([]);
  });

  test('no comment is wider than 120 characters: the formatter does not break it, unlike the rest', () => {
    const isWideComment = (line: string) => line.length > 120 && /^\s*(\/\/|\/?\* )/.test(line);
    const wide = sources.flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => (isWideComment(line) ? [`${path}:${index + 1}`] : [])),
    );
    expect(wide).toEqual([]);
  });

  test('there are no catch-all folders, barrel files or style attributes', () => {
    const catchAllPaths = sources.filter(({ path }) =>
      /(^|\/)(utils?|helpers?|lib|common|misc|index)(\/|\.tsx?$)/.test(path),
    );
    const styledFiles = production.filter(({ path, text }) => inSite(path) && /\bstyle=\{/.test(text));
    expect([...catchAllPaths, ...styledFiles].map(({ path }) => path)).toEqual([]);
  });

  test('every room has a README', () => {
    const rooms = [...codeRoots, 'content', 'docs', 'media'];
    expect(rooms.filter((name) => !readdirSync(join(root, name)).includes('README.md'))).toEqual([]);
  });

  test('every room that a server runs or sends has its imports and its layers', () => {
    expect(Object.keys(allowedImports).toSorted()).toEqual([...servedRoots, 'studio'].toSorted());
    expect([...Object.keys(layers), 'contract', 'core', ...siteRoots].toSorted()).toEqual(servedRoots.toSorted());
  });
});
