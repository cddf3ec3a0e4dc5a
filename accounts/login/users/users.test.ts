import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnEngines } from '#tests/support/accounts/account-engines.ts';
import {
  callerFrom,
  expectRefusal,
  exportedData,
  type LoggedIn,
  openTestGroup,
  type TestGroup,
} from '#tests/support/accounts/account-group.ts';
import { purchase, serviceRequest } from '#tests/support/accounts/sample-requests.ts';
import { addressKey } from './address.ts';

describeOnEngines('an account', (engine) => {
  let accounts: TestGroup;
  beforeAll(async () => {
    accounts = await openTestGroup(engine);
  });
  afterAll(() => accounts.close());

  const leave = async (pair: LoggedIn, email: string) =>
    accounts.callAs(pair, 'deleteAccount', await accounts.askForCode({ email, purpose: 'delete' }));

  test('starts with 200 credits and a welcome mail that names them', async () => {
    const pair = await accounts.logIn('Robin@example.com');
    expect(pair.created).toBe(true);
    expect(await accounts.callAs(pair, 'profile', {})).toEqual({
      user_id: pair.user_id,
      email: 'Robin@example.com',
      phone: null,
      nickname: null,
      region: 'us',
      has_password: false,
      credits: 200,
      credit_entries: [{ reason: 'signUp', code: null, amount: 200, created_at: accounts.group.now() }],
      codes: [],
      newsletter: 'none',
      products: [],
      created_at: accounts.group.now(),
    });
    const [welcome] = await accounts.outbox('welcome');
    expect(welcome).toMatchObject({ recipient: 'Robin@example.com', template_values: '{"credits":200}' });
    expect(await accounts.logIn('robin@EXAMPLE.com')).toMatchObject({ user_id: pair.user_id, created: false });
    expect((await accounts.callAs(pair, 'profile', {})).credits).toBe(200);
  });

  test('can change its nickname and newsletter, alone or together', async () => {
    const pair = await accounts.logIn('changes@example.com');
    const change = (input: { nickname?: string; newsletter?: boolean }) =>
      accounts.callAs(pair, 'updateProfile', input);
    expect(await change({ nickname: '  Rob🤖  ' })).toMatchObject({ nickname: 'Rob🤖', newsletter: 'none' });
    expect(await change({ newsletter: true })).toMatchObject({ nickname: 'Rob🤖', newsletter: 'active' });
    expect(await change({ nickname: '', newsletter: false })).toMatchObject({ nickname: null, newsletter: 'none' });
    expect(await accounts.callAs(pair, 'profile', {})).toMatchObject({ nickname: null, newsletter: 'none' });
  });

  test('is deleted with all its data, and its owner gets a mail', async () => {
    const email = 'Leaver@example.com';
    const pair = await accounts.logIn(email);
    await accounts.callAs(pair, 'updateProfile', { newsletter: true });
    await accounts.callAs(pair, 'registerProduct', purchase);
    await accounts.callAs(pair, 'requestService', { ...serviceRequest, email });
    await accounts.call('requestService', { ...serviceRequest, email: 'leaver@example.com' });
    const otherUser = await accounts.logIn('stays@example.com');
    expect(await leave(pair, email)).toEqual({});

    const [user_id, email_key] = [pair.user_id, email.toLowerCase()];
    for (const table of ['sessions', 'credits', 'products', 'service_requests', 'audit'] as const) {
      const rows = accounts.db.selectFrom(table).select('id').where('user_id', '=', user_id);
      expect(await rows.execute(), table).toEqual([]);
    }
    for (const table of ['users', 'subscribers', 'service_requests'] as const) {
      const rows = accounts.db.selectFrom(table).select('id').where('email_key', '=', email_key);
      expect(await rows.execute(), table).toEqual([]);
    }
    const messages = (await accounts.outbox()).filter(({ recipient }) => recipient.toLowerCase() === email_key);
    expect(messages.map(({ template }) => template)).toEqual(['accountDeleted']);
    await expectRefusal(accounts.callAs(pair, 'profile', {}), 'sessionExpired');
    expect((await accounts.callAs(otherUser, 'profile', {})).credits).toBe(200);
  });

  test('is not deleted with a code of another address, nor without a session', async () => {
    const [mine, others] = [await accounts.logIn('keeps@example.com'), await accounts.logIn('strange@example.com')];
    await expectRefusal(leave(mine, 'strange@example.com'), 'wrongCode');
    await expectRefusal(leave({ ...mine, apptoken: '' }, 'keeps@example.com'), 'sessionExpired');
    await accounts.callAs(mine, 'profile', {});
    await accounts.callAs(others, 'profile', {});
  });

  test('gets no second credits for another spelling of its inbox, but is an account of its own', async () => {
    const readCredits = async (email: string) =>
      (await accounts.callAs(await accounts.logIn(email), 'profile', {})).credits;
    expect(await readCredits('farmer+1@example.com')).toBe(200);
    expect(await readCredits('farmer+2@example.com')).toBe(0);
    expect(await readCredits('farmer@example.com')).toBe(0);
    const [tagged, plain] = [await accounts.logIn('farmer+1@example.com'), await accounts.logIn('farmer@example.com')];
    expect(tagged.user_id).not.toBe(plain.user_id);
  });

  test('gets no second credits when its address claimed them before inboxes counted', async () => {
    const id = addressKey(accounts.group, { kind: 'email', key: 'early+1@example.com' });
    await accounts.db.insertInto('credit_claims').values({ id, created_at: 0 }).execute();
    expect((await accounts.callAs(await accounts.logIn('early+1@example.com'), 'profile', {})).credits).toBe(0);
  });

  test('gets no second credits when its owner registers again', async () => {
    await leave(await accounts.logIn('again@example.com'), 'again@example.com');
    const back = await accounts.logIn('AGAIN@example.com');
    expect(back.created).toBe(true);
    expect((await accounts.callAs(back, 'profile', {})).credits).toBe(0);
    const welcome = (await accounts.outbox('welcome')).find(({ recipient }) => recipient === 'AGAIN@example.com');
    expect(welcome?.template_values).toBe('{"credits":0}');
  });
});

describeOnEngines('an account in China', (engine) => {
  test('can have a phone number only, and shows its last four digits', async () => {
    const cn = await openTestGroup(engine, { code: 'cn' });
    const phone = '13800138000';
    const enter = async () =>
      cn.call('registerOrLogin', await cn.askForCode({ phone, purpose: 'login' }), callerFrom('n', 'cn'));
    const pair = await enter();
    expect(await cn.callAs(pair, 'profile', {})).toMatchObject({
      email: null,
      phone: '+*********8000',
      region: 'cn',
      credits: 200,
      newsletter: 'none',
    });
    expect(await cn.outbox('welcome')).toEqual([]);
    const subscribing = cn.callAs(pair, 'updateProfile', { newsletter: true }, callerFrom('n', 'cn'));
    await expectRefusal(subscribing, 'invalidFields');
    expect((await exportedData(cn.group, pair, 'cn')).account).toMatchObject({ phone: '+8613800138000' });
    const code = await cn.askForCode({ phone: `+86 ${phone}`, purpose: 'delete' });
    await cn.callAs(pair, 'deleteAccount', code, callerFrom('n', 'cn'));
    expect(await cn.outbox()).toEqual([]);
    expect((await cn.callAs(await enter(), 'profile', {})).credits).toBe(0);
  });
});
