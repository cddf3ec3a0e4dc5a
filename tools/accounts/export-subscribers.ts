import { parseArgs } from 'node:util';
import { subscribersCsv } from '#accounts/newsletter/subscribers-csv.ts';
import { runMain } from '../run-main.ts';
import { openGroupStore } from './open-group-store.ts';
import { writeLines } from './write-lines.ts';

await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { all: { type: 'boolean', default: false } },
  });
  const [group = '', file] = positionals;
  const store = await openGroupStore(group);
  try {
    const count = await writeLines(subscribersCsv(store.db, values.all), file);
    console.error(`kinetra: ${count - 1} subscribers of ${group}${file === undefined ? '' : ` in ${file}`}`);
  } finally {
    await store.close();
  }
});
