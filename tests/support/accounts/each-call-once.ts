import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { defaultRetrySchedule } from '#accounts/mail/outbox/retry-schedule.ts';
import type { LoadRequest } from '../running/steady-load.ts';
import { runQuery, type ThreeNodes } from '../running/three-nodes.ts';

/**
 * The longest time in ms until messages arrive that a killed node had claimed. After the lease the other nodes send
 * them, perhaps a second time.
 */
const maxWait = defaultRetrySchedule.lease + 30_000;

/** Returns true if a request failed: a status other than 200, or a call with a code other than 2000. */
export const hasFailed = ({ method, status, code }: LoadRequest) =>
  status !== 200 || (method === 'POST' && code !== 2000);

/**
 * Expects each acknowledged call to have left exactly one code, and one mail. As many addresses as the last argument
 * says may have got several mails, because a node was killed while it sent them.
 */
export async function expectEachCallOnce(
  site: ThreeNodes,
  requests: readonly LoadRequest[],
  maxDuplicates = 0,
): Promise<void> {
  const duplicateCodes = await runQuery<{ count: number }>(
    site.databases.us,
    'select count(*)::int as count from challenges group by address_key having count(*) > 1',
  );
  expect(duplicateCodes).toEqual([]);
  const acknowledged = requests
    .filter((request) => request.method === 'POST' && !hasFailed(request))
    .flatMap(({ email }) => email ?? []);
  const recipients = () => site.mails.mails.flatMap(({ to }) => to);
  const missing = () => [...new Set(acknowledged).difference(new Set(recipients()))];
  for (const deadline = Date.now() + maxWait; Date.now() < deadline && missing().length > 0; ) await pause(200);
  expect(missing()).toEqual([]);
  const mailsByAddress = Map.groupBy(recipients(), (to) => to);
  expect(acknowledged.filter((email) => (mailsByAddress.get(email)?.length ?? 0) > 1).length).toBeLessThanOrEqual(
    maxDuplicates,
  );
}
