import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import type { BuildFailure, Plugin } from 'esbuild';
import { build } from 'esbuild';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { PeerContent } from './page-content.ts';
import { writeProject } from './parts.ts';
import { peers } from './peers.ts';

const root = join(import.meta.dirname, '../..');
const pathsUnder = (folder: string) => globSync('**/*.{ts,tsx,astro}', { cwd: folder });

describe.each(['react-parts', ...peers.map(({ name }) => name)])('a file in the folder "instead" of %s', (name) => {
  const replacements = pathsUnder(join(import.meta.dirname, name, 'instead'));

  test('replaces a file of the site', () => {
    expect(replacements).not.toEqual([]);
    expect(replacements.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

/** Refuses imports of rooms, which a peer cannot resolve, and reads the imports of templates. */
const peerImports: Plugin = {
  name: 'peer-imports',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^#/ }, ({ path }) => ({ errors: [{ text: `${path} is not relative` }] }));
    onLoad({ filter: /\.astro$/ }, ({ path }) => {
      const lines = readFileSync(path, 'utf8').match(/^\s*import (?!type\b).*;$/gm) ?? [];
      return { contents: [...lines, 'export default 0;'].join('\n'), resolveDir: dirname(path), loader: 'js' };
    });
  },
};

test.each(peers)('the project of $name holds every file and every export that it imports', async (peer) => {
  const into = mkdtempSync(join(tmpdir(), 'peer-'));
  onTestFinished(() => rmSync(into, { recursive: true }));
  writeProject({ ...peer, into }, { shared: {}, pages: {} } as PeerContent);
  const imports = pathsUnder(join(import.meta.dirname, peer.name))
    .filter((path) => !path.startsWith('instead/'))
    .map((path) => `import './${path}';`);
  const { warnings, errors } = await build({
    stdin: { contents: imports.join('\n'), resolveDir: into },
    bundle: true,
    write: false,
    outdir: into,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    jsx: 'automatic',
    logLevel: 'silent',
    plugins: [peerImports],
  }).catch((failure: BuildFailure) => failure);
  const messages = [...errors, ...warnings];
  expect(messages.map(({ text, location }) => `${relative(into, location?.file ?? '')}: ${text}`)).toEqual([]);
});
