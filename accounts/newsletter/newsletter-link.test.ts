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

describeOnEngines('a link of the newsletter', (engine) => {
  const openGroup = groupOpener(engine);

  test('keeps no token that could be used', async () => {
    const accounts = await openGroup('eu');
    await subscribe(accounts.group, subscription('robin@example.com'), callerIn('de'));
    const [, secret = '-'] = (await lastToken(accounts)).split('.');
    expect(JSON.stringify(await onlySubscriber(accounts))).not.toContain(secret);
  });

  test('takes the newest link only, for seven days', async () => {
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

  test('is confirmed once, however often and however fast the link is followed', async () => {
    const accounts = await openGroup('eu');
    await subscribe(accounts.group, subscription('robin@example.com'), callerIn('de'));
    const token = await lastToken(accounts);
    await Promise.all(Array.from({ length: 20 }, () => confirmSubscription(accounts.group, { token }, callerIn('de'))));
    expect((await sentMails(accounts)).filter(({ template }) => template === 'subscribed')).toHaveLength(1);
  });

  test('cannot be begun again by the link once it has ended', async () => {
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
    'knows no link %j',
    async (token) => {
      const { group } = await openGroup('eu');
      await expect(confirmSubscription(group, { token }, callerIn('de'))).rejects.toMatchObject({
        responseName: 'linkExpired',
      });
      await expect(unsubscribe(group, { token })).rejects.toMatchObject({ responseName: 'linkExpired' });
    },
  );

  test('ends by the same link years later and as often as it is used, and can be begun again', async () => {
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

  test('ends only in the group that the link is of', async () => {
    const [one, other] = [await openGroup('us'), await openGroup('cn')];
    await subscribe(one.group, subscription('robin@example.com'), callerIn('us'));
    const token = await lastToken(one, 'unsubscribeToken');
    await expect(unsubscribe(other.group, { token })).rejects.toMatchObject({ responseName: 'linkExpired' });
  });
});
