import { expect, test } from 'vitest';
import { describeOnEngines } from '#tests/support/accounts/account-engines.ts';
import { openTestGroup } from '#tests/support/accounts/account-group.ts';
import { type LimitClaim, limitClaim } from './limit-rules.ts';

const network = '192.0.2.1';
const rule = { limit: 3, seconds: 60 };
const calls: LimitClaim = { name: 'calls', rule, subject: ['a'] };

describeOnEngines('limits', (engine) => {
  test('are shared by all nodes, even for concurrent calls', async () => {
    const firstNode = await openTestGroup(engine, { limits: true });
    const secondNode = await openTestGroup(engine, { limits: true, address: firstNode.address });
    const waiting = [firstNode, secondNode].flatMap(({ group }) =>
      Array.from({ length: 20 }, () => group.limits.takeOrDelay(calls)),
    );
    const waits = await Promise.all(waiting);
    expect(waits.filter((wait) => wait === 0).length).toBe(3);
    expect(waits.filter((wait) => wait === 60).length).toBe(37);
    // Each node writes nothing more once it knows that the limit is exhausted.
    for (let call = 0; call < 20; call += 1) await firstNode.group.limits.takeOrDelay(calls);
    const [row] = await firstNode.db.selectFrom('rate_limits').select('taken').execute();
    expect(row?.taken).toBeLessThanOrEqual(40);
  });

  test('allow calls again when their window ends', async () => {
    const { group, advance: pass } = await openTestGroup(engine, { limits: true });
    const use = async () => {
      for (let attempt = 0; attempt < 60; attempt += 1) await group.limits.take('changes.account', 'a');
    };
    await use();
    await expect(use()).rejects.toMatchObject({ responseName: 'tooManyRequests', details: { retryIn: 3600 } });
    pass(3599);
    await expect(use()).rejects.toMatchObject({ details: { retryIn: 1 } });
    pass(1);
    await use();
    await expect(use()).rejects.toMatchObject({ responseName: 'tooManyRequests' });
    expect(await group.limits.takeOrDelay(limitClaim('changes.account', 'a'))).toBeGreaterThan(0);
    expect(await group.limits.takeOrDelay(limitClaim('changes.account', 'b'))).toBe(0);
  });

  test('are taken together or not at all', async () => {
    const { group, db } = await openTestGroup(engine, { limits: true });
    const otherClaim: LimitClaim = { name: 'others', rule, subject: ['b'] };
    for (let call = 0; call < 3; call += 1) await group.limits.takeAll({ network }, otherClaim);
    const both = () => group.limits.takeAll({ network }, calls, otherClaim);
    for (let call = 0; call < 3; call += 1)
      await expect(both()).rejects.toMatchObject({ responseName: 'tooManyRequests', details: { retryIn: 60 } });
    expect(await db.selectFrom('rate_limits').select('taken').execute()).toEqual([{ taken: rule.limit }]);
    const ends = await Promise.allSettled(Array.from({ length: 20 }, () => group.limits.takeAll({ network }, calls)));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  test('fall back to others when exhausted, which take nothing while they are not', async () => {
    const { group } = await openTestGroup(engine, { limits: true });
    const late: LimitClaim = { name: 'late', rule: { limit: 2, seconds: 90 }, subject: ['a'] };
    for (let call = 0; call < 5; call += 1) await group.limits.takeOrFallback({ network }, [calls], [late]);
    await expect(group.limits.takeOrFallback({ network }, [calls], [late])).rejects.toMatchObject({
      details: { retryIn: 90 },
    });
  });

  test('are taken by networks in turn, so that a flood does not hold the store', async () => {
    const { group } = await openTestGroup(engine, { limits: true });
    const wide: LimitClaim = { name: 'wide', rule: { limit: 1000, seconds: 60 }, subject: ['a'] };
    let flooding = 0;
    const flood = Array.from({ length: 36 }, async (_, index) => {
      flooding += 1;
      await group.limits.takeAll({ network: `2001:db8:1:${index}::/64` }, wide);
      flooding -= 1;
    });
    await group.limits.takeAll({ network: '198.51.100.1' }, calls);
    expect(flooding).toBeGreaterThan(20);
    await Promise.all(flood);
  });

  test('give the same result to a check that does not count', async () => {
    const { group } = await openTestGroup(engine, { limits: true });
    const free: LimitClaim = { ...calls, counts: false };
    for (let call = 0; call < 5; call += 1) expect(await group.limits.takeOrDelay(free)).toBe(0);
    for (let call = 0; call < 3; call += 1) expect(await group.limits.takeOrDelay(calls)).toBe(0);
    expect([await group.limits.takeOrDelay(free), await group.limits.takeOrDelay(calls)]).toEqual([60, 60]);
  });

  test.each([
    [0.5, [1, 1, 4]],
    [0.001, [1, 1, 1]],
    [1.5, [1, 4, 12]],
    [10, [10, 30, 80]],
  ])('at a scale of %d allow at least one call', async (limitScale, allowed) => {
    const { group } = await openTestGroup(engine, { settings: { limitScale } });
    const countAllowed = async (most: number) => {
      const claim = { name: `${most}`, rule: { limit: most, seconds: 60 }, subject: [] };
      const waits = await Promise.all(Array.from({ length: 100 }, () => group.limits.takeOrDelay(claim)));
      return waits.filter((wait) => wait === 0).length;
    };
    expect([await countAllowed(1), await countAllowed(3), await countAllowed(8)]).toEqual(allowed);
  });

  test('refuse nothing when they are turned off', async () => {
    const { group, db } = await openTestGroup(engine);
    for (let call = 0; call < 400; call += 1) group.limits.admitCall('192.0.2.1');
    for (let call = 0; call < 80; call += 1) await group.limits.take('changes.account', 'a');
    expect(await db.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
  });
});

test('the flood limit stops one network only', async () => {
  const { group, advance: pass } = await openTestGroup('sqlite', { limits: true });
  for (let call = 0; call < 300; call += 1) group.limits.admitCall('192.0.2.1');
  expect(() => group.limits.admitCall('192.0.2.1')).toThrow(
    expect.objectContaining({ responseName: 'tooManyRequests', details: { retryIn: 60 } }),
  );
  group.limits.admitCall('192.0.2.2');
  pass(60);
  group.limits.admitCall('192.0.2.1');
});

test('the flood limit stops an IPv6 subscriber who changes the /64', async () => {
  const { group } = await openTestGroup('sqlite', { limits: true });
  const callFrom = (subnet: number) => group.limits.admitCall(`2001:db8:1:${subnet.toString(16)}::/64`);
  for (let call = 0; call < 600; call += 1) callFrom(call % 256);
  expect(() => callFrom(255)).toThrow(expect.objectContaining({ responseName: 'tooManyRequests' }));
  for (let call = 600; call < 1499; call += 1) callFrom(256 + call);
  expect(() => callFrom(0xffff)).toThrow(expect.objectContaining({ responseName: 'tooManyRequests' }));
  group.limits.admitCall('2001:db8:2:1::/64');
});
