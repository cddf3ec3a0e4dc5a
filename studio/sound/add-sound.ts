/** Puts the sound of a clip into its files, and its cues into a file beside them. Needs ffmpeg. */
import { copyFileSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { robotModels } from '#robots/live/loading/robot-models.ts';
import { isRobotName } from '#robots/names.ts';
import type { Robot } from '#robots/rig.ts';
import { exact, runFfmpeg } from '../ffmpeg.ts';
import { type Clip, castOf, type MotionsOf } from '../films.ts';
import { clipSound, sampleRate } from './clip-sound.ts';
import { heardCues, webVtt } from './heard-cues.ts';
import { wav } from './wav.ts';

/** The speakers of a phone stand so close together that one channel, which needs fewer bits, is enough. */
const cuts = { '': ['-ac', '2', '-b:a', '40k'], '-phone': ['-ac', '1', '-b:a', '28k'] };
const encoders = { webm: ['-c:a', 'libopus'], mp4: ['-c:a', 'aac', '-movflags', '+faststart'] };

/** Gives the four files of a clip their sound. Pictures are copied bit by bit; sound that was there is replaced. */
export async function addSound(media: string, name: string, clip: Clip, motionsOf: MotionsOf): Promise<void> {
  const sound = clipSound(clip, motionsOf, await robotsOf(clip));
  const recording = wav(sound.channels, sampleRate);
  for (const [ending, quality] of Object.entries(cuts))
    for (const [format, encoder] of Object.entries(encoders)) {
      const file = join(media, `${name}${ending}.${format}`);
      const before = statSync(file).size;
      await replaceSound(file, recording, [...encoder, ...quality]);
      const kilobytes = [before, statSync(file).size].map((bytes) => Math.round(bytes / 1024));
      console.log(`${name}${ending}.${format}: ${kilobytes.join(' -> ')} KB`);
    }
  writeFileSync(join(media, `${name}.vtt`), webVtt(heardCues(sound)));
}

async function robotsOf(clip: Clip): Promise<(name: string) => Robot> {
  const models = new Map<string, () => Robot>();
  for (const name of new Set([clip.robot ?? '', ...castOf(clip)]))
    if (isRobotName(name)) models.set(name, (await robotModels[name]()).make);
  return (name) => {
    const make = models.get(name);
    if (!make) throw new Error(`there is no robot ${name}; see robots/names.ts`);
    return make();
  };
}

/** Leaves the file as it was, or complete. */
async function replaceSound(file: string, recording: Buffer, settings: readonly string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'sound-'));
  const [pictures, draft] = ['pictures', 'film'].map((name) => join(folder, name + extname(file))) as [string, string];
  const inputs = ['-i', pictures, '-f', 'wav', '-i', '-', '-map', '0:v', '-map', '1:a', '-c:v', 'copy'];
  try {
    // Alone, pictures begin at 0. Beside Opus, which begins earlier, they would come a little later each time.
    await runFfmpeg(['-i', file, '-map', '0:v', '-c', 'copy', ...exact('a')], [], pictures);
    await runFfmpeg([...inputs, ...settings, ...exact('a')], [recording], draft);
    copyFileSync(draft, file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
