import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Measures the printed manuals of `mediaDir/manuals` into `target`: by `<product>/<locale>`, the hash, the size in
 * bytes and the day of the last change. Returns their number.
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
  if (!records[id])
    throw new Error(`media/manuals/${id}.pdf is not in made.json: only npm run manuals may write manuals`);
  return {
    hash: createHash('sha256').update(bytes).digest('hex').slice(0, 16),
    size: bytes.length,
    updated: records[id].updated,
  };
}
