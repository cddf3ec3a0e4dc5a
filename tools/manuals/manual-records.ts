import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** By `<product>/<locale>`: hashes of the sources and of the file, and the day on which the file last changed. */
type ManualRecords = Record<string, { sources: string; file: string; updated: string }>;

const folder = join(import.meta.dirname, '../../media/manuals');
const recordsFile = join(folder, 'made.json');

/** `2026-11-21`, in UTC. */
export const today = new Date().toISOString().slice(0, 10);

/** The path of a manual, by its id `<product>/<locale>`. */
export const fileOf = (id: string): string => join(folder, `${id}.pdf`);

export const readRecords = (): ManualRecords =>
  existsSync(recordsFile) ? JSON.parse(readFileSync(recordsFile, 'utf8')) : {};

export function saveRecords(records: ManualRecords): void {
  const sorted = Object.fromEntries(Object.entries(records).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  mkdirSync(folder, { recursive: true });
  writeFileSync(recordsFile, `${JSON.stringify(sorted, undefined, 2)}\n`);
}
