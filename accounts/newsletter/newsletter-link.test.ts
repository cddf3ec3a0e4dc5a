import { expect, test } from 'vitest';
import { describeOnEngines } from '#tests/support/accounts/account-engines.ts';
import { call } from '#tests/support/accounts/account-group.ts';
import {
  callerIn,
  groupOpener,
  lastToken,
  onlySubscriber,
  sentMails,
  subscription,
} from '#tests/support/accounts/newsletter-group.ts';
import { forgetPerson } from '../garage/profile/forget-person.ts';
import { subscriptionState } from './subscribe.ts';

const day = 86_400;

describeOnEngines('a newsletter link', (engine) => {
  const openGroup = groupOpener(engine);

  test('is stored without its secret', async () => {
    const accounts = await openGroup('eu');
    await call(accounts.group, 'subscribe', subscription('robin@example.com'), callerIn('de'));
    const [, secret = '-'] = (await lastToken(accounts)).split('.');
    expect(JSON.stringify(await onlySubscriber(accounts))).not.toContain(secret);
  });

  test('confirms only if it is the newest, for seven days', async () => {
    const accounts = await openGroup('eu');
    const { group } = accounts;
    await call(group, 'subscribe', subscription('robin@example.com'), callerIn('de'));
    const old = await lastToken(accounts);
    accounts.advance(1);
    await call(group, 'subscribe', subscription('robin@example.com'), callerIn('de'));
    await expect(call(group, 'confirmSubscription', { token: old }, callerIn('de'))).rejects.toMatchObject({
      responseName: 'linkExpired',
    });
    accounts.advance(7 * day);
    expect(await subscriptionState(group, 'robin@example.com')).toBe('none');
    await expect(
      call(group, 'confirmSubscription', { token: await lastToken(accounts) }, callerIn('de')),
    ).rejects.toMatchObject({
      responseName: 'linkExpired',
    });
    await call(group, 'subscribe', subscription('robin@example.com'), callerIn('de'));
    accounts.advance(7 * day - 1);
    await call(group, 'confirmSubscription', { token: await lastToken(accounts) }, callerIn('de'));
    expect(await subscriptionState(group, 'robin@example.com')).toBe('active');
  });

  test('confirms once, even if followed many times at once', async () => {
    const accounts = await openGroup('eu');
    await call(accounts.group, 'subscribe', subscription('robin@example.com'), callerIn('de'));
    const token = await lastToken(accounts);
    await Promise.all(
      Array.from({ length: 20 }, () => call(accounts.group, 'confirmSubscription', { token }, callerIn('de'))),
    );
    expect((await sentMails(accounts)).filter(({ template }) => template === 'subscribed')).toHaveLength(1);
  });

  test('does not confirm a subscription that has ended', async () => {
    const accounts = await openGroup('eu');
    await call(accounts.group, 'subscribe', subscription('robin@example.com'), callerIn('de'));
    const token = await lastToken(accounts);
    await call(accounts.group, 'confirmSubscription', { token }, callerIn('de'));
    await call(accounts.group, 'unsubscribe', { token: await lastToken(accounts, 'unsubscribeToken') });
    await expect(call(accounts.group, 'confirmSubscription', { token }, callerIn('de'))).rejects.toMatchObject({
      responseName: 'linkExpired',
    });
  });

  test.each(['', '.', 'x', 'x.y', `${'a'.repeat(22)}.${'b'.repeat(43)}`, "' or 1=1 --", '💥'])(
    'is refused if it is malformed: %j',
    async (token) => {
      const { group } = await openGroup('eu');
      await expect(call(group, 'confirmSubscription', { token }, callerIn('de'))).rejects.toMatchObject({
        responseName: 'linkExpired',
      });
      await expect(call(group, 'unsubscribe', { token })).rejects.toMatchObject({ responseName: 'linkExpired' });
    },
  );

  test('ends the subscription years later, any number of times, also after a new subscription', async () => {
    const accounts = await openGroup('us');
    const { group } = accounts;
    await call(group, 'subscribe', subscription('robin@example.com'), callerIn('us'));
    const token = await lastToken(accounts, 'unsubscribeToken');
    accounts.advance(3 * 365 * day);
    await call(group, 'unsubscribe', { token });
    const ended = await onlySubscriber(accounts);
    expect(ended).toMatchObject({ status: 'ended', ended_at: group.now() });
    accounts.advance(day);
    await call(group, 'unsubscribe', { token });
    expect(await onlySubscriber(accounts)).toEqual(ended);

    await call(group, 'subscribe', subscription('robin@example.com'), callerIn('us'));
    expect(await onlySubscriber(accounts)).toMatchObject({ id: ended.id, status: 'active', ended_at: null });
    await call(group, 'unsubscribe', { token });
    expect(await subscriptionState(group, 'robin@example.com')).toBe('none');
    await forgetPerson(accounts.db, { email: 'robin@example.com' });
    expect(await call(group, 'unsubscribe', { token })).toEqual({});
  });

  test('is refused in another group', async () => {
    const [one, other] = [await openGroup('us'), await openGroup('cn')];
    await call(one.group, 'subscribe', subscription('robin@example.com'), callerIn('us'));
    const token = await lastToken(one, 'unsubscribeToken');
    await expect(call(other.group, 'unsubscribe', { token })).rejects.toMatchObject({ responseName: 'linkExpired' });
  });
});
