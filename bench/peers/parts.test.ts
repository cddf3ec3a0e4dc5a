import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { type BuildFailure, type BuildResult, build, type Plugin } from 'esbuild';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { PeerContent } from './page-content.ts';
import { siteFiles, writeProject } from './parts.ts';
import { peers } from './peers.ts';

const pathsUnder = (folder: string) => globSync('**/*.{ts,tsx,astro}', { cwd: folder });

describe('what peers take from the site', () => {
  test('has every island of home and product pages, each of which Astro hydrates by name', () => {
    const islands = siteFiles().filter((path) => path.endsWith('.island.tsx'));
    const template = readFileSync(join(import.meta.dirname, 'astro/src/layouts/island.astro'), 'utf8');
    expect(islands.filter((path) => !template.includes(`'#${path}'`))).toEqual([]);
  });

  test.each(['react-parts', ...peers.map(({ name }) => name)])('is replaced by %s only where it exists', (name) => {
    const replacements = pathsUnder(join(import.meta.dirname, name, 'instead'));
    expect(replacements).not.toEqual([]);
    expect(replacements.filter((path) => !siteFiles().includes(path))).toEqual([]);
  });
});

/** Reads the imports of templates. */
const templates: Plugin = {
  name: 'templates',
  setup({ onLoad }) {
    onLoad({ filter: /\.astro$/ }, ({ path }) => {
      const lines = readFileSync(path, 'utf8').match(/^\s*import (?!type\b).*;$/gm) ?? [];
      return { contents: [...lines, 'export default 0;'].join('\n'), resolveDir: dirname(path), loader: 'js' };
    });
  },
};

test.each(peers)(
  'the project of $name holds every file, export and package that it imports',
  { tags: 'nightly' },
  async ({ name }) => {
    const into = mkdtempSync(join(tmpdir(), 'peer-'));
    onTestFinished(() => rmSync(into, { recursive: true }));
    writeProject(name, into, { shared: {}, pages: {} } as PeerContent);
    const imports = pathsUnder(join(import.meta.dirname, name))
      .filter((path) => !path.startsWith('instead/'))
      .map((path) => `import './${path}';`);
    const { warnings, errors, metafile } = await build({
      stdin: { contents: imports.join('\n'), resolveDir: into },
      bundle: true,
      write: false,
      metafile: true,
      outdir: into,
      format: 'esm',
      platform: 'node',
      packages: 'external',
      jsx: 'automatic',
      logLevel: 'silent',
      plugins: [templates],
    }).catch((failure: BuildFailure): Partial<BuildResult> & BuildFailure => failure);
    const messages = [...errors, ...warnings];
    expect(messages.map(({ text, location }) => `${relative(into, location?.file ?? '')}: ${text}`)).toEqual([]);
    const { dependencies, devDependencies } = JSON.parse(readFileSync(join(into, 'package.json'), 'utf8'));
    const packages = Object.values(metafile?.outputs ?? {}).flatMap((output) => output.imports.map(({ path }) => path));
    expect(packages).toContain('uqr');
    const installed = ['node:', ...Object.keys({ ...dependencies, ...devDependencies })];
    expect(packages.filter((path) => !installed.some((each) => path.startsWith(each)))).toEqual([]);
  },
);
