import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Measures the printed manuals of `mediaDir/manuals` into `target`: by `<product>/<locale>`, the hash, the size in
 * bytes and the day of the last change. Returns their number. Throws if a file is not the recorded one.
 */
export function measureManuals(mediaDir, target) {
  const folder = join(mediaDir, 'manuals');
  const records = existsSync(join(folder, 'made.json'))
    ? JSON.parse(readFileSync(join(folder, 'made.json'), 'utf8'))
    : {};
  const ids = guides(folder);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(
    target,
    `${JSON.stringify(Object.fromEntries(ids.map((id) => [id, measure(folder, id, records)])), undefined, 2)}\n`,
  );
  return ids.length;
}

const guides = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .flatMap(({ name: product }) =>
          readdirSync(join(folder, product))
            .filter((file) => file.endsWith('.pdf'))
            .map((file) => `${product}/${file.slice(0, -'.pdf'.length)}`),
        )
        .sort()
    : [];

function measure(folder, id, records) {
  const bytes = readFileSync(join(folder, `${id}.pdf`));
  const record = records[id];
  const hash = fileHash(bytes);
  if (!record) throw new Error(`media/manuals/${id}.pdf is not in made.json: only npm run manuals may write manuals`);
  if (record.file !== hash)
    throw new Error(
      `media/manuals/${id}.pdf is not the file that made.json dates ${record.updated}: put that one back, ` +
        'or date the new one today with npm run record-manuals',
    );
  return { hash, size: bytes.length, updated: record.updated };
}

/** The first 16 hexadecimal digits of the SHA-256 of a file's bytes. */
export const fileHash = (bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 16);
