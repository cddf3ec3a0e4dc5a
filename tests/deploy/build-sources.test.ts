import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildSources } from '#tools/setup/ensure-built.mjs';
import { buildPackages } from '#tools/setup/install-packages.mjs';
import packageFile from '../../package.json' with { type: 'json' };
import viteConfig from '../../vite.config.ts';
import { isInContext } from '../support/deploy/docker-context.ts';
import { importedFiles, importedPackages } from '../support/deploy/imported-files.ts';

/** Entries of the bundles, of the build, and of the programs before and after it. */
const bundled = bundlesOf();
const buildPrograms = ['vite.config.ts', 'tools/site-build/build.mjs'];
const buildSteps = [
  'tools/site-build/retain-assets.ts',
  'tools/site-build/make-ar-models.ts',
  'tools/site-build/write-content-schemas.ts',
  'tools/content/check-content.ts',
  'server/encode-all-media.ts',
];
const server = [
  'main/production.ts',
  ...[
    'open-group-store',
    'write-lines',
    'export-reward-codes',
    'export-subscribers',
    'forget-person',
    'decide-claims',
    'copy-store',
  ].map((name) => `tools/accounts/${name}.ts`),
];

function bundlesOf(): string[] {
  const { environments } = viteConfig({ command: 'build', mode: 'production' }) as {
    environments: Record<string, { build: { rolldownOptions: { input: string } } }>;
  };
  return Object.values(environments).map(({ build }) => build.rolldownOptions.input);
}

test('the Docker context has everything that the image is built from and runs', () => {
  const neededFiles = importedFiles([...bundled, ...buildPrograms, ...buildSteps, ...server]);
  expect(neededFiles.length).toBeGreaterThan(500);
  expect(neededFiles.filter((path) => !isInContext(path))).toEqual([]);
});

test('the Docker context has no tests, data or secrets', () => {
  const outside = [
    '.git',
    '.env',
    'data/accounts/us.sqlite',
    'deploy/.env',
    'tests/content/edges.test.ts',
    'core/time/moment.test.ts',
    'node_modules/vite/package.json',
    'build/assets.json',
  ];
  expect(outside.filter(isInContext)).toEqual([]);
});

test('a change of any source makes the build stale', () => {
  const neededFiles = importedFiles([...bundled, ...buildPrograms]);
  const isSource = (path: string) =>
    (buildSources as string[]).some((source) => path === source || path.startsWith(`${source}/`));
  expect(neededFiles.filter((path) => !isSource(path))).toEqual([]);
});

test('npm start installs every package that the site, its content checks and its account tools import', () => {
  const tools = globSync(['tools/{accounts,content}/*.ts', 'tools/manuals/record-manuals.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    exclude: (path) => path.endsWith('.test.ts'),
  });
  const packages = importedPackages([...bundled, ...buildPrograms, ...buildSteps, ...server, ...tools]);
  expect(packages).toEqual(expect.arrayContaining(['@hono/node-server', 'react-dom', 'three', 'vite', 'zod']));
  const installed = [...Object.keys(packageFile.dependencies), ...(buildPackages as string[])];
  expect(packages.filter((name) => !installed.includes(name))).toEqual([]);
  expect(buildPackages.filter((name: string) => !Object.hasOwn(packageFile.devDependencies, name))).toEqual([]);
});
