import { spawn } from 'node:child_process';

/** No metadata about time and encoder, so that the same input gives the same bytes. */
export const exact = (stream: 'v' | 'a') => [
  '-map_metadata',
  '-1',
  '-fflags',
  '+bitexact',
  `-flags:${stream}`,
  '+bitexact',
];

/** Runs ffmpeg, quietly, with `input` as its standard input. Throws if it fails, or is not there. */
export function runFfmpeg(args: readonly string[], input: Iterable<Buffer>, file: string): Promise<void> {
  const ffmpeg = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...args, file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  return new Promise((done, fail) => {
    ffmpeg.on('error', (e) => fail(new Error(`ffmpeg is needed (${e.message}); on Debian: apt-get install ffmpeg`)));
    ffmpeg.on('close', (code) =>
      code === 0 ? done() : fail(new Error(`ffmpeg could not make ${file}; see its messages above`)),
    );
    ffmpeg.stdin.on('error', () => {}); // its exit code reports the failure
    for (const bytes of input) ffmpeg.stdin.write(bytes);
    ffmpeg.stdin.end();
  });
}
