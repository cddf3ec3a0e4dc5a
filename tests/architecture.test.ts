import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { islandNames } from '#contract/faults.ts';
import { codeRoots, servedRoots, siteRoots } from '#tools/source-roots.mjs';
import { allowedImports, areas, coreLayers, layers, siteLayers } from './layers.ts';
import { wideLines } from './support/documents/wide-lines.ts';

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

/** The index of the layer of a file or an import in its room; -1 if it belongs to none. */
const layerOf = (room: string, path: string) =>
  layers[room]?.indexOf(path.replace(/^(#|\.\/)/, '').split('/')[1] ?? '') ?? -1;
const roomOf = (path: string) => path.split('/')[0] ?? '';
const pathOfImport = (specifier: string) => specifier.replace(/^(#|\.\/)/, '').replace(/\?.*$/, '');
const siteLayerOf = (path: string) => siteLayers.findIndex((layer) => layer.test(path));
/** The position of a file's area in `features`; undefined if it is elsewhere. */
const areaOf = (path: string) => (path.startsWith('features/') ? areas.indexOf(path.split('/')[1] ?? '') : undefined);
const isHigherArea = (path: string, than: string) => (areaOf(path) ?? 0) > (areaOf(than) ?? areas.length);

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

  test('only build settings import tests, benchmarks or tools', () => {
    const candidates = production.filter(({ path }) => !/^(tests|bench|tools)\/|\.config\.ts$/.test(path));
    expect(
      candidates.flatMap((file) =>
        importsOf(file).filter((specifier) => /^(#|\.\/)(tests|bench|tools)\//.test(specifier)),
      ),
    ).toEqual([]);
  });

  test('only one file of the server imports the renderer', () => {
    const importers = production.filter(
      ({ path, text }) =>
        /^(main|server)\//.test(path) && /build\/server|createServer.*vite|from 'vite'|import\('vite'\)/.test(text),
    );
    expect(importers.map(({ path }) => path)).toEqual(['server/pages/renderer.ts']);
  });

  test.each(Object.keys(layers))('no file of %s imports a higher layer', (room) => {
    const upward = production
      .filter(({ path }) => roomOf(path) === room)
      .flatMap((file) =>
        importsOf(file)
          .filter((specifier) => roomOf(specifier.replace(/^(#|\.\/)/, '')) === room)
          .filter((specifier) => layerOf(room, specifier) > layerOf(room, file.path))
          .map((specifier) => `${file.path} imports ${specifier}`),
      );
    expect(upward).toEqual([]);
  });

  test.each(Object.keys(layers))('every file of %s belongs to a layer', (room) => {
    const filesWithoutLayer = production.filter(({ path }) => roomOf(path) === room && layerOf(room, path) < 0);
    expect(filesWithoutLayer.map(({ path }) => path)).toEqual([]);
  });

  test('no file of the site imports a higher layer or a higher area', () => {
    const siteFiles = production.filter(({ path }) => siteRoots.includes(roomOf(path)));
    expect(siteFiles.length).toBeGreaterThan(400);
    const upward = siteFiles.flatMap((file) =>
      importsOf(file)
        .map(pathOfImport)
        .filter((path) => siteRoots.includes(roomOf(path)))
        .filter((path) => siteLayerOf(path) > siteLayerOf(file.path) || isHigherArea(path, file.path))
        .map((path) => `${file.path} imports ${path}`),
    );
    expect(upward).toEqual([]);
    expect(
      siteFiles.filter(({ path }) => siteLayerOf(path) < 0 || areaOf(path) === -1).map(({ path }) => path),
    ).toEqual([]);
  });

  test('no file of the core imports a higher layer', () => {
    const layerIn = (path: string) => coreLayers.findIndex((layer) => layer.test(path));
    const files = production.filter(({ path }) => roomOf(path) === 'core');
    expect(files.filter(({ path }) => layerIn(path) < 0).map(({ path }) => path)).toEqual([]);
    const upward = files.flatMap((file) =>
      importsOf(file)
        .map(pathOfImport)
        .filter((path) => layerIn(path) > layerIn(file.path))
        .map((path) => `${file.path} imports ${path}`),
    );
    expect(upward).toEqual([]);
  });

  test('nobody imports the studio', () => {
    const candidates = production.filter(({ path }) => !/^(studio|tests|bench|tools)\//.test(path));
    expect(candidates.filter((file) => importsOf(file).some((each) => /^(#|\.\/)studio\//.test(each)))).toEqual([]);
  });

  test('no folder holds too many code files', () => {
    const files = new Map<string, number>();
    for (const { path } of code.filter(({ path }) => !/\.(test|examples)\.tsx?$/.test(path)))
      files.set(dirname(path), (files.get(dirname(path)) ?? 0) + 1);
    expect([...files].filter(([, count]) => count > maxFilesPerFolder)).toEqual([]);
  });

  test('the playground and the theater have few doors: for pages, and to show a program', () => {
    const entries = production
      .filter(({ path }) => siteRoots.includes(roomOf(path)))
      .flatMap((file) => importsOf(file).map((specifier) => ({ path: file.path, specifier })))
      .filter(({ path, specifier }) => ![undefined, fencedApp(path)].includes(fencedApp(specifier)))
      .map(({ specifier }) => specifier.replace(/^(#|\.\/)/, ''));
    expect([...new Set(entries)].sort()).toEqual([
      'apps/playground/playground.tsx',
      'apps/playground/program-blocks.tsx',
      'apps/theater/theater.tsx',
    ]);
  });

  test('every island is a file that faults can name, and no two have one name', () => {
    // Those of the account page, in camel case, have no file of their own yet.
    const files = code.flatMap(({ path }) => /([^/]+)\.island\.tsx$/.exec(path)?.[1] ?? []);
    expect(files.toSorted()).toEqual([...islandNames].toSorted());
  });

  test('no file of the rules reads the clock', () => {
    const readers = production.filter(
      ({ path, text }) =>
        /^(contract|core)\//.test(path) &&
        /\bDate\b(?!\.parse\()|Temporal\.Now|performance\.now/.test(text.replace(/\/\*[\s\S]*?\*\//g, '')),
    );
    expect(readers.map(({ path }) => path)).toEqual([]);
  });

  test('only one file of the server reads the clock', () => {
    const readers = production.filter(
      ({ path, text }) => /^(main|server)\//.test(path) && /Date\.now|new Date\(\)|Temporal\.Now/.test(text),
    );
    expect(readers.map(({ path }) => path)).toEqual(['server/time/clock.ts']);
  });

  test('no file is longer than 250 lines', () => {
    const longFiles = sources.filter(({ text }) => text.split('\n').length > 251);
    expect(longFiles.map(({ path, text }) => `${path}: ${text.split('\n').length}`)).toEqual([]);
  });

  test('no line is wider than 120 characters, except for long literals that cannot be broken', () => {
    expect(sources.flatMap(({ path, text }) => wideLines(path, text))).toEqual([]);
  });

  test('there are no catch-all folders, barrel files or style attributes', () => {
    const catchAllPaths = sources.filter(({ path }) =>
      /(^|\/)(utils?|helpers?|lib|common|misc|index)(\/|\.tsx?$)/.test(path),
    );
    const styledFiles = production.filter(
      ({ path, text }) => siteRoots.includes(roomOf(path)) && /\bstyle=\{/.test(text),
    );
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
