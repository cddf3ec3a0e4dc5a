import { expect, test } from 'vitest';
import { describeOnEngines } from '#tests/support/accounts/account-engines.ts';
import {
  callerIn,
  groupOpener,
  lastToken,
  onlySubscriber,
  sentMails,
  subscription,
} from '#tests/support/accounts/newsletter-group.ts';
import { confirmSubscription } from './confirm-subscription.ts';
import { removeSubscriber } from './remove-subscriber.ts';
import { subscribe } from './subscribe.ts';
import { subscriptionOf } from './subscription-of.ts';
import { unsubscribe } from './unsubscribe.ts';

const day = 86_400;

describeOnEngines('a newsletter link', (engine) => {
  const openGroup = groupOpener(engine);

  test('is stored without its secret', async () => {
    const accounts = await openGroup('eu');
    await subscribe(accounts.group, subscription('robin@example.com'), callerIn('de'));
    const [, secret = '-'] = (await lastToken(accounts)).split('.');
    expect(JSON.stringify(await onlySubscriber(accounts))).not.toContain(secret);
  });

  test('confirms only if it is the newest, for seven days', async () => {
    const accounts = await openGroup('eu');
    const { group } = accounts;
    await subscribe(group, subscription('robin@example.com'), callerIn('de'));
    const old = await lastToken(accounts);
    accounts.advance(1);
    await subscribe(group, subscription('robin@example.com'), callerIn('de'));
    await expect(confirmSubscription(group, { token: old }, callerIn('de'))).rejects.toMatchObject({
      responseName: 'linkExpired',
    });
    accounts.advance(7 * day);
    expect(await subscriptionOf(group, 'robin@example.com')).toBe('none');
    await expect(
      confirmSubscription(group, { token: await lastToken(accounts) }, callerIn('de')),
    ).rejects.toMatchObject({
      responseName: 'linkExpired',
    });
    await subscribe(group, subscription('robin@example.com'), callerIn('de'));
    accounts.advance(7 * day - 1);
    await confirmSubscription(group, { token: await lastToken(accounts) }, callerIn('de'));
    expect(await subscriptionOf(group, 'robin@example.com')).toBe('active');
  });

  test('confirms once, even if followed many times at once', async () => {
    const accounts = await openGroup('eu');
    await subscribe(accounts.group, subscription('robin@example.com'), callerIn('de'));
    const token = await lastToken(accounts);
    await Promise.all(Array.from({ length: 20 }, () => confirmSubscription(accounts.group, { token }, callerIn('de'))));
    expect((await sentMails(accounts)).filter(({ template }) => template === 'subscribed')).toHaveLength(1);
  });

  test('does not confirm a subscription that has ended', async () => {
    const accounts = await openGroup('eu');
    await subscribe(accounts.group, subscription('robin@example.com'), callerIn('de'));
    const token = await lastToken(accounts);
    await confirmSubscription(accounts.group, { token }, callerIn('de'));
    await unsubscribe(accounts.group, { token: await lastToken(accounts, 'unsubscribeToken') });
    await expect(confirmSubscription(accounts.group, { token }, callerIn('de'))).rejects.toMatchObject({
      responseName: 'linkExpired',
    });
  });

  test.each(['', '.', 'x', 'x.y', `${'a'.repeat(22)}.${'b'.repeat(43)}`, "' or 1=1 --", '💥'])(
    'is refused if it is malformed: %j',
    async (token) => {
      const { group } = await openGroup('eu');
      await expect(confirmSubscription(group, { token }, callerIn('de'))).rejects.toMatchObject({
        responseName: 'linkExpired',
      });
      await expect(unsubscribe(group, { token })).rejects.toMatchObject({ responseName: 'linkExpired' });
    },
  );

  test('ends the subscription years later, any number of times, also after a new subscription', async () => {
    const accounts = await openGroup('us');
    const { group } = accounts;
    await subscribe(group, subscription('robin@example.com'), callerIn('us'));
    const token = await lastToken(accounts, 'unsubscribeToken');
    accounts.advance(3 * 365 * day);
    await unsubscribe(group, { token });
    const ended = await onlySubscriber(accounts);
    expect(ended).toMatchObject({ status: 'ended', ended_at: group.now() });
    accounts.advance(day);
    await unsubscribe(group, { token });
    expect(await onlySubscriber(accounts)).toEqual(ended);

    await subscribe(group, subscription('robin@example.com'), callerIn('us'));
    expect(await onlySubscriber(accounts)).toMatchObject({ id: ended.id, status: 'active', ended_at: null });
    await unsubscribe(group, { token });
    expect(await subscriptionOf(group, 'robin@example.com')).toBe('none');
    await removeSubscriber(accounts.db, 'robin@example.com');
    expect(await unsubscribe(group, { token })).toEqual({});
  });

  test('is refused in another group', async () => {
    const [one, other] = [await openGroup('us'), await openGroup('cn')];
    await subscribe(one.group, subscription('robin@example.com'), callerIn('us'));
    const token = await lastToken(one, 'unsubscribeToken');
    await expect(unsubscribe(other.group, { token })).rejects.toMatchObject({ responseName: 'linkExpired' });
  });
});
