import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileHash, foldersIn, writeFacts } from './media-facts.mjs';

/** The formats of a line: the file that names it, and its twin. */
const [named, twin] = ['.webm', '.m4a'];

/**
 * Measures the recorded lines of `mediaDir/voices` into `target`: by `<robot>/<language>`, the hash of all its files
 * and the ids of its lines. Returns the number of lines. Throws if one lacks a format.
 */
export function measureVoices(mediaDir, target) {
  const folder = join(mediaDir, 'voices');
  const voices = foldersIn(folder)
    .flatMap((robot) => foldersIn(join(folder, robot)).map((language) => `${robot}/${language}`))
    .map((id) => [id, measure(folder, id)]);
  writeFacts(target, voices);
  return voices.reduce((sum, [, { lines }]) => sum + lines.length, 0);
}

function measure(folder, id) {
  const files = readdirSync(join(folder, id)).sort();
  const lines = files.filter((file) => file.endsWith(named)).map((file) => file.slice(0, -named.length));
  const single = lines.find((line) => !files.includes(line + twin));
  if (single !== undefined) throw new Error(`media/voices/${id}/${single}${named} stands alone: ${twin} is missing`);
  const recordings = lines.flatMap((line) =>
    [named, twin].map((ending) => readFileSync(join(folder, id, line + ending))),
  );
  return { hash: fileHash(...recordings), lines };
}
