import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, setPriority } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type ArModelRequest, arModelFile } from '#core/media/media-address.ts';
import type { ArModels } from '#core/media/robot-media-schema.ts';
import { isRobotName, type RobotName } from '#robots/names.ts';
import { figureOf } from '#studio/figures.ts';

type RobotFile = Pick<ArModelRequest, 'shape' | 'format'> & { bytes: Uint8Array };

const root = join(import.meta.dirname, '../..');
const target = join(root, 'build/ar');
const listFile = join(target, 'models.json');
const stampFile = join(target, '.sources');

/** Each needs some 300 MB. */
const maxWorkers = 3;

/** All that decides about the models, besides the heights. */
const sources = ['robots/**/*.ts', 'studio/ar/*.ts', 'package-lock.json', 'tools/site-build/make-ar-models.ts'];

const { shots } = JSON.parse(readFileSync(join(root, 'studio/shots.json'), 'utf8')) as {
  shots: Record<string, { robot?: string }>;
};
const heights = figureOf('heightMm', (picture) => shots[picture]?.robot);

/**
 * Makes the models for augmented reality in `build/ar`, unless the robots and their heights are unchanged. Their list,
 * which pages need, comes first; `--list` makes nothing else.
 */
async function makeArModels(): Promise<void> {
  const stamp = stampOfSources();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const waiting = Object.entries(heights).sort();
  writeList(waiting, stamp);
  if (process.argv.includes('--list')) return;
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), maxWorkers) }, work));

  async function work(): Promise<void> {
    const worker = new Worker(new URL('../../studio/ar/ar-worker.ts', import.meta.url));
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [robot, heightMm] = next;
      worker.postMessage({ robot, heightMm });
      const [files] = (await once(worker, 'message')) as [RobotFile[]];
      for (const { shape, format, bytes } of files)
        writeFileSync(join(target, arModelFile({ robot: robot as RobotName, shape, format })), bytes);
    }
    await worker.terminate();
  }
  writeFileSync(stampFile, stamp);
}

function writeList(robots: readonly (readonly [robot: string, heightMm: number])[], stamp: string): void {
  const models: ArModels = {};
  for (const [robot, heightMm] of robots) {
    if (!isRobotName(robot)) throw new Error(`studio/shots.json shows a robot ${robot}, which robots/names.ts lacks`);
    models[robot] = {
      hash: createHash('sha256')
        .update(robot + stamp)
        .digest('hex')
        .slice(0, 16),
      heightMm,
    };
  }
  writeFileSync(listFile, `${JSON.stringify(models, undefined, 2)}\n`);
}

function stampOfSources(): string {
  const hash = createHash('sha256').update(JSON.stringify(heights));
  for (const file of globSync(sources, { cwd: root }).sort())
    if (!file.endsWith('.test.ts')) hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

// A build, or the first page, must not wait for them.
setPriority(10);
await makeArModels();
