import { randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnEngines } from '#tests/support/accounts/account-engines.ts';
import {
  call,
  callAs,
  expectRefusal,
  type LoggedIn,
  openTestGroup,
  type TestGroup,
  testSecrets,
} from '#tests/support/accounts/account-group.ts';
import { hashPassword } from '../../group/secrets/hash-password.ts';
import { passwordKey } from '../../group/secrets/secrets.ts';
import { sweep } from '../../lifecycle/housekeeping.ts';
import { authenticate } from './session.ts';

const expired = { responseName: 'sessionExpired' };

describeOnEngines('a session', (engine) => {
  let accounts: TestGroup;
  beforeAll(async () => {
    accounts = await openTestGroup(engine);
  });
  afterAll(() => accounts.close());

  const renew = (pair: LoggedIn, group = accounts.group) => callAs(pair, group, 'refresh', { user_id: pair.user_id });
  const generationOf = async ({ reftoken }: LoggedIn) =>
    accounts.db.selectFrom('sessions').select('generation').where('id', '=', reftoken.slice(0, 22)).executeTakeFirst();

  test('is refreshed with both tokens, even if the apptoken has expired', async () => {
    const pair = await accounts.logIn('refresh@example.com');
    accounts.advance(901);
    await expect(authenticate(accounts.group, pair)).rejects.toMatchObject(expired);
    const { apptoken, user_id } = await renew(pair);
    expect(user_id).toBe(pair.user_id);
    expect((await authenticate(accounts.group, { ...pair, apptoken })).id).toBe(pair.user_id);
  });

  test('is not refreshed with tokens that do not belong together', async () => {
    const [mine, other] = [await accounts.logIn('mine@example.com'), await accounts.logIn('other@example.com')];
    const secondOfMine = await accounts.logIn('mine@example.com');
    const session = mine.reftoken.slice(0, 23);
    const wrong: [string, LoggedIn][] = [
      ['another user', { ...mine, user_id: other.user_id }],
      ["another's apptoken", { ...mine, apptoken: other.apptoken }],
      ["another session's apptoken", { ...mine, apptoken: secondOfMine.apptoken }],
      ["another session's reftoken", { ...mine, reftoken: secondOfMine.reftoken }],
      ['an invented secret', { ...mine, reftoken: `${session}${'A'.repeat(43)}` }],
      ['no reftoken', { ...mine, reftoken: '' }],
      ['no apptoken', { ...mine, apptoken: '' }],
    ];
    for (const [what, pair] of wrong) await expect(renew(pair), what).rejects.toMatchObject(expired);
    await renew(mine);
  });

  test('is refreshed whatever strangers on the same network send', async () => {
    const limited = await openTestGroup(engine, { settings: { limitScale: 0.1 } });
    const pair = await limited.logIn('neighbour@example.com');
    for (let times = 0; times < 61; times += 1)
      await expect(renew({ ...pair, apptoken: 'forged' }, limited.group)).rejects.toMatchObject(expired);
    for (let times = 0; times < 12; times += 1) await renew(pair, limited.group);
    await expectRefusal(renew(pair, limited.group), 'tooManyRequests');
  });

  test('is ended by either token, at once on every node', async () => {
    const node = await openTestGroup(engine, { address: accounts.address });
    for (const keep of ['apptoken', 'reftoken'] as const) {
      const pair = await accounts.logIn('leaver@example.com');
      await authenticate(node.group, pair);
      await accounts.callAs({ apptoken: '', reftoken: '', [keep]: pair[keep] }, 'signOut', {});
      await expect(authenticate(node.group, pair)).rejects.toMatchObject(expired);
      await expect(renew(pair, node.group)).rejects.toMatchObject(expired);
    }
    expect(await accounts.callAs({ apptoken: 'x', reftoken: 'y' }, 'signOut', {})).toEqual({});
  });

  test('stays ended if refreshed while it ends', async () => {
    for (let round = 0; round < 5; round += 1) {
      const pair = await accounts.logIn('race@example.com');
      const refreshes = () => Array.from({ length: 8 }, () => renew(pair));
      const results = await Promise.allSettled([...refreshes(), accounts.callAs(pair, 'signOut', {}), ...refreshes()]);
      expect(await generationOf(pair)).toBeUndefined();
      for (const result of results) {
        if (result.status === 'rejected') expect(result.reason).toMatchObject(expired);
        else if ('apptoken' in result.value) {
          const renewed = { ...pair, apptoken: result.value.apptoken };
          await expect(authenticate(accounts.group, renewed)).rejects.toMatchObject(expired);
        }
      }
    }
  });

  test('ends after a time without use, and at its maximum age', async () => {
    const { sessionIdleSeconds, sessionMaxSeconds } = accounts.group.settings;
    const idle = await accounts.logIn('idle@example.com');
    let busy = await accounts.logIn('busy@example.com');
    accounts.advance(sessionIdleSeconds - 1);
    busy = { ...busy, ...(await renew(busy)) };
    accounts.advance(1);
    await expect(renew(idle)).rejects.toMatchObject(expired);
    for (let used = sessionIdleSeconds; used < sessionMaxSeconds - 86_400; used += 86_400) {
      accounts.advance(86_400);
      busy = { ...busy, ...(await renew(busy)) };
    }
    accounts.advance(86_400);
    await expect(renew(busy)).rejects.toMatchObject(expired);
  });

  test('survives a refresh under a clock that was set far back', async () => {
    const pair = await accounts.logIn('clock@example.com');
    const years = 20 * 365 * 86_400;
    accounts.advance(-years);
    const back = { ...pair, ...(await renew(pair)) };
    await authenticate(accounts.group, back);
    accounts.advance(years + 1);
    await sweep(accounts.group, accounts.group.now());
    await authenticate(accounts.group, { ...back, ...(await renew(back)) });
  });
});

