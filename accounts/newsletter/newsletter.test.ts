import { expect, test } from 'vitest';
import { describeOnEngines } from '#tests/support/accounts/account-engines.ts';
import { call, logIn } from '#tests/support/accounts/account-group.ts';
import {
  callerIn,
  groupOpener,
  lastToken,
  onlySubscriber,
  sentMails,
  subscription,
} from '#tests/support/accounts/newsletter-group.ts';
import { authenticate } from '../login/sessions/session.ts';
import { setSubscription, subscriptionState } from './subscribe.ts';

describeOnEngines('the newsletter', (engine) => {
  const openGroup = groupOpener(engine);

  test.each(['de', 'uk'] as const)('is pending in %s until the address is confirmed by mail', async (edition) => {
    const accounts = await openGroup('eu');
    const { group, wakeUps } = accounts;
    expect(await call(group, 'subscribe', subscription('Robin@Example.com'), callerIn(edition))).toEqual({
      confirm: true,
    });
    expect(wakeUps()).toBe(1);
    expect(await onlySubscriber(accounts)).toMatchObject({
      email: 'Robin@example.com',
      email_key: 'robin@example.com',
      edition,
      status: 'pending',
      confirmed_at: null,
    });
    expect(await subscriptionState(group, 'robin@example.com')).toBe('pending');
    expect(await sentMails(accounts)).toMatchObject([
      { template: 'confirmSubscription', recipient: 'Robin@example.com', edition },
    ]);

    accounts.advance(60);
    await call(group, 'confirmSubscription', { token: await lastToken(accounts) }, callerIn(edition));
    expect(await onlySubscriber(accounts)).toMatchObject({ status: 'active', confirmed_at: group.now() });
    expect(await subscriptionState(group, 'robin@example.com')).toBe('active');
    expect((await sentMails(accounts)).map(({ template }) => template)).toEqual(['confirmSubscription', 'subscribed']);
  });

  test.each(['us', 'kr', 'jp'] as const)('starts at once in %s, with a mail that can end it', async (edition) => {
    const accounts = await openGroup('us');
    expect(await call(accounts.group, 'subscribe', subscription('robin@example.com'), callerIn(edition))).toEqual({
      confirm: false,
    });
    expect(await onlySubscriber(accounts)).toMatchObject({ status: 'active', confirm_hash: null });
    expect(await sentMails(accounts)).toMatchObject([{ template: 'subscribed', edition }]);
    await call(accounts.group, 'unsubscribe', { token: await lastToken(accounts, 'unsubscribeToken') });
    expect(await subscriptionState(accounts.group, 'robin@example.com')).toBe('none');
  });

  test('subscribing again changes nothing, gets the same reply and a mail that says so', async () => {
    const accounts = await openGroup('us');
    const first = await call(accounts.group, 'subscribe', subscription('robin@example.com'), callerIn('us'));
    const before = await onlySubscriber(accounts);
    accounts.advance(3600);
    expect(
      await call(accounts.group, 'subscribe', subscription('ROBIN@example.com', { source: 'band' }), callerIn('jp')),
    ).toEqual(first);
    expect(await onlySubscriber(accounts)).toEqual(before);
    expect(await sentMails(accounts)).toMatchObject([
      { template: 'subscribed', edition: 'us' },
      { template: 'alreadySubscribed', edition: 'jp', recipient: 'robin@example.com' },
    ]);
    await call(accounts.group, 'unsubscribe', { token: await lastToken(accounts, 'unsubscribeToken') });
    expect(await onlySubscriber(accounts)).toMatchObject({ status: 'ended' });
  });

  test('requires agreement in the pop-up only', async () => {
    const { group } = await openGroup('us');
    for (const agreed of [undefined, false]) {
      const refused = call(
        group,
        'subscribe',
        { email: 'robin@example.com', source: 'newcomer:home', ...(agreed !== undefined && { agreed }) },
        callerIn('us'),
      );
      await expect(refused).rejects.toMatchObject({ responseName: 'invalidFields', details: { fields: ['agreed'] } });
    }
    expect(await subscriptionState(group, 'robin@example.com')).toBe('none');
    await call(
      group,
      'subscribe',
      subscription('robin@example.com', { source: 'newcomer:home', agreed: true }),
      callerIn('us'),
    );
    expect(await subscriptionState(group, 'robin@example.com')).toBe('active');
  });

  test('records what was agreed to, when and where, but no IP address', async () => {
    const accounts = await openGroup('eu');
    await call(
      accounts.group,
      'subscribe',
      subscription('robin@example.com', { source: 'band', agreed: true }),
      callerIn('fr', '192.0.2.77'),
    );
    const requestedAt = accounts.group.now();
    accounts.advance(60);
    await call(
      accounts.group,
      'confirmSubscription',
      { token: await lastToken(accounts) },
      callerIn('fr', '198.51.100.9'),
    );
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
    await Promise.all(
      Array.from({ length: 30 }, () =>
        call(accounts.group, 'subscribe', subscription('robin@example.com'), callerIn('us')),
      ),
    );
    expect(await accounts.db.selectFrom('subscribers').select('id').execute()).toHaveLength(1);
    expect((await sentMails(accounts)).filter(({ template }) => template === 'subscribed')).toHaveLength(1);
  });

  test('is refused if it needs a confirmation and mail cannot be sent', async () => {
    const { group } = await openGroup('eu', { policy: { channels: { mail: false, sms: false } } });
    await expect(call(group, 'subscribe', subscription('robin@example.com'), callerIn('de'))).rejects.toMatchObject({
      responseName: 'mailUnavailable',
    });
  });

  test('starts and ends in the account without a confirmation', async () => {
    const accounts = await openGroup('eu');
    const { group } = accounts;
    const caller = callerIn('de');
    const user = await authenticate(group, await logIn(accounts, 'robin@example.com', caller));
    await call(group, 'subscribe', subscription('robin@example.com'), caller);
    await setSubscription(group, user, true, caller);
    expect(await onlySubscriber(accounts)).toMatchObject({ status: 'active', source: 'account', edition: 'de' });
    expect((await accounts.outbox('subscribed')).map(({ recipient }) => recipient)).toEqual(['robin@example.com']);
    await setSubscription(group, user, true, caller);
    expect(await accounts.outbox('subscribed')).toHaveLength(1);
    await setSubscription(group, user, false, caller);
    expect(await subscriptionState(group, 'robin@example.com')).toBe('none');
    await expect(setSubscription(group, { ...user, email: null, email_key: null }, true, caller)).rejects.toMatchObject(
      { responseName: 'invalidFields' },
    );
  });
});
