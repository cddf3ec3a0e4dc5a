import { expect, test } from 'vitest';
import { openAccountsAt, storeLossesIn, subscribeAt, waitUntil } from '../../support/accounts/accounts-at-address.ts';
import { findPostgres, startPostgresCluster } from '../../support/accounts/postgres-cluster.ts';

test.skipIf(findPostgres() === undefined)(
  'accounts start without their database, answer 5003 while it is away, and recover by themselves',
  async () => {
    const cluster = await startPostgresCluster();
    await cluster.stop();
    const { accounts, lines } = await openAccountsAt(cluster.url);
    try {
      expect(accounts.groups()).toEqual([]);
      expect(await subscribeAt(accounts, 'early@example.com')).toMatchObject({ code: 5003 });
      expect(await accounts.statuses()).toEqual([{ group: 'us', up: false, unsentCount: undefined }]);
      await cluster.start();
      await waitUntil(async () => (await subscribeAt(accounts, 'first@example.com')).code === 2000);
      expect((await accounts.statuses())[0]).toMatchObject({ up: true, unsentCount: 1 });

      await cluster.kill();
      const replies = await Promise.all(
        Array.from({ length: 20 }, (_, index) => subscribeAt(accounts, `lost${index}@example.com`)),
      );
      expect(new Set(replies.map(({ code }) => code))).toEqual(new Set([5003]));
      expect(Math.max(...replies.map(({ ms }) => ms))).toBeLessThan(6_500);
      expect((await accounts.statuses())[0]?.up).toBe(false);
      await cluster.start();
      await waitUntil(async () => (await subscribeAt(accounts, 'second@example.com')).code === 2000);

      // Each loss and each recovery is logged once, whatever is called meanwhile.
      await waitUntil(async () => storeLossesIn(lines).length === 4);
      expect(storeLossesIn(lines)).toEqual(['THE', 'the', 'THE', 'the']);
    } finally {
      await accounts.close();
      await cluster.remove();
    }
  },
  90_000,
);
