import { expect, test } from 'vitest';
import type { CodePurpose } from '#contract/account/call-shapes.ts';
import { describeOnEngines } from '#tests/support/accounts/account-engines.ts';
import { callerFrom, openTestGroup } from '#tests/support/accounts/account-group.ts';
import { refuseOutbox } from '#tests/support/accounts/record-statements.ts';

describeOnEngines('requesting a code', (engine) => {
  test('sends it and returns its challenge, in one transaction', async () => {
    const accounts = await openTestGroup(engine);
    const reply = await accounts.call('requestCode', { email: ' Robin@Example.COM ', purpose: 'login' });
    expect(reply).toEqual({ challenge_id: expect.stringMatching(/^[\w-]{22}$/), expires_in: 600, resend_in: 60 });
    const [message] = await accounts.outbox('loginCode');
    expect(message).toMatchObject({ channel: 'mail', recipient: 'Robin@example.com', edition: 'us' });
    expect(JSON.parse(message?.template_values ?? '')).toEqual({
      code: expect.stringMatching(/^\d{6}$/),
      minutes: 10,
      expiresAt: accounts.group.now() + 600_000,
    });
    expect(accounts.wakeUps()).toBe(1);
  });

  test('leaves no challenge behind when the message cannot be queued', async () => {
    const outbox = refuseOutbox();
    outbox.isAway = true;
    const accounts = await openTestGroup(engine, outbox);
    await expect(accounts.call('requestCode', { email: 'a@example.com', purpose: 'login' })).rejects.toThrow(
      'outbox away',
    );
    expect(await accounts.db.selectFrom('challenges').selectAll().execute()).toEqual([]);
  });

  test('is refused for a login where the law wants a consent and none was ticked', async () => {
    const accounts = await openTestGroup(engine, { policy: { asksConsent: (edition) => edition === 'cn' } });
    const request = (edition: 'cn' | 'us', agreed?: boolean, purpose: CodePurpose = 'login') =>
      accounts.call('requestCode', { email: 'a@example.com', purpose, agreed }, callerFrom(undefined, edition));
    for (const agreed of [undefined, false])
      await expect(request('cn', agreed)).rejects.toMatchObject({ details: { fields: ['agreed'] } });
    expect(await accounts.db.selectFrom('challenges').selectAll().execute()).toEqual([]);
    await expect(request('cn', true)).resolves.toBeDefined();
    await expect(request('cn', undefined, 'password')).resolves.toBeDefined();
  });

  test('sends text messages in China only', async () => {
    const cn = await openTestGroup(engine, { code: 'cn' });
    await cn.call('requestCode', { phone: '138 0013 8000', purpose: 'login' }, callerFrom('192.0.2.1', 'cn'));
    expect(await cn.outbox()).toMatchObject([{ channel: 'sms', template: 'loginCode', recipient: '+8613800138000' }]);
    const us = await openTestGroup(engine);
    await expect(us.call('requestCode', { phone: '13800138000', purpose: 'login' })).rejects.toMatchObject({
      responseName: 'invalidFields',
      details: { fields: ['phone'] },
    });
  });

  test('is refused for every address if messages cannot be sent', async () => {
    const accounts = await openTestGroup(engine, { code: 'cn', policy: { channels: { mail: false, sms: false } } });
    await expect(accounts.call('requestCode', { email: 'a@example.com', purpose: 'delete' })).rejects.toMatchObject({
      responseName: 'mailUnavailable',
    });
    await expect(accounts.call('requestCode', { phone: '13800138000', purpose: 'login' })).rejects.toMatchObject({
      responseName: 'smsUnavailable',
    });
  });

  test('is limited per address, per network and per both, until the window ends', async () => {
    const accounts = await openTestGroup(engine, { limits: true });
    const ask = (email: string, network: string) =>
      accounts.call('requestCode', { email, purpose: 'login' }, callerFrom(network));
    await ask('a@example.com', 'n1');
    await expect(ask('A@example.com', 'n1')).rejects.toMatchObject({
      responseName: 'tooManyRequests',
      details: { retryIn: 60 },
    });
    await ask('a@example.com', 'n2');
    for (let more = 0; more < 7; more += 1) {
      accounts.advance(60);
      await ask('a@example.com', 'n1');
    }
    accounts.advance(60);
    await expect(ask('a@example.com', 'n1')).rejects.toMatchObject({
      responseName: 'tooManyRequests',
      details: { retryIn: 86_400 - 8 * 60 },
    });
    await ask('a@example.com', 'n2');

    for (let remaining = 20 - 8; remaining > 0; remaining -= 1) await ask(`other${remaining}@example.com`, 'n1');
    await expect(ask('one-more@example.com', 'n1')).rejects.toMatchObject({
      responseName: 'tooManyRequests',
      details: { retryIn: 3600 - 8 * 60 },
    });
    accounts.advance(3600);
    await ask('one-more@example.com', 'n1');
  });

  test('stays possible from further networks, a few times each, when many have used up the limit of an inbox', async () => {
    const accounts = await openTestGroup(engine, { limits: true });
    const ask = async (network: string, email = 'a@example.com') => {
      await accounts.call('requestCode', { email, purpose: 'login' }, callerFrom(network));
      accounts.advance(60);
    };
    const refusal = { responseName: 'tooManyRequests' };
    // Tags after `+` make no further inbox.
    for (let times = 0; times < 40; times += 1) await ask(`n${times % 5}`, `a+${times % 2}@example.com`);
    for (let times = 0; times < 2; times += 1) await ask('late');
    await expect(ask('late')).rejects.toMatchObject(refusal);
    for (let network = 0; network < 38; network += 1) await ask(`late${network}`);
    await expect(ask('too-late')).rejects.toMatchObject(refusal);
    accounts.advance(86_400);
    await ask('too-late');
  });

  test('does not count against the network if it is refused', async () => {
    const accounts = await openTestGroup(engine, { limits: true });
    const ask = (email: string) => accounts.call('requestCode', { email, purpose: 'login' });
    await ask('a@example.com');
    for (let times = 0; times < 30; times += 1)
      await expect(ask('a@example.com')).rejects.toMatchObject({ details: { retryIn: 60 } });
    for (let other = 1; other < 20; other += 1) await ask(`other${other}@example.com`);
    await expect(ask('one-more@example.com')).rejects.toMatchObject({ details: { retryIn: 3600 } });
  });

  test('is limited per address and IPv6 subscriber, not per address and /64 network', async () => {
    const accounts = await openTestGroup(engine, { limits: true });
    const askFrom = (part: number) => {
      const caller = callerFrom(`2001:db8:1:${part}::/64`);
      return accounts.call('requestCode', { email: 'a@example.com', purpose: 'login' }, caller);
    };
    for (let part = 0; part < 8; part += 1) await askFrom(part);
    await expect(askFrom(8)).rejects.toMatchObject({ details: { retryIn: 86_400 } });
  });

  test('by text message has a limit per group, which only sent messages count against', async () => {
    const accounts = await openTestGroup(engine, { code: 'cn', limits: true, settings: { limitScale: 0.01 } });
    let requests = 0;
    const ask = (purpose: CodePurpose) => {
      requests += 1;
      return accounts.call(
        'requestCode',
        { phone: String(13_800_000_000 + requests), purpose },
        callerFrom(`192.0.2.${requests}`, 'cn'),
      );
    };
    for (let times = 0; times < 30; times += 1) await ask('delete');
    for (let times = 0; times < 20; times += 1) await ask('login');
    await expect(ask('login')).rejects.toMatchObject({ responseName: 'tooManyRequests', details: { retryIn: 86_400 } });
    // Refused too, so that the limit does not reveal which numbers have an account.
    await expect(ask('delete')).rejects.toMatchObject({
      responseName: 'tooManyRequests',
      details: { retryIn: 86_400 },
    });
  });
});
