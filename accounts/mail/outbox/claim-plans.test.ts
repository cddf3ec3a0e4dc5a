import { expect, test } from 'vitest';
import { groupOpener } from '#tests/support/accounts/newsletter-group.ts';
import { testAddresses } from '#tests/support/accounts/outbox-harness.ts';
import { readsOf, recordStatements } from '#tests/support/accounts/record-statements.ts';
import { enqueue } from '../messages/enqueue.ts';
import { claimDue } from './outbox-rows.ts';
import { defaultRetrySchedule } from './retry-schedule.ts';

const openGroup = groupOpener('sqlite');

test('a claim looks its messages up by their ids, however many are unsent', async () => {
  const { plugin, statements } = recordStatements();
  const { group, db } = await openGroup('us', { plugin });
  const welcome = { template: 'welcome', edition: 'us', values: { credits: 0 } } as const;
  const messages = testAddresses(8).map((email) => ({ ...welcome, to: { email } }));
  await enqueue(group, ...messages);
  const claim = { channels: ['mail' as const], limit: 8, schedule: defaultRetrySchedule };
  expect((await claimDue(group, claim)).rows).toHaveLength(8);
  const updates = statements.filter(({ kind }) => kind === 'UpdateQueryNode');
  expect(await readsOf(db, updates, 'outbox')).toEqual([expect.stringContaining('(id=?)')]);
});
