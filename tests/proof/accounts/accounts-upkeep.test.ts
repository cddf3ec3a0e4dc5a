import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { sweep } from '#accounts/lifecycle/housekeeping.ts';
import { describeOnEngines } from '../../support/accounts/account-engines.ts';
import { openTestGroup } from '../../support/accounts/account-group.ts';

const rowCount = 500_000;
/** Rows of one statement that fills the table. */
const batch = 5_000;
/** The longest time in ms for which nothing else runs: usually, and on a machine that does other things too. */
const blockedFor = { median: 20, max: 1_000 };

describeOnEngines('housekeeping', (engine) => {
  test(`deletes ${rowCount} expired limits while other things go on`, async () => {
    const accounts = await openTestGroup(engine, { limits: true });
    const { group, db } = accounts;
    for (let first = 0; first < rowCount; first += batch) {
      const values = Array.from({ length: batch }, (_, index) => ({
        id: group.secrets.key('us', 'limit', String(first + index)),
        taken: 1,
        resets_at: group.now() - rowCount + first + index,
      }));
      await db.insertInto('rate_limits').values(values).execute();
    }
    await group.limits.take('codes.network', 'n');
    const loop = monitorEventLoopDelay({ resolution: 1 });
    loop.enable();
    const startedAt = performance.now();
    let slowestCall = 0;
    let calls = 0;
    let isSwept = false;
    const visitor = async () => {
      for (; !isSwept; calls += 1) {
        const calledAt = performance.now();
        await group.limits.take('refreshes.session', `n${calls}`);
        slowestCall = Math.max(slowestCall, performance.now() - calledAt);
        await delay(5);
      }
    };
    const visits = visitor();
    await delay(100);
    await sweep(group, group.now());
    isSwept = true;
    await visits;
    loop.disable();
    const [median, late, max] = [loop.percentile(50), loop.percentile(99), loop.max].map((ns) => ns / 1e6) as [
      number,
      number,
      number,
    ];
    console.info(
      `${engine}: ${rowCount} rows in ${((performance.now() - startedAt) / 1000).toFixed(1)} s; event loop blocked ${median.toFixed(1)} ms (median), ${late.toFixed(1)} (99th percentile), ${max.toFixed(1)} (most); slowest of ${calls} calls ${slowestCall.toFixed(1)} ms`,
    );
    const { remaining } = await db
      .selectFrom('rate_limits')
      .select((row) => row.fn.countAll<number>().as('remaining'))
      .executeTakeFirstOrThrow();
    expect(Number(remaining)).toBe(calls + 1);
    expect(median).toBeLessThan(blockedFor.median);
    expect(Math.max(max, slowestCall)).toBeLessThan(blockedFor.max);
    await accounts.close();
  });
});
