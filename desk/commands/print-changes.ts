import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isVerified } from '#server/content/verified-content.ts';
import { loadSite } from '#server/content/load-site.ts';
import { orSayWhy } from '#tools/open-group-store.ts';
import { changesReport, changesSummary } from '../releases/changes-report.ts';
import { changesSince } from '../releases/release-changes.ts';
import type { ReleaseRecord } from '../releases/release-record.ts';
import { readRecord, readRecordAt, recordOf, writeRecord } from '../releases/release-record.ts';

const root = join(import.meta.dirname, '../..');
/** The release to compare with: the last one, or that which was the last at a commit. */
function releaseBefore(commit: string | undefined): ReleaseRecord {
  const record = commit === undefined ? readRecord(root) : readRecordAt(root, commit);
  if (!record)
    throw new Error(
      'No release is recorded in docs/releases/last yet: record this one with npm run changes -- --record.',
    );
  return record;
}

await orSayWhy(async () => {
  const { values } = parseArgs({
    options: {
      record: { type: 'boolean' },
      since: { type: 'string' },
      past: { type: 'boolean' },
      out: { type: 'string' },
    },
  });
  /* Shown as in production: whoever looks at a release wants to know what visitors will see. */
  const site = loadSite({
    contentDir: join(root, 'content'),
    picturesFile: join(root, 'build/pictures.json'),
    environment: 'production',
    isWalked: isVerified(root),
  });
  const record = recordOf(site);
  if (values.record) {
    writeRecord(root, record);
    console.log('kinetra: recorded as the last release in docs/releases/last');
    return;
  }
  const now = Date.now();
  const changes = changesSince(releaseBefore(values.since), record, values.past ? 0 : now);
  const summary = changesSummary(changes, now);
  if (values.out === undefined) console.log([...changesReport(changes, now), summary].join('\n'));
  else {
    writeFileSync(values.out, [...changesReport(changes, now), summary, ''].join('\n'));
    console.log(`kinetra: ${summary} (${values.out})`);
  }
});
