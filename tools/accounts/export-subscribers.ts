import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { subscribersCsv } from '#accounts/newsletter/subscribers-csv.ts';
import { runMain } from '../run-main.ts';
import { openGroupStore } from './open-group-store.ts';

await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { all: { type: 'boolean', default: false } },
  });
  const [group = '', file] = positionals;
  const store = await openGroupStore(group);
  try {
    const lines = subscribersCsv(store.db, { all: values.all });
    const count = file === undefined ? await print(lines) : await write(lines, file);
    console.error(`kinetra: ${count - 1} subscribers of ${group}${file === undefined ? '' : ` in ${file}`}`);
  } finally {
    await store.close();
  }
});

async function print(lines: AsyncIterable<string>): Promise<number> {
  let count = 0;
  for await (const line of lines) {
    count += 1;
    if (!process.stdout.write(line)) await once(process.stdout, 'drain');
  }
  return count;
}

/** Only the current user may read the file: it is personal data. */
async function write(lines: AsyncIterable<string>, file: string): Promise<number> {
  const out = createWriteStream(file, { mode: 0o600, flags: 'wx' });
  await once(out, 'open');
  let count = 0;
  for await (const line of lines) {
    count += 1;
    if (!out.write(line)) await once(out, 'drain');
  }
  out.end();
  await finished(out);
  return count;
}
