import { expect, test } from 'vitest';
import { describeOnEngines } from '#tests/support/accounts/account-engines.ts';
import { callerFrom, expectRefusal } from '#tests/support/accounts/account-group.ts';
import {
  confirm,
  groupOpener,
  lastToken,
  onlySubscriber,
  reader,
  sentMails,
  subscribe,
  unsubscribe,
} from '#tests/support/accounts/newsletter-group.ts';
import { forgetPerson } from '../garage/profile/forget-person.ts';
import { authenticate } from '../login/sessions/session.ts';
import { setSubscription, subscriptionState } from './subscribe.ts';

const day = 86_400;
const expired = { responseName: 'linkExpired' };

describeOnEngines('the newsletter', (engine) => {
  const openGroup = groupOpener(engine);

  test.each(['de', 'uk'] as const)('is pending in %s until the address is confirmed by mail', async (edition) => {
    const accounts = await openGroup('eu');
    const { group, wakeUps } = accounts;
    expect(await subscribe(accounts, edition, { email: 'Robin@Example.com' })).toEqual({ confirm: true });
    expect(wakeUps()).toBe(1);
    expect(await onlySubscriber(accounts)).toMatchObject({
      email: 'Robin@example.com',
      email_key: reader,
      edition,
      status: 'pending',
      confirmed_at: null,
    });
    expect(await subscriptionState(group, reader)).toBe('pending');
    expect(await sentMails(accounts)).toMatchObject([
      { template: 'confirmSubscription', recipient: 'Robin@example.com', edition },
    ]);

    accounts.advance(60);
    await confirm(accounts, edition);
    expect(await onlySubscriber(accounts)).toMatchObject({ status: 'active', confirmed_at: group.now() });
    expect(await subscriptionState(group, reader)).toBe('active');
    expect((await sentMails(accounts)).map(({ template }) => template)).toEqual(['confirmSubscription', 'subscribed']);
  });

  test.each(['us', 'kr', 'jp'] as const)('starts at once in %s, with a mail that can end it', async (edition) => {
    const accounts = await openGroup('us');
    expect(await subscribe(accounts, edition)).toEqual({ confirm: false });
    expect(await onlySubscriber(accounts)).toMatchObject({ status: 'active', confirm_hash: null });
    expect(await sentMails(accounts)).toMatchObject([{ template: 'subscribed', edition }]);
    await unsubscribe(accounts);
    expect(await subscriptionState(accounts.group, reader)).toBe('none');
  });

  test('is the same after a second subscription, which gets the same reply and a mail that says so', async () => {
    const accounts = await openGroup('us');
    const first = await subscribe(accounts, 'us');
    const before = await onlySubscriber(accounts);
    accounts.advance(3600);
    expect(await subscribe(accounts, 'jp', { email: 'ROBIN@example.com', source: 'band' })).toEqual(first);
    expect(await onlySubscriber(accounts)).toEqual(before);
    expect(await sentMails(accounts)).toMatchObject([
      { template: 'subscribed', edition: 'us' },
      { template: 'alreadySubscribed', edition: 'jp', recipient: reader },
    ]);
    await unsubscribe(accounts);
    expect(await onlySubscriber(accounts)).toMatchObject({ status: 'ended' });
  });

  test('requires agreement in the pop-up only', async () => {
    const accounts = await openGroup('us');
    const source = 'newcomer:home';
    for (const agreed of [undefined, false])
      await expect(subscribe(accounts, 'us', { source, agreed })).rejects.toMatchObject({
        responseName: 'invalidFields',
        details: { fields: ['agreed'] },
      });
    expect(await subscriptionState(accounts.group, reader)).toBe('none');
    await subscribe(accounts, 'us', { source, agreed: true });
    expect(await subscriptionState(accounts.group, reader)).toBe('active');
  });

  test('records what was agreed to, when and where, but no IP address', async () => {
    const accounts = await openGroup('eu');
    await subscribe(accounts, 'fr', { source: 'band', agreed: true }, '198.51.100.9');
    const requestedAt = accounts.group.now();
    accounts.advance(60);
    await confirm(accounts, 'fr');
    const { consent } = await onlySubscriber(accounts);
    const network = expect.stringMatching(/^[\w-]{43}$/);
    expect(JSON.parse(consent)).toEqual({
      at: requestedAt,
      edition: 'fr',
      source: 'band',
      agreed: true,
      network,
      confirmed: { at: requestedAt + 60_000, network },
    });
    expect(consent).not.toMatch(/192\.0\.2|198\.51/);
  });

  test('starts once, even if requested many times at once', async () => {
    const accounts = await openGroup('us');
    await Promise.all(Array.from({ length: 30 }, () => subscribe(accounts, 'us')));
    expect(await accounts.db.selectFrom('subscribers').select('id').execute()).toHaveLength(1);
    expect((await sentMails(accounts)).filter(({ template }) => template === 'subscribed')).toHaveLength(1);
  });

  test('is refused if it needs a confirmation and mail cannot be sent', async () => {
    const accounts = await openGroup('eu', { policy: { channels: { mail: false, sms: false } } });
    await expectRefusal(subscribe(accounts, 'de'), 'mailUnavailable');
  });

  test('starts and ends in the account without a confirmation', async () => {
    const accounts = await openGroup('eu');
    const { group } = accounts;
    const caller = callerFrom(undefined, 'de');
    const user = await authenticate(group, await accounts.logIn(reader, caller));
    await subscribe(accounts, 'de');
    await setSubscription(group, user, true, caller);
    expect(await onlySubscriber(accounts)).toMatchObject({ status: 'active', source: 'account', edition: 'de' });
    expect((await accounts.outbox('subscribed')).map(({ recipient }) => recipient)).toEqual([reader]);
    await setSubscription(group, user, true, caller);
    expect(await accounts.outbox('subscribed')).toHaveLength(1);
    await setSubscription(group, user, false, caller);
    expect(await subscriptionState(group, reader)).toBe('none');
    const withoutAddress = setSubscription(group, { ...user, email: null, email_key: null }, true, caller);
    await expectRefusal(withoutAddress, 'invalidFields');
  });

  test('starts without a mail where no more may be sent, and by the mail that arrived last', async () => {
    const us = await openGroup('us', { limits: true });
    for (let times = 0; times < 9; times += 1) {
      expect(await subscribe(us, 'us')).toEqual({ confirm: false });
      expect(await onlySubscriber(us)).toMatchObject({ status: 'active', ended_at: null });
      await unsubscribe(us);
      us.advance(1);
    }
    expect(await sentMails(us)).toHaveLength(8);
    const eu = await openGroup('eu', { limits: true });
    for (let times = 0; times < 10; times += 1) {
      expect(await subscribe(eu, 'de')).toEqual({ confirm: true });
      eu.advance(1);
    }
    await confirm(eu, 'de');
    expect(await subscriptionState(eu.group, reader)).toBe('active');
  });
});

