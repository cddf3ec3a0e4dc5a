import { exact, runFfmpeg } from '../ffmpeg.ts';
import { wav } from '../sound/wav.ts';

const formats = {
  webm: ['-c:a', 'libopus', '-b:a', '20k', '-application', 'voip', '-ar', '24000', '-f', 'webm'],
  m4a: ['-c:a', 'aac', '-b:a', '28k', '-ar', '22050', '-movflags', '+faststart', '-f', 'ipod'],
};

/** Writes a sound as Opus and AAC, to `file.webm` and `file.m4a`. The same sound gives the same bytes. */
export async function encode(sound: Float32Array, rate: number, file: string): Promise<void> {
  for (const [ending, options] of Object.entries(formats)) {
    const settings = ['-f', 'wav', '-i', '-', '-ac', '1', ...options, ...exact('a')];
    await runFfmpeg(settings, [wav([sound], rate)], `${file}.${ending}`);
  }
}
