import { spawnSync } from 'node:child_process';
import { wav } from '../sound/wav.ts';

const formats = {
  webm: ['-c:a', 'libopus', '-b:a', '20k', '-application', 'voip', '-ar', '24000', '-f', 'webm'],
  m4a: ['-c:a', 'aac', '-b:a', '28k', '-ar', '22050', '-movflags', '+faststart', '-f', 'ipod'],
};

/** Writes a sound as Opus and AAC, to `file.webm` and `file.m4a`. The same sound gives the same bytes. */
export function encode(sound: Float32Array, rate: number, file: string): void {
  const input = wav([sound], rate);
  for (const [ending, options] of Object.entries(formats)) {
    const exact = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact'];
    const args = ['-v', 'error', '-y', '-f', 'wav', '-i', '-', '-ac', '1', ...options, ...exact, `${file}.${ending}`];
    const { error, status, stderr } = spawnSync('ffmpeg', args, { input });
    if (error) throw new Error('ffmpeg is missing');
    if (status !== 0) throw new Error(`ffmpeg failed: ${stderr}`);
  }
}
