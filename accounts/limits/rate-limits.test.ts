import { expect, test } from 'vitest';
import { describeOnEngines } from '#tests/account-engines.ts';
import { openTestGroup } from '#tests/account-group.ts';

const rule = { most: 3, seconds: 60 };

describeOnEngines('limits', (engine) => {
  test('count together over nodes, however many calls come at once', async () => {
    const one = await openTestGroup(engine, { limits: true });
    const other = await openTestGroup(engine, { limits: true, address: one.address });
    const calls = [one, other].flatMap(({ group }) => Array.from({ length: 20 }, () => group.limits.wait('calls', rule, 'a')));
    const waits = await Promise.all(calls);
    expect(waits.filter((wait) => wait === 0).length).toBe(3);
    expect(waits.filter((wait) => wait === 60).length).toBe(37);
    await other.close();
    await one.close();
  });

  test('open again when their time is over, and at once when cleared', async () => {
    const { group, pass, close } = await openTestGroup(engine, { limits: true });
    const use = async () => {
      for (let taken = 0; taken < 10; taken += 1) await group.limits.take('passwordPerAddress', 'a');
    };
    await use();
    await expect(use()).rejects.toMatchObject({ answer: 'tooMany', details: { retryIn: 900 } });
    pass(899);
    await expect(use()).rejects.toMatchObject({ details: { retryIn: 1 } });
    pass(1);
    await use();
    await expect(use()).rejects.toMatchObject({ answer: 'tooMany' });
    await group.limits.clear('passwordPerAddress', 'a');
    await use();
    expect(await group.limits.allows('passwordPerAddress', 'a')).toBe(false);
    expect(await group.limits.allows('passwordPerAddress', 'b')).toBe(true);
    await close();
  });

  test('write nothing more for whoever keeps knocking', async () => {
    const { group, db, close } = await openTestGroup(engine, { limits: true });
    for (let call = 0; call < 20; call += 1) await group.limits.wait('calls', rule, 'a');
    expect(await db.selectFrom('rate_limits').select('taken').execute()).toEqual([{ taken: rule.most + 1 }]);
    await close();
  });

  test('keep nobody out where they are turned off', async () => {
    const { group, db, close } = await openTestGroup(engine);
    for (let call = 0; call < 400; call += 1) group.limits.admit('192.0.2.1');
    for (let call = 0; call < 20; call += 1) await group.limits.take('passwordPerAddress', 'a');
    expect(await db.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
    await close();
  });
});

test('the wall stops a flood from one network, and no one else', async () => {
  const { group, pass, close } = await openTestGroup('sqlite', { limits: true });
  for (let call = 0; call < 300; call += 1) group.limits.admit('192.0.2.1');
  expect(() => group.limits.admit('192.0.2.1')).toThrow(expect.objectContaining({ answer: 'tooMany', details: { retryIn: 60 } }));
  group.limits.admit('192.0.2.2');
  pass(60);
  group.limits.admit('192.0.2.1');
  await close();
});