describeOnEngines('a newsletter link', (engine) => {
  const openGroup = groupOpener(engine);

  test('is stored without its secret', async () => {
    const accounts = await openGroup('eu');
    await subscribe(accounts, 'de');
    const [, secret = '-'] = (await lastToken(accounts)).split('.');
    expect(JSON.stringify(await onlySubscriber(accounts))).not.toContain(secret);
  });

  test('confirms only if it is the newest, for seven days and until the subscription ends', async () => {
    const accounts = await openGroup('eu');
    const { group } = accounts;
    await subscribe(accounts, 'de');
    const old = await lastToken(accounts);
    accounts.advance(1);
    await subscribe(accounts, 'de');
    await expect(confirm(accounts, 'de', old)).rejects.toMatchObject(expired);
    accounts.advance(7 * day);
    expect(await subscriptionState(group, reader)).toBe('none');
    await expect(confirm(accounts, 'de')).rejects.toMatchObject(expired);
    await subscribe(accounts, 'de');
    const token = await lastToken(accounts);
    accounts.advance(7 * day - 1);
    await confirm(accounts, 'de');
    expect(await subscriptionState(group, reader)).toBe('active');
    await unsubscribe(accounts);
    await expect(confirm(accounts, 'de', token)).rejects.toMatchObject(expired);
  });

  test('is refused if it is malformed, and in another group', async () => {
    const accounts = await openGroup('eu');
    for (const token of ['', '.', 'x', 'x.y', `${'a'.repeat(22)}.${'b'.repeat(43)}`, "' or 1=1 --", '💥']) {
      await expect(confirm(accounts, 'de', token)).rejects.toMatchObject(expired);
      await expect(unsubscribe(accounts, token)).rejects.toMatchObject(expired);
    }
    const us = await openGroup('us');
    await subscribe(us, 'us');
    await expect(unsubscribe(accounts, await lastToken(us, 'unsubscribeToken'))).rejects.toMatchObject(expired);
  });

  test('ends the subscription years later, any number of times, also after a new subscription', async () => {
    const accounts = await openGroup('us');
    const { group } = accounts;
    await subscribe(accounts, 'us');
    const token = await lastToken(accounts, 'unsubscribeToken');
    accounts.advance(3 * 365 * day);
    await unsubscribe(accounts, token);
    const ended = await onlySubscriber(accounts);
    expect(ended).toMatchObject({ status: 'ended', ended_at: group.now() });
    accounts.advance(day);
    await unsubscribe(accounts, token);
    expect(await onlySubscriber(accounts)).toEqual(ended);

    await subscribe(accounts, 'us');
    expect(await onlySubscriber(accounts)).toMatchObject({ id: ended.id, status: 'active', ended_at: null });
    await unsubscribe(accounts, token);
    expect(await subscriptionState(group, reader)).toBe('none');
    await forgetPerson(accounts.db, { email: reader });
    expect(await unsubscribe(accounts, token)).toEqual({});
  });
});
