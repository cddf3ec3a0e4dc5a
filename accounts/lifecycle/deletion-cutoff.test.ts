import { expect, test } from 'vitest';
import { describeOnEngines } from '#tests/support/accounts/account-engines.ts';
import { openTestGroup, testStart } from '#tests/support/accounts/account-group.ts';
import { createDeletionCutoff } from './housekeeping.ts';

const [minute, hour, year] = [60_000, 3_600_000, 365 * 86_400_000];

describeOnEngines('the time of upkeep', (engine) => {
  const openClocks = async () => {
    const { db } = await openTestGroup(engine);
    const clock = { ahead: 0, passed: 0 };
    const now = () => testStart + clock.passed + clock.ahead;
    const startNode = () => createDeletionCutoff({ db, now }, () => clock.passed);
    return { clock, startNode, now };
  };

  test('follows a clock that jumps years ahead by an hour at a time, also with two nodes and after a restart', async () => {
    const { clock, startNode } = await openClocks();
    const nodes = [startNode(), startNode()];
    for (const node of nodes) await node();
    clock.ahead = 10 * year;
    const times = [];
    for (let round = 0; round < 6; round += 1) {
      for (const node of [...nodes, startNode()]) times.push(await node());
      clock.passed += 10 * minute;
    }
    expect(Math.max(...times) - testStart).toBeLessThanOrEqual(6 * hour);
    expect(Math.max(...times) - testStart).toBeGreaterThan(3 * hour);
    clock.ahead = 0;
    expect(await startNode()()).toBe(testStart + clock.passed);
  });

  test('is the present while the clock runs, and catches up after a week in which no server ran', async () => {
    const { clock, startNode, now } = await openClocks();
    const before = startNode();
    for (let sweeps = 0; sweeps < 5; sweeps += 1) {
      expect(now() - (await before())).toBeLessThanOrEqual(10 * minute);
      clock.passed += 10 * minute;
    }
    clock.passed += 7 * 24 * hour;
    const node = startNode();
    for (let sweeps = 0; sweeps < 2 * 7 * 24; sweeps += 1) {
      await node();
      clock.passed += 10 * minute;
    }
    expect(now() - (await node())).toBeLessThanOrEqual(10 * minute);
  });

  test('is the present while the clock is set back, and again once it is right', async () => {
    const { clock, startNode, now } = await openClocks();
    const node = startNode();
    await node();
    clock.ahead = -50 * year;
    expect(await node()).toBe(now());
    clock.ahead = 0;
    expect(await node()).toBe(testStart);
  });
});
