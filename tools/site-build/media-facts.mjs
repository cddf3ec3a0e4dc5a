import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The names of the folders in a folder, sorted; none if it is missing. */
export const foldersIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .sort()
    : [];

/** The ids of files in the folders of a folder, sorted: `<folder>/<name>`, without the ending that all of them have. */
export const idsIn = (folder, ending) =>
  foldersIn(folder)
    .flatMap((name) =>
      readdirSync(join(folder, name))
        .filter((file) => file.endsWith(ending))
        .map((file) => `${name}/${file.slice(0, -ending.length)}`),
    )
    .sort();

/** The first 16 hexadecimal digits of the SHA-256 of some bytes, one after another. */
export function fileHash(...parts) {
  const hash = createHash('sha256');
  for (const bytes of parts) hash.update(bytes);
  return hash.digest('hex').slice(0, 16);
}

/** Writes facts by id, as pairs, to a JSON file. */
export function writeFacts(target, facts) {
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, `${JSON.stringify(Object.fromEntries(facts), undefined, 2)}\n`);
}
