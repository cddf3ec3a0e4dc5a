import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnEngines } from '#tests/support/accounts/account-engines.ts';
import { type LoggedIn, openTestGroup, type TestGroup } from '#tests/support/accounts/account-group.ts';
import { authenticate } from './session.ts';

describeOnEngines('a pair of tokens', (engine) => {
  let accounts: TestGroup;
  let names = 0;
  beforeAll(async () => {
    accounts = await openTestGroup(engine);
  });
  afterAll(() => accounts.close());

  const newSession = () => accounts.logIn(`person${++names}@example.com`);
  const renew = async (pair: LoggedIn): Promise<LoggedIn> => ({
    ...pair,
    ...(await accounts.callAs(pair, 'refresh', { user_id: pair.user_id })),
  });
  const use = (pair: LoggedIn) => authenticate(accounts.group, pair);
  const generationOf = async ({ apptoken }: LoggedIn) => (await accounts.group.tokens.verify(apptoken))?.generation;
  const refused = { responseName: 'sessionExpired' };
  const eventsOf = async ({ user_id }: LoggedIn) =>
    (await accounts.db.selectFrom('audit').select('event').where('user_id', '=', user_id).execute()).map(
      ({ event }) => event,
    );
  const mailsTo = async (pair: LoggedIn) => {
    const user = await use(pair);
    return async () => (await accounts.outbox('sessionEnded')).filter(({ recipient }) => recipient === user.email);
  };

  test('that many tabs present at once has one successor', async () => {
    const pair = await newSession();
    const successors = await Promise.all(Array.from({ length: 50 }, () => renew(pair)));
    expect(await Promise.all(successors.map(generationOf))).toEqual(Array.from({ length: 50 }, () => 1));
    for (const successor of successors) await use(successor);
  });

  test('that is presented again within a minute, while its successor is in use, gets the same successor', async () => {
    const pair = await newSession();
    const successor = await renew(pair);
    await use(successor);
    accounts.advance(59);
    expect(await generationOf(await renew(pair))).toBe(1);
    await use(successor);
    accounts.advance(1);
    await expect(renew(pair)).rejects.toMatchObject(refused);
  });

  test.each<[string, (successor: LoggedIn) => Promise<unknown>]>([
    ['a call', (successor) => use(successor)],
    ['a refresh', (successor) => renew(successor)],
  ])('whose successor was used for %s ends the session when it is presented later', async (_what, useSuccessor) => {
    const pair = await newSession();
    const mails = await mailsTo(pair);
    const otherDevice = await accounts.logIn(`person${names}@example.com`);
    const successor = await renew(pair);
    await useSuccessor(successor);
    accounts.advance(60);
    await expect(renew(pair)).rejects.toMatchObject(refused);
    await expect(use(successor)).rejects.toMatchObject(refused);
    await expect(renew(successor)).rejects.toMatchObject(refused);
    await use(otherDevice);
    expect(await eventsOf(pair)).toEqual(['replacedTokensReused']);
    expect(await mails()).toHaveLength(1);
    await expect(renew(pair)).rejects.toMatchObject(refused);
    expect(await mails()).toHaveLength(1);
  });

  test('that one tab has renewed twice within a minute still serves another tab', async () => {
    const pair = await newSession();
    const successor = await renew(await renew(pair));
    await use(successor);
    expect(await generationOf(await renew(pair))).toBe(1);
    accounts.advance(60);
    expect(await generationOf(await renew(successor))).toBe(2);
    await expect(renew(pair)).rejects.toMatchObject(refused);
    expect(await eventsOf(pair)).toEqual(['replacedTokensReused']);
  });

  test('whose successor got lost on its way works hours later', async () => {
    const pair = await newSession();
    await renew(pair);
    accounts.advance(5 * 3600);
    const successor = await renew(pair);
    expect(await generationOf(successor)).toBe(1);
    await use(successor);
    expect(await eventsOf(pair)).toEqual([]);
  });

  test('that is presented to two callers in turn is noticed at the next refresh of the second', async () => {
    const owner = await newSession();
    let thief = owner;
    // The thief shares the owner's successor for the minute, and never has one of its own.
    const ownersNext = await renew(owner);
    thief = await renew(thief);
    await use(ownersNext);
    await use(thief);
    accounts.advance(900);
    await renew(thief);
    await use(await renew(thief));
    accounts.advance(900);
    await expect(renew(ownersNext)).rejects.toMatchObject(refused);
    await expect(renew(thief)).rejects.toMatchObject(refused);
  });

  test('does not end the session with another secret', async () => {
    const pair = await newSession();
    await use(await renew(pair));
    accounts.advance(60);
    const forged = { ...pair, reftoken: `${pair.reftoken.slice(0, 23)}${'A'.repeat(43)}` };
    await expect(renew(forged)).rejects.toMatchObject(refused);
    expect(await eventsOf(pair)).toEqual([]);
  });

  test('works with a database that was restored from before its refresh', async () => {
    const pair = await newSession();
    const first = await renew(pair);
    accounts.advance(60);
    const successor = await renew(first);
    const restored = { generation: 0, seen_generation: 0 };
    await accounts.db.updateTable('sessions').set(restored).where('user_id', '=', pair.user_id).execute();
    expect(await generationOf(await renew(successor))).toBe(3);
  });
});
