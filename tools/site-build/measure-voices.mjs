import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

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
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, `${JSON.stringify(Object.fromEntries(voices), undefined, 2)}\n`);
  return voices.reduce((sum, [, { lines }]) => sum + lines.length, 0);
}

const foldersIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .sort()
    : [];

function measure(folder, id) {
  const files = readdirSync(join(folder, id)).sort();
  const lines = files.filter((file) => file.endsWith(named)).map((file) => file.slice(0, -named.length));
  const hash = createHash('sha256');
  for (const line of lines) {
    for (const ending of [named, twin]) {
      const file = join(folder, id, line + ending);
      if (!existsSync(file)) throw new Error(`media/voices/${id}/${line}${named} stands alone: ${twin} is missing`);
      hash.update(readFileSync(file));
    }
  }
  return { hash: hash.digest('hex').slice(0, 16), lines };
}
