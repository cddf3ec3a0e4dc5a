import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { defaultRetrySchedule } from '#accounts/outbox/retry-schedule.ts';
import type { Asked } from '../running/steady-load.ts';
import type { ThreeNodes } from '../running/three-nodes.ts';
import { query } from '../running/three-nodes.ts';

/**
 * What a node that was killed had taken to send is free for the others after this time, in ms (`usualPace.lease`), and
 * then sent, perhaps again.
 */
const lease = defaultRetrySchedule.lease + 30_000;

/** Whether a call was not answered as it should be. */
export const failed = ({ method, status, code }: Asked) => status !== 200 || (method === 'POST' && code !== 2000);

/**
 * Expects that every acknowledged call left one code behind, and none left two; and that each was mailed once, but for
 * at most `sentAgain` that a killed node was just sending.
 */
export async function expectEachCallOnce(site: ThreeNodes, asked: readonly Asked[], sentAgain = 0): Promise<void> {
  const twice = await query<{ count: number }>(
    site.databases.us,
    'select count(*)::int as count from challenges group by address_key having count(*) > 1',
  );
  expect(twice).toEqual([]);
  const heard = asked.filter((one) => one.method === 'POST' && !failed(one)).flatMap(({ email }) => email ?? []);
  const arrived = () => site.mails.mails.flatMap(({ to }) => to);
  const missing = () => [...new Set(heard).difference(new Set(arrived()))];
  for (const deadline = Date.now() + lease; Date.now() < deadline && missing().length > 0; ) await pause(200);
  expect(missing()).toEqual([]);
  const times = Map.groupBy(arrived(), (to) => to);
  expect(heard.filter((email) => (times.get(email)?.length ?? 0) > 1).length).toBeLessThanOrEqual(sentAgain);
}
