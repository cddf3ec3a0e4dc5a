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
  const folder = copyProject([...codeRooms, ...settings, ...copiedOfBuild]);
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