describeOnEngines('a password', (engine) => {
  const email = 'robin@example.com';
  const password = 'correct horse battery';
  let accounts: TestGroup;
  let registered: LoggedIn;
  beforeEach(async () => {
    accounts = await openTestGroup(engine);
    registered = await accounts.logIn(email);
  });

  const choose = async (chosen = password) =>
    accounts.call('setPassword', {
      ...(await accounts.askForCode({ email, purpose: 'password' })),
      password: chosen,
    });
  const enter = (entered = password, group = accounts.group) => call(group, 'signIn', { email, password: entered });

  test('opens a session, and is compared in a normalised form (NFKC)', async () => {
    const { user_id } = await choose('pässwörd ｆｕｌｌ');
    const login = { email: 'ROBIN@example.com', password: 'pa\u0308sswo\u0308rd full' };
    const entered = await accounts.call('signIn', login);
    expect(entered).toMatchObject({ user_id, created: false });
    await authenticate(accounts.group, entered);
  });

  test('that was stored without a key, or with an older one, gets the newest at the next sign-in', async () => {
    const { user_id } = registered;
    const storedHash = accounts.db.selectFrom('users').select('password_hash').where('id', '=', user_id);
    const [newest] = accounts.group.secrets.passwordKeys('us');
    const older = passwordKey('k0', randomBytes(32));
    const rotated = { ...accounts.group, secrets: { ...testSecrets, passwordKeys: () => [newest, older] as const } };
    for (const earlierHash of [await hash(password), await hashPassword([older], password, { network: '192.0.2.1' })]) {
      await accounts.db.updateTable('users').set({ password_hash: earlierHash }).where('id', '=', user_id).execute();
      await enter(password, rotated);
      const password_hash = expect.stringContaining(`,keyid=${newest.keyid}$`);
      expect(await storedHash.executeTakeFirst()).toMatchObject({ password_hash });
      expect(await enter()).toMatchObject({ user_id });
    }
  });

  test('ends every other session and code when it is set, and the owner gets a mail', async () => {
    const earlierLogin = await accounts.askForCode({ email, purpose: 'login' });
    const after = await choose();
    await expect(authenticate(accounts.group, registered)).rejects.toMatchObject(expired);
    await expectRefusal(accounts.call('registerOrLogin', earlierLogin), 'wrongCode');
    await authenticate(accounts.group, after);
    const template_values = JSON.stringify({ changedAt: accounts.group.now() });
    expect(await accounts.outbox('passwordChanged')).toMatchObject([{ recipient: email, template_values }]);
  });

  test('ends concurrent sign-ins with the old one when it is reset', async () => {
    await choose();
    const code = await accounts.askForCode({ email, purpose: 'password' });
    const reset = accounts.call('setPassword', { ...code, password: 'another password' });
    const signIns = () => Array.from({ length: 6 }, () => enter());
    await Promise.allSettled([...signIns(), reset, ...signIns()]);
    const sessions = await accounts.db.selectFrom('sessions').select('id').execute();
    expect(sessions).toEqual([{ id: (await reset).reftoken.slice(0, 22) }]);
    await expectRefusal(enter(), 'wrongLogin');
  });
});
