import { expect, test } from 'vitest';
import { groupOpener } from '#tests/support/accounts/newsletter-group.ts';
import { noticeEdges, putWaiting, timelinePolicy } from '#tests/support/accounts/notice-group.ts';
import { readsOf, recordStatements } from '#tests/support/accounts/record-statements.ts';
import { processNotices } from './notice-runner.ts';

const openGroup = groupOpener('sqlite');

/** An SQLite file blocks the process for as long as a statement takes. */
test('a look at notices reads the topics and those of one batch, never all that wait', async () => {
  const { plugin, statements } = recordStatements();
  const { group, db, advance } = await openGroup('us', { plugin, policy: { notices: timelinePolicy } });
  await putWaiting({ db }, 2);
  await putWaiting({ db }, 2, 'orderable:ended');
  advance((noticeEdges.opens - group.now()) / 1000);
  statements.length = 0;
  await processNotices(group);
  const searches = await readsOf(db, statements, 'notices');
  expect(searches.length).toBeGreaterThan(4);
  for (const step of searches) expect(step).toMatch(/\((id=\?|status=\? AND edition=\? AND topic[=>]\?)\)/);
});
