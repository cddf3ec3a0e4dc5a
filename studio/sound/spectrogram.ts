/**
 * Pictures of sounds: `node studio/sound/spectrogram.ts` draws some robots' transformations into docs/sound, from 40 Hz
 * to 20 kHz. Below are latches (yellow), what meets the floor (green) and the speed of the joints (blue). With names,
 * it draws those robots; with `--wav` it writes their sound beside the pictures, to be listened to.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { robotModels } from '#robots/live/loading/robot-models.ts';
import { isRobotName, type RobotName } from '#robots/names.ts';
import type { ControlFrame } from '#robots/sound/control-frame.ts';
import { renderSound } from '#robots/sound/render-sound.ts';
import { spectrumAt } from './spectrum.ts';
import { bothWays, meanSpeed, transformation } from './transformation.ts';
import { wav } from './wav.ts';

const folder = join(import.meta.dirname, '../../docs/sound');
const drawn: RobotName[] = ['tank', 'truck', 'car', 'dinosaur', 'ranger', 'scout'];
const sampleRate = 48_000;
const windowSize = 2048;
const [width, height, strip] = [720, 300, 50];
const [lowest, highest] = [40, 20_000];
/** Levels in dB that are black and white. */
const [black, white] = [-92, -20];

/** From black over violet and orange to white. */
function colour(level: number): [number, number, number] {
  const x = Math.min(1, Math.max(0, (level - black) / (white - black)));
  return [
    255 * Math.min(1, x * 1.9),
    255 * Math.max(0, x * 1.7 - 0.7),
    255 * Math.max(0, x < 0.45 ? x * 1.5 : 0.675 - (x - 0.45) * 2.1, x * 5 - 4),
  ];
}

function picture(sound: Float32Array, frames: readonly ControlFrame[]): Buffer {
  const pixels = Buffer.alloc(width * (height + strip) * 3, 18);
  const put = (x: number, y: number, rgb: readonly number[]) => pixels.set(rgb, (y * width + x) * 3);
  for (let x = 0; x < width; x++) {
    const power = spectrumAt(sound, ((x + 0.5) / width) * sound.length, windowSize);
    for (let y = 0; y < height; y++) {
      const bin = (edge: number) => (lowest * (highest / lowest) ** (1 - edge / height) * windowSize) / sampleRate;
      const [from, to] = [Math.floor(bin(y + 1)), Math.max(Math.floor(bin(y + 1)) + 1, Math.floor(bin(y)))];
      put(x, y, colour(10 * Math.log10(Math.max(...power.subarray(from, to)) + 1e-12)));
    }
    const frame = frames[Math.round(((x + 0.5) / width) * bothWays * 60)];
    const high = Math.min(strip - 14, Math.round(frame ? meanSpeed(frame) / 7 : 0));
    for (let y = 0; y < high; y++) put(x, height + strip - 1 - y, [90, 170, 255]);
  }
  for (const { at, strike, strength } of frames.flatMap(({ events }) => events)) {
    const x = Math.min(width - 1, Math.round((at / bothWays) * width));
    for (let y = 0; y < 3 + strength * 9; y++)
      put(x, height + 1 + y, strike === 'latch' ? [255, 200, 60] : [120, 240, 120]);
  }
  return pixels;
}

const names = process.argv.slice(2).filter(isRobotName);
await mkdir(folder, { recursive: true });
for (const name of names.length > 0 ? names : drawn) {
  const frames = transformation(name, (await robotModels[name]()).make());
  const [left, right] = renderSound([name], frames, bothWays, sampleRate);
  const middle = left.map((sample, i) => (sample + right[i]) / 2);
  await sharp(picture(middle, frames), { raw: { width, height: height + strip, channels: 3 } })
    .png({ palette: true, colours: 32, compressionLevel: 9, effort: 10 })
    .toFile(join(folder, `${name}.png`));
  if (process.argv.includes('--wav')) await writeFile(join(folder, `${name}.wav`), wav([left, right], sampleRate));
}
