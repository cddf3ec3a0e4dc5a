import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnEngines } from '#tests/support/accounts/account-engines.ts';
import {
  call,
  callerFrom,
  expectRefusal,
  openTestGroup,
  type TestGroup,
  wrongCode,
} from '#tests/support/accounts/account-group.ts';
import type { AccountFailure } from '../../group/account-failure.ts';
import { codeAttempts } from './redeem-code.ts';

const answerOf = (result: PromiseSettledResult<unknown>) =>
  result.status === 'fulfilled' ? 'ok' : (result.reason as AccountFailure).responseName;

const tally = async (calls: Promise<unknown>[]) => {
  const answers = (await Promise.allSettled(calls)).map(answerOf);
  return Object.fromEntries(
    [...new Set(answers)].map((answer) => [answer, answers.filter((other) => other === answer).length]),
  );
};

const many = <Result>(call: () => Promise<Result>) => Array.from({ length: 50 }, call);

describeOnEngines('a code', (engine) => {
  let accounts: TestGroup;
  beforeAll(async () => {
    accounts = await openTestGroup(engine);
  });
  afterAll(() => accounts.close());

  const redeem = (input: { challenge_id: string; code: string }, group = accounts.group) =>
    call(group, 'registerOrLogin', input);
  const countOf = async (table: 'sessions' | 'users' | 'credits') =>
    (await accounts.db.selectFrom(table).select('id').execute()).length;

  test('opens exactly one session, even if redeemed many times at once', async () => {
    const counts = async () => [await countOf('sessions'), await countOf('users'), await countOf('credits')];
    const before = await counts();
    const challenge = await accounts.askForCode({ email: 'once@example.com', purpose: 'login' });
    expect(await tally(many(() => redeem(challenge)))).toEqual({ ok: 1, wrongCode: 49 });
    expect(await counts()).toEqual(before.map((count) => count + 1));
  });

  test('is void after too many wrong guesses, even if they come at once', async () => {
    const challenge = await accounts.askForCode({ email: 'guessed@example.com', purpose: 'login' });
    const wrong = { ...challenge, code: wrongCode(challenge.code) };
    expect(await tally(many(() => redeem(wrong)))).toEqual({ wrongCode: 50 });
    await expectRefusal(redeem(challenge), 'wrongCode');
    const stored = accounts.db.selectFrom('challenges').select('attempts').where('id', '=', challenge.challenge_id);
    expect(await stored.execute()).toEqual([{ attempts: codeAttempts }]);
  });

  test('still works one wrong guess before it is void', async () => {
    const challenge = await accounts.askForCode({ email: 'clumsy@example.com', purpose: 'login' });
    for (let guess = 1; guess < codeAttempts; guess += 1) {
      await expectRefusal(redeem({ ...challenge, code: wrongCode(challenge.code) }), 'wrongCode');
    }
    expect(await redeem(challenge)).toMatchObject({ created: true });
  });

  test('is not affected by guesses at another challenge of the same address', async () => {
    const mine = await accounts.askForCode({ email: 'target@example.com', purpose: 'login' });
    const target = { email: 'target@example.com', purpose: 'login' } as const;
    const strangers = await accounts.askForCode(target, callerFrom('198.51.100.7'));
    await tally(many(() => redeem({ ...strangers, code: wrongCode(strangers.code) })));
    expect(await redeem(mine)).toMatchObject({ created: true });
  });

  test('is accepted with spaces and full-width digits', async () => {
    const challenge = await accounts.askForCode({ email: 'typed@example.com', purpose: 'login' });
    const fullWidth = [...challenge.code].map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join('');
    expect(await redeem({ ...challenge, code: ` ${fullWidth.slice(0, 3)} ${fullWidth.slice(3)}` })).toMatchObject({
      created: true,
    });
  });

  test('is refused for another purpose, with the id of another challenge, and when it has expired', async () => {
    const refused = { responseName: 'wrongCode' };
    const email = 'late@example.com';
    await accounts.logIn(email);
    const deletion = await accounts.askForCode({ email, purpose: 'delete' });
    expect(deletion.code).toMatch(/^\d{6}$/);
    await expect(redeem(deletion)).rejects.toMatchObject(refused);
    const login = await accounts.askForCode({ email, purpose: 'login' });
    await expect(redeem({ ...login, challenge_id: 'A'.repeat(22) })).rejects.toMatchObject(refused);
    accounts.advance(accounts.group.settings.codeSeconds);
    await expect(redeem(login)).rejects.toMatchObject(refused);
  });

  test('creates one account if many challenges are redeemed at once', async () => {
    const codes = [];
    for (let network = 0; network < 8; network += 1) {
      codes.push(
        await accounts.askForCode({ email: 'twice@example.com', purpose: 'login' }, callerFrom(`192.0.2.${network}`)),
      );
    }
    const replies = await Promise.all(codes.map((challenge) => redeem(challenge)));
    expect(new Set(replies.map(({ user_id }) => user_id)).size).toBe(1);
    expect(replies.filter(({ created }) => created).length).toBe(1);
    const welcomes = await accounts.outbox('welcome');
    expect(welcomes.filter(({ recipient }) => recipient === 'twice@example.com').length).toBe(1);
  });

  const codesFor = async (purpose: 'password' | 'delete', email: string) => {
    const codes = [];
    for (let network = 0; network < 4; network += 1)
      codes.push(await accounts.askForCode({ email, purpose }, callerFrom(`192.0.2.${network}`)));
    return codes;
  };

  test('to set a password voids all others of that purpose: one of several redeemed at once succeeds', async () => {
    await accounts.logIn('reset@example.com');
    const resets = await codesFor('password', 'reset@example.com');
    const set = (challenge: (typeof resets)[number]) =>
      accounts.call('setPassword', { ...challenge, password: 'correct horse' });
    const setAll = () => tally(resets.map(set));
    expect(await setAll()).toEqual({ ok: 1, wrongCode: 3 });
    expect(await setAll()).toEqual({ wrongCode: 4 });
  });

  test('to delete an account voids all others: one of several redeemed at once succeeds', async () => {
    const pair = await accounts.logIn('gone@example.com');
    const login = await accounts.askForCode({ email: 'gone@example.com', purpose: 'login' });
    const deletions = await codesFor('delete', 'gone@example.com');
    // A call that comes after the deletion finds no session.
    const answers = await tally(deletions.map((challenge) => accounts.callAs(pair, 'deleteAccount', challenge)));
    expect(answers).toMatchObject({ ok: 1 });
    expect(Object.keys(answers).filter((answer) => !['ok', 'wrongCode', 'sessionExpired'].includes(answer))).toEqual(
      [],
    );
    await expectRefusal(redeem(login), 'wrongCode');
  });
});
