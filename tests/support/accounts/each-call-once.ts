import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { defaultRetrySchedule } from '#accounts/outbox/retry-schedule.ts';
import type { Asked } from '../running/steady-load.ts';
import type { ThreeNodes } from '../running/three-nodes.ts';
import { query } from '../running/three-nodes.ts';

/**
 * How long to wait for messages that a killed node had claimed, in ms. After the lease the other nodes send them,
 * perhaps a second time.
 */
const lease = defaultRetrySchedule.lease + 30_000;

/** Whether a request failed: a status other than 200, or a call with a code other than 2000. */
export const failed = ({ method, status, code }: Asked) => status !== 200 || (method === 'POST' && code !== 2000);

/**
 * Expects each acknowledged call to have left exactly one code, and one mail. As many addresses as the last argument
 * says may have got several mails, because a node was killed while it sent them.
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
