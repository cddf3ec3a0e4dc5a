import { createHash } from 'node:crypto';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import { internLines } from './intern-lines.ts';
import { root } from './other-commit.ts';
import type { SeenDocument } from './take-snapshot.ts';

/**
 * Returns the path for a part of the snapshot of a commit. It is read anew when one of the files that read it changes.
 */
export const snapshotFile = (commit: string, { name, readers }: { name: string; readers: string[] }): string =>
  join(root, 'build/unchanged', `${commit}.${name}.${hashOf(readers)}.jsonl.zst`);

function hashOf(patterns: string[]): string {
  const hash = createHash('sha256');
  for (const file of globSync(patterns, { cwd: root }).sort()) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 8);
}

/** Options with which the compression finds the common parts of documents that are far from each other. */
const farReaching = {
  params: { [constants.ZSTD_c_enableLongDistanceMatching]: 1, [constants.ZSTD_c_windowLog]: 27 },
};

/** Writes one JSON text for each document. Documents with equal lines have them only once. */
export async function writeSnapshot(file: string, documents: readonly SeenDocument[]): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  const written = new Set<string>();
  const rows = documents.values().map(({ lines, ...document }) => {
    const isWritten = written.has(document.hash);
    written.add(document.hash);
    return `${JSON.stringify({ ...document, ...(!isWritten && { lines }) })}\n`;
  });
  const unfinished = `${file}.unfinished`;
  await pipeline(Readable.from(rows), createZstdCompress(farReaching), createWriteStream(unfinished));
  renameSync(unfinished, file);
}

/** The snapshot in a file; undefined if there is none. */
export async function readSnapshot(file: string): Promise<SeenDocument[] | undefined> {
  if (!existsSync(file)) return undefined;
  const intern = internLines();
  const linesOf = new Map<string, string[]>();
  const documents: SeenDocument[] = [];
  for await (const row of createInterface({ input: createReadStream(file).pipe(createZstdDecompress()) })) {
    const { lines, ...document } = JSON.parse(row) as Omit<SeenDocument, 'lines'> & { lines?: string[] };
    if (lines) linesOf.set(document.hash, intern(lines));
    documents.push({ ...document, lines: linesOf.get(document.hash) ?? [] });
  }
  return documents;
}
