/** Raw pictures, cached in build/studio, so that an interrupted run continues where it stopped. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Camera } from './camera.ts';
import type { Exposure } from './stage.ts';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const RAW = join(ROOT, 'build/studio');
/** Motions and plays are missing: a picture is cached under its pose, not under the name of a motion. */
const SOURCES = [
  'studio/{stage,actors,apart}.ts',
  'studio/{light,props,world}/**/*.ts',
  'robots/{kit,models}/**/*.ts',
  'robots/{rig,assembly,materials,model-height}.ts',
  'robots/live/environment.ts',
];

export const pictureSources: readonly string[] = globSync(SOURCES, { cwd: ROOT });
export const modifiedAt = (file: string): number => (existsSync(file) ? statSync(file).mtimeMs : 0);
/** Last change of any file that affects the pictures, in ms. */
export const sourcesChangedAt = Math.max(...pictureSources.map((path) => modifiedAt(join(ROOT, path))));

/** Returns the cached picture if nothing has changed, else takes it; `again` always takes it. */
export async function takePicture(camera: Camera, e: Exposure, label: string, again: boolean): Promise<Buffer> {
  const file = join(RAW, `${createHash('sha1').update(JSON.stringify(e)).digest('hex').slice(0, 16)}.png`);
  if (!again && modifiedAt(file) > sourcesChangedAt) return readFileSync(file);
  const { png, seconds } = await camera.shoot(e);
  mkdirSync(RAW, { recursive: true });
  writeFileSync(file, png);
  console.log(`  ${label} exposed in ${seconds.toFixed(0)} s`);
  return png;
}
