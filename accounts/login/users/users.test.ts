import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnEngines } from '#tests/support/accounts/account-engines.ts';
import {
  askForCode,
  call,
  callAs,
  callerFrom,
  exportedData,
  type LoggedIn,
  logIn,
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
    callAs(pair, accounts.group, 'deleteAccount', await askForCode(accounts, { email, purpose: 'delete' }));

  test('starts with 200 credits and a welcome mail that names them', async () => {
    const pair = await logIn(accounts, 'Robin@example.com');
    expect(pair.created).toBe(true);
    expect(await callAs(pair, accounts.group, 'profile', {})).toEqual({
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
    expect(await logIn(accounts, 'robin@EXAMPLE.com')).toMatchObject({ user_id: pair.user_id, created: false });
    expect((await callAs(pair, accounts.group, 'profile', {})).credits).toBe(200);
  });

  test('can change its nickname and newsletter, alone or together', async () => {
    const pair = await logIn(accounts, 'changes@example.com');
    const change = (input: { nickname?: string; newsletter?: boolean }) =>
      callAs(pair, accounts.group, 'updateProfile', input);
    expect(await change({ nickname: '  Rob🤖  ' })).toMatchObject({ nickname: 'Rob🤖', newsletter: 'none' });
    expect(await change({ newsletter: true })).toMatchObject({ nickname: 'Rob🤖', newsletter: 'active' });
    expect(await change({ nickname: '', newsletter: false })).toMatchObject({ nickname: null, newsletter: 'none' });
    expect(await callAs(pair, accounts.group, 'profile', {})).toMatchObject({ nickname: null, newsletter: 'none' });
  });

  test('is deleted with all its data, and its owner gets a mail', async () => {
    const email = 'Leaver@example.com';
    const pair = await logIn(accounts, email);
    await callAs(pair, accounts.group, 'updateProfile', { newsletter: true });
    await callAs(pair, accounts.group, 'registerProduct', purchase);
    await callAs(pair, accounts.group, 'requestService', { ...serviceRequest, email });
    await call(accounts.group, 'requestService', { ...serviceRequest, email: 'leaver@example.com' });
    const otherUser = await logIn(accounts, 'stays@example.com');
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
    await expect(callAs(pair, accounts.group, 'profile', {})).rejects.toMatchObject({ responseName: 'sessionExpired' });
    expect((await callAs(otherUser, accounts.group, 'profile', {})).credits).toBe(200);
  });

  test('is not deleted with a code of another address, nor without a session', async () => {
    const [mine, others] = [await logIn(accounts, 'keeps@example.com'), await logIn(accounts, 'strange@example.com')];
    await expect(leave(mine, 'strange@example.com')).rejects.toMatchObject({ responseName: 'wrongCode' });
    await expect(leave({ ...mine, apptoken: '' }, 'keeps@example.com')).rejects.toMatchObject({
      responseName: 'sessionExpired',
    });
    await callAs(mine, accounts.group, 'profile', {});
    await callAs(others, accounts.group, 'profile', {});
  });

  test('gets no second credits for another spelling of its inbox, but is an account of its own', async () => {
    const readCredits = async (email: string) =>
      (await callAs(await logIn(accounts, email), accounts.group, 'profile', {})).credits;
    expect(await readCredits('farmer+1@example.com')).toBe(200);
    expect(await readCredits('farmer+2@example.com')).toBe(0);
    expect(await readCredits('farmer@example.com')).toBe(0);
    const [tagged, plain] = [
      await logIn(accounts, 'farmer+1@example.com'),
      await logIn(accounts, 'farmer@example.com'),
    ];
    expect(tagged.user_id).not.toBe(plain.user_id);
  });

  test('gets no second credits when its address claimed them before inboxes counted', async () => {
    const id = addressKey(accounts.group, { kind: 'email', key: 'early+1@example.com' });
    await accounts.db.insertInto('credit_claims').values({ id, created_at: 0 }).execute();
    expect((await callAs(await logIn(accounts, 'early+1@example.com'), accounts.group, 'profile', {})).credits).toBe(0);
  });

  test('gets no second credits when its owner registers again', async () => {
    await leave(await logIn(accounts, 'again@example.com'), 'again@example.com');
    const back = await logIn(accounts, 'AGAIN@example.com');
    expect(back.created).toBe(true);
    expect((await callAs(back, accounts.group, 'profile', {})).credits).toBe(0);
    const welcome = (await accounts.outbox('welcome')).find(({ recipient }) => recipient === 'AGAIN@example.com');
    expect(welcome?.template_values).toBe('{"credits":0}');
  });
});

describeOnEngines('an account in China', (engine) => {
  test('can have a phone number only, and shows its last four digits', async () => {
    const cn = await openTestGroup(engine, { code: 'cn' });
    const phone = '13800138000';
    const enter = async () =>
      call(cn.group, 'registerOrLogin', await askForCode(cn, { phone, purpose: 'login' }), callerFrom('n', 'cn'));
    const pair = await enter();
    expect(await callAs(pair, cn.group, 'profile', {})).toMatchObject({
      ...{ email: null, phone: '+*********8000', region: 'cn', credits: 200, newsletter: 'none' },
    });
    expect(await cn.outbox('welcome')).toEqual([]);
    const subscribing = callAs(pair, cn.group, 'updateProfile', { newsletter: true }, callerFrom('n', 'cn'));
    await expect(subscribing).rejects.toMatchObject({ responseName: 'invalidFields' });
    expect((await exportedData(cn.group, pair, 'cn')).account).toMatchObject({ phone: '+8613800138000' });
    const code = await askForCode(cn, { phone: `+86 ${phone}`, purpose: 'delete' });
    await callAs(pair, cn.group, 'deleteAccount', code, callerFrom('n', 'cn'));
    expect(await cn.outbox()).toEqual([]);
    expect((await callAs(await enter(), cn.group, 'profile', {})).credits).toBe(0);
  });
});
