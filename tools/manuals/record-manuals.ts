import { existsSync, readFileSync } from 'node:fs';
import { fileHash } from '../site-build/media-facts.mjs';
import { fileOf, readRecords, saveRecords, today } from './manual-records.ts';

const records = readRecords();
let changed = 0;
for (const [id, record] of Object.entries(records)) {
  if (!existsSync(fileOf(id))) continue;
  const file = fileHash(readFileSync(fileOf(id)));
  if (file === record.file) continue;
  records[id] = { ...record, file, updated: today };
  changed += 1;
  console.log(`${id}: changed ${today}`);
}
saveRecords(records);
console.log(`${changed} manuals recorded`);
