import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileHash, idsIn, writeFacts } from './media-facts.mjs';

/**
 * Measures the printed manuals of `mediaDir/manuals` into `target`: by `<product>/<locale>`, the hash, the size in
 * bytes and the day of the last change. Returns their number. Throws if a file is not the recorded one.
 */
export function measureManuals(mediaDir, target) {
  const folder = join(mediaDir, 'manuals');
  const records = existsSync(join(folder, 'made.json'))
    ? JSON.parse(readFileSync(join(folder, 'made.json'), 'utf8'))
    : {};
  const ids = idsIn(folder, '.pdf');
  writeFacts(
    target,
    ids.map((id) => [id, measure(folder, id, records)]),
  );
  return ids.length;
}

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
