import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';

/**
 * Writes lines to a new file, or to standard output without one. Only the current user may read the file: it is not
 * meant for others. Returns how many.
 */
export async function writeLines(lines: AsyncIterable<string>, file: string | undefined): Promise<number> {
  const out = file === undefined ? process.stdout : createWriteStream(file, { mode: 0o600, flags: 'wx' });
  if (file !== undefined) await once(out, 'open');
  let count = 0;
  for await (const line of lines) {
    count += 1;
    if (!out.write(line)) await once(out, 'drain');
  }
  if (file !== undefined) await finished(out.end());
  return count;
}
