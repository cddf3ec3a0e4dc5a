import { parseArgs } from 'node:util';
import { rewardCodesCsv } from '#accounts/rewards/reward-codes.ts';
import { runMain } from '../run-main.ts';
import { openGroupStore } from './open-group-store.ts';
import { writeLines } from './write-lines.ts';

await runMain(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { since: { type: 'string' } } });
  const [group = '', file] = positionals;
  const since = values.since === undefined ? undefined : Date.parse(values.since);
  if (Number.isNaN(since)) throw new Error(`"${values.since}" is not a time; write it like 2026-11-23T10:00Z`);
  const store = await openGroupStore(group);
  try {
    const count = await writeLines(rewardCodesCsv(store.db, since), file);
    console.error(`kinetra: ${count - 1} discount codes of ${group}${file === undefined ? '' : ` in ${file}`}`);
  } finally {
    await store.close();
  }
});
