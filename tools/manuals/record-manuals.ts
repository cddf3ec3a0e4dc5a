import { readFileSync } from 'node:fs';
import { fileHash } from '../site-build/media-facts.mjs';
import { changedManuals, fileOf, readRecords, saveRecords, today } from './manual-records.ts';

const records = readRecords();
const changed = changedManuals(records);
for (const id of changed) {
  const record = records[id];
  if (record) records[id] = { ...record, file: fileHash(readFileSync(fileOf(id))), updated: today };
  console.log(`${id}: changed ${today}`);
}
saveRecords(records);
console.log(`${changed.length} manuals recorded`);
