/**
 * Makes the films of films.json in media/, with their sound: node studio/film.ts [--again] [--sound] [name ...]. Needs
 * Chromium and ffmpeg. With `--sound` it takes no pictures, and only makes the sound of the films that are there anew.
 */
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join as path } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { robotModels } from '#robots/live/loading/robot-models.ts';
import type { Motions } from '#robots/motions.ts';
import { isRobotName } from '#robots/names.ts';
import { Camera } from './camera.ts';
import { develop } from './darkroom.ts';
import { exact, runFfmpeg } from './ffmpeg.ts';
import {
  type Clip,
  castOf,
  clipsOf,
  type Films,
  frameExposures,
  frameOrder,
  type MotionsOf,
  type Size,
} from './films.ts';
import { addSound } from './sound/add-sound.ts';
import { modifiedAt, sourcesChangedAt, takePicture } from './takes.ts';

const HERE = dirname(fileURLToPath(import.meta.url));
const MEDIA = path(HERE, '../media');
const SOURCE = path(HERE, 'films.json');

const COLOURS = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];
const VP9 = ['-c:v', 'libvpx-vp9', '-b:v', '0', '-g', '240'];
/** Constant rate factors: the higher, the smaller and coarser. */
const CRF = { webm: 44, mp4: 28 };
/** Settings of each pass; the last one writes the file. Two passes make VP9 files a third smaller. */
const PASSES = {
  webm: [
    [...VP9, '-pass', '1', '-cpu-used', '4', '-f', 'null'],
    [...VP9, '-pass', '2', '-cpu-used', '1', '-auto-alt-ref', '6', '-lag-in-frames', '25'],
  ],
  mp4: [['-c:v', 'libx264', '-preset', 'slow', '-profile:v', 'high', '-g', '240', '-movflags', '+faststart']],
};
type Format = keyof typeof PASSES;

function runPass(
  frames: Iterable<Buffer>,
  [width, height]: Size,
  fps: number,
  settings: string[],
  file: string,
): Promise<void> {
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`, '-r', `${fps}`, '-i', '-'];
  const colour = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv', '-pix_fmt', 'yuv420p', ...COLOURS];
  return runFfmpeg([...raw, '-an', ...colour, ...settings, ...exact('v')], frames, file);
}

/** Writes a complete file or none. */
async function encode(
  frames: Buffer[],
  size: Size,
  { fps, compression = 0 }: Clip,
  format: Format,
  file: string,
): Promise<void> {
  const folder = mkdtempSync(path(tmpdir(), 'film-')),
    draft = path(folder, `film.${format}`);
  try {
    const quality = ['-crf', `${CRF[format] + compression}`, '-passlogfile', path(folder, 'passes')];
    for (const settings of PASSES[format]) await runPass(frames, size, fps, [...quality, ...settings], draft);
    copyFileSync(draft, file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Crops the pictures for wide screens and for phones, each in both formats, and makes the poster from the first. */
async function cutClip(name: string, clip: Clip, pictures: Buffer[], motionsOf: MotionsOf): Promise<void> {
  const order = frameOrder(clip, motionsOf);
  mkdirSync(path(MEDIA, dirname(name)), { recursive: true });
  for (const [size, ending] of [
    [clip.wide, ''],
    [clip.phone, '-phone'],
  ] as const) {
    const frames = await Promise.all(
      pictures.map((png) =>
        sharp(png)
          .resize(...size, { fit: 'cover', position: 'centre' })
          .removeAlpha()
          .raw()
          .toBuffer(),
      ),
    );
    for (const format of ['webm', 'mp4'] as const) {
      const file = path(MEDIA, `${name}${ending}.${format}`);
      await encode(
        order.map((i) => frames[i] as Buffer),
        size,
        clip,
        format,
        file,
      );
      console.log(
        `${name}${ending}.${format}: ${size.join(' x ')}, ${(order.length / clip.fps).toFixed(1)} s, ${Math.round(statSync(file).size / 1024)} KB`,
      );
    }
  }
  const { bytes } = await develop(pictures[0] as Buffer, path(MEDIA, `${name}-poster.webp`), { quality: 88 });
  console.log(`${name}-poster.webp: ${Math.round(bytes / 1024)} KB`);
}

const args = process.argv.slice(2),
  again = args.includes('--again'),
  onlySound = args.includes('--sound'),
  names = args.filter((a) => !a.startsWith('--'));
const clips = clipsOf(JSON.parse(readFileSync(SOURCE, 'utf8')) as Films);
const todo = clips.filter(([name]) => !names.length || names.includes(name));
if (!todo.length) throw new Error(`there is no such film; choose from ${clips.map(([name]) => name).join(', ')}`);
const camera = new Camera();
try {
  for (const [name, clip] of todo) {
    const poster = modifiedAt(path(MEDIA, `${name}-poster.webp`));
    if (!onlySound && !again && poster > Math.max(sourcesChangedAt, modifiedAt(SOURCE))) {
      console.log(`${name} is up to date`);
      continue;
    }
    const cast = new Map(
      await Promise.all(
        castOf(clip).map(async (robot): Promise<[string, Motions]> => [robot, await motionsFor(robot)]),
      ),
    );
    const motionsOf: MotionsOf = (robot) => cast.get(robot) ?? {};
    if (!onlySound) {
      const pictures: Buffer[] = [];
      for (const [i, e] of frameExposures(clip, motionsOf).entries())
        pictures.push(await takePicture(camera, e, `frame ${i + 1}/${clip.frames}`, again));
      await cutClip(name, clip, pictures, motionsOf);
    }
    await addSound(MEDIA, name, clip, motionsOf);
  }
} finally {
  await camera.close();
}

async function motionsFor(robot: string): Promise<Motions> {
  if (!isRobotName(robot)) throw new Error(`there is no robot ${robot}; see robots/names.ts`);
  return (await robotModels[robot]()).motions;
}
