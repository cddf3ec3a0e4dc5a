import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { codeRooms, copyProject } from './project-copy.ts';

const root = join(import.meta.dirname, '../../..');
const settings = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'];
const copiedOfBuild = [
  'ar',
  'assets.json',
  'client',
  'clips.json',
  'desk',
  'manuals.json',
  'pictures.json',
  'server',
  'verified-content',
  'voices.json',
].map((name) => `build/${name}`);

/** A build of the site in its own folder. */
export interface OtherBuild {
  folder: string;
  /** The build id in its documents. */
  build: string;
  /** Paths of its assets. */
  assets: string[];
  remove(): void;
}

const copyForBuild = (): string => copyProject([...codeRooms, ...settings, ...copiedOfBuild]);

const describeBuild = (folder: string): OtherBuild => ({
  folder,
  build: (JSON.parse(readFileSync(join(folder, 'build/assets.json'), 'utf8')) as { build: string }).build,
  assets: assetNames(folder).map((name) => `/assets/${name}`),
  remove: () => rmSync(folder, { recursive: true, force: true }),
});

const assetNames = (folder: string): string[] =>
  readdirSync(join(folder, 'build/client/assets')).filter((name) => /\.(js|css|woff2)$/.test(name));

/** The current build of the project. */
export const presentBuild = (): OtherBuild => ({ ...describeBuild(root), remove: () => {} });

/**
 * Copies the current build and renames all its assets, as if everything had changed. Takes a second. Markup and
 * behaviour stay the same.
 */
export function renamedBuild(): OtherBuild {
  const folder = copyForBuild();
  const assets = join(folder, 'build/client/assets');
  const names = new Map(assetNames(folder).map((name) => [name, renameAsset(name, folder)]));
  const oldNames = new RegExp([...names.keys()].map((name) => RegExp.escape(name)).join('|'), 'g');
  const rewrite = (file: string) =>
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(oldNames, (name) => names.get(name) ?? name),
    );
  for (const name of readdirSync(assets)) {
    const newName = names.get(name);
    if (newName === undefined) rmSync(join(assets, name));
    else {
      if (!name.endsWith('.woff2')) rewrite(join(assets, name));
      renameSync(join(assets, name), join(assets, newName));
    }
  }
  const manifestFile = join(folder, 'build/assets.json');
  rewrite(manifestFile);
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as { build: string };
  writeFileSync(manifestFile, JSON.stringify({ ...manifest, build: shortHash(manifest.build, folder).slice(0, 12) }));
  return describeBuild(folder);
}

const shortHash = (...parts: string[]): string => createHash('sha256').update(parts.join('\n')).digest('hex');
const renameAsset = (name: string, salt: string): string =>
  name.replace(/-[\w-]{8}(\.\w+)$/, `-${shortHash(name, salt).slice(0, 8)}$1`);

/** Edits of the sources that change every script, the shared styles and the markup. */
const sourceEdits: [file: string, from: string, to: string][] = [
  ['vite.config.ts', 'output: { codeSplitting', "output: { hashCharacters: 'hex', codeSplitting"],
  [
    'vite.config.ts',
    "worker: { format: 'es' }",
    "worker: { format: 'es', rolldownOptions: { output: { hashCharacters: 'hex' } } }",
  ],
  ['document/document.tsx', '<body data-page', '<body data-release="next" data-page'],
  ['document/styles/base.css', '  html {', '  html {\n    --release: next;'],
];

/** A real next build: edits a copy of the sources and builds it. Takes a minute or two. */
export function nextBuild(): OtherBuild {
  const folder = copyForBuild();
  for (const [file, from, to] of sourceEdits) {
    const text = readFileSync(join(folder, file), 'utf8');
    if (!text.includes(from))
      throw new Error(`${file} no longer contains “${from}”: choose another edit for nextBuild`);
    writeFileSync(join(folder, file), text.replace(from, to));
  }
  const { NODE_ENV, VITEST, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/site-build/build.mjs'], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the next build failed:\n${stdout}\n${stderr}`);
  // The build retains the assets of the build before it. Tests need one without them.
  rmSync(join(folder, 'build/retained'), { recursive: true });
  return describeBuild(folder);
}
