import { describe, expect, test } from 'vitest';
import { findPostgres } from '#tests/support/accounts/postgres-cluster.ts';
import { failuresOf, poolSize, silence, silenceHarness } from '#tests/support/accounts/silence-harness.ts';

describe.skipIf(findPostgres() === undefined)('silent connections to PostgreSQL', () => {
  const { accounts, proxy, fillPool, subscribeAddress } = silenceHarness();

  test('fail their calls, and are replaced in the pool', async () => {
    await fillPool();
    proxy().silence();
    const start = performance.now();
    const calls = Array.from({ length: poolSize }, (_, index) => subscribeAddress(`lost${index}@example.com`));
    expect(await failuresOf(calls)).toEqual(calls.map(() => true));
    expect(performance.now() - start).toBeLessThan(4 * silence);
    await Promise.all(Array.from({ length: 2 * poolSize }, (_, index) => subscribeAddress(`back${index}@example.com`)));
    expect((await accounts().outbox('subscribed')).length).toBe(2 * poolSize);
  });
});
