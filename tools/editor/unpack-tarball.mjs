import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const block = 512;

const textAt = (bytes, from, length) => bytes.toString('utf8', from, from + length).replace(/\0.*$/s, '');

/** Extracts the files of an npm package for which `isUsed(path)` holds into one flat folder. Returns their names. */
export function unpackTarball(tarball, folder, isUsed) {
  const bytes = gunzipSync(tarball);
  const names = [];
  for (let at = 0; at + block <= bytes.length && bytes[at] !== 0; ) {
    const path = textAt(bytes, at, 100);
    const size = Number.parseInt(textAt(bytes, at + 124, 12), 8);
    const isFile = ['0', ''].includes(textAt(bytes, at + 156, 1));
    if (isFile && isUsed(path)) {
      writeFileSync(join(folder, basename(path)), bytes.subarray(at + block, at + block + size));
      names.push(basename(path));
    }
    at += block + Math.ceil(size / block) * block;
  }
  return names;
}
