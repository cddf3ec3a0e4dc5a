import { expect, test } from 'vitest';
import { openTestGroup } from '#tests/support/accounts/account-group.ts';
import { noticeEdges, putWaiting, timelinePolicy } from '#tests/support/accounts/notice-group.ts';
import { testAddresses } from '#tests/support/accounts/outbox-harness.ts';
import { readsOf, recordStatements } from '#tests/support/accounts/record-statements.ts';
import { enqueue } from '../mail/messages/enqueue.ts';
import { claimDue } from '../mail/outbox/outbox-rows.ts';
import { defaultRetrySchedule } from '../mail/outbox/retry-schedule.ts';
import { processNotices } from '../notices/notice-runner.ts';

/** An SQLite file blocks the process for as long as a statement takes. */
const openRecorded = async () => {
  const { plugin, statements } = recordStatements();
  return { ...(await openTestGroup('sqlite', { plugin, policy: { notices: timelinePolicy } })), statements };
};

test('a claim of messages looks them up by their ids, however many are unsent', async () => {
  const { group, db, statements } = await openRecorded();
  const welcome = { template: 'welcome', edition: 'us', values: { credits: 0 } } as const;
  await enqueue(group, ...testAddresses(8).map((email) => ({ ...welcome, to: { email } })));
  const claim = { channels: ['mail' as const], limit: 8, schedule: defaultRetrySchedule };
  expect((await claimDue(group, claim)).rows).toHaveLength(8);
  const updates = statements.filter(({ kind }) => kind === 'UpdateQueryNode');
  expect(await readsOf(db, updates, 'outbox')).toEqual([expect.stringContaining('(id=?)')]);
});

test('a look at notices reads the topics and those of one batch, never all that wait', async () => {
  const { group, db, advance, statements } = await openRecorded();
  await putWaiting({ db }, 2);
  await putWaiting({ db }, 2, 'orderable:ended');
  advance((noticeEdges.opens - group.now()) / 1000);
  statements.length = 0;
  await processNotices(group);
  const searches = await readsOf(db, statements, 'notices');
  expect(searches.length).toBeGreaterThan(4);
  for (const step of searches) expect(step).toMatch(/\((id=\?|status=\? AND edition=\? AND topic[=>]\?)\)/);
});
