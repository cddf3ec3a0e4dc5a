import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';

/** Writes lines to a new file, or to standard output without one. Returns how many. */
export const writeLines = (lines: AsyncIterable<string>, file: string | undefined): Promise<number> =>
  file === undefined ? print(lines) : write(lines, file);

async function print(lines: AsyncIterable<string>): Promise<number> {
  let count = 0;
  for await (const line of lines) {
    count += 1;
    if (!process.stdout.write(line)) await once(process.stdout, 'drain');
  }
  return count;
}

/** Only the current user may read the file: it is not meant for others. */
async function write(lines: AsyncIterable<string>, file: string): Promise<number> {
  const out = createWriteStream(file, { mode: 0o600, flags: 'wx' });
  await once(out, 'open');
  let count = 0;
  for await (const line of lines) {
    count += 1;
    if (!out.write(line)) await once(out, 'drain');
  }
  out.end();
  await finished(out);
  return count;
}
