import { afterEach, expect, test } from 'vitest';
import type { ReadRequest } from '#rules/contract/account/call-shapes.ts';
import type { GroupCode } from '#rules/contract/account/groups.ts';
import type { EditionCode } from '#rules/place/editions.ts';
import { describeOnEngines } from '#tests/support/accounts/account-engines.ts';
import type { GroupOptions, TestGroup } from '#tests/support/accounts/account-group.ts';
import { callerFrom, logIn, openTestGroup } from '#tests/support/accounts/account-group.ts';
import type { Caller } from '../account-group.ts';
import { decoyRecipient } from '../messages/enqueue.ts';
import { authenticate } from '../sessions/authenticate.ts';
import type { SubscriberRow } from '../store/tables.ts';
import { confirmSubscription } from './confirm-subscription.ts';
import { removeSubscriber } from './remove-subscriber.ts';
import { setSubscription } from './set-subscription.ts';
import { subscribe } from './subscribe.ts';
import { subscriptionOf } from './subscription-of.ts';
import { unsubscribe } from './unsubscribe.ts';

const day = 86_400;

describeOnEngines('the newsletter', (engine) => {
  const open: TestGroup[] = [];
  afterEach(async () => {
    for (const accounts of open.splice(0)) await accounts.close();
  });

  async function openGroup(code: GroupCode, options: GroupOptions = {}): Promise<TestGroup> {
    const accounts = await openTestGroup(engine, { code, ...options });
    open.push(accounts);
    return accounts;
  }

  const from = (edition: EditionCode, network = '192.0.2.1'): Caller => ({ ...callerFrom(network), edition });
  const asking = (email: string, more: Partial<ReadRequest<'subscribe'>> = {}) => ({
    email,
    source: 'footer',
    ...more,
  });
  const mails = async ({ outbox }: TestGroup) =>
    (await outbox()).filter(({ recipient }) => recipient !== decoyRecipient);
  const tokenOf = ({ template_values }: { template_values: string }, name: 'token' | 'unsubscribeToken') =>
    JSON.parse(template_values)[name] as string;
  const lastToken = async (accounts: TestGroup, name: 'token' | 'unsubscribeToken' = 'token') => {
    const row = (await mails(accounts)).filter(({ template_values }) => template_values.includes(`"${name}"`)).at(-1);
    return row ? tokenOf(row, name) : '';
  };
  const only = ({ db }: TestGroup): Promise<SubscriberRow> =>
    db.selectFrom('subscribers').selectAll().executeTakeFirstOrThrow();

  test.each(['de', 'uk'] as const)('waits in %s until the address is confirmed by mail', async (edition) => {
    const accounts = await openGroup('eu');
    const { group, kicks } = accounts;
    expect(await subscribe(group, asking('Robin@Example.com'), from(edition))).toEqual({ confirm: true });
    expect(kicks()).toBe(1);
    expect(await only(accounts)).toMatchObject({
      email: 'Robin@example.com',
      email_key: 'robin@example.com',
      edition,
      status: 'pending',
      confirmed_at: null,
    });
    expect(await subscriptionOf(group, 'robin@example.com')).toBe('pending');
    expect(await mails(accounts)).toMatchObject([
      { template: 'confirmSubscription', recipient: 'Robin@example.com', edition },
    ]);

    accounts.advance(60);
    expect(await confirmSubscription(group, { token: await lastToken(accounts) }, from(edition))).toEqual({});
    expect(await only(accounts)).toMatchObject({ status: 'active', confirmed_at: group.now() });
    expect(await subscriptionOf(group, 'robin@example.com')).toBe('active');
    expect((await mails(accounts)).map(({ template }) => template)).toEqual(['confirmSubscription', 'subscribed']);
  });

  test.each(['us', 'kr', 'jp'] as const)('begins at once in %s, with a mail that can end it', async (edition) => {
    const accounts = await openGroup('us');
    expect(await subscribe(accounts.group, asking('robin@example.com'), from(edition))).toEqual({ confirm: false });
    expect(await only(accounts)).toMatchObject({ status: 'active', confirm_hash: null });
    expect(await mails(accounts)).toMatchObject([{ template: 'subscribed', edition }]);
    await unsubscribe(accounts.group, { token: await lastToken(accounts, 'unsubscribeToken') });
    expect(await subscriptionOf(accounts.group, 'robin@example.com')).toBe('none');
  });

  test('changes nothing and sends nothing for whoever is subscribed, and does not say so', async () => {
    const accounts = await openGroup('us');
    const first = await subscribe(accounts.group, asking('robin@example.com'), from('us'));
    const before = await only(accounts);
    accounts.advance(3600);
    expect(await subscribe(accounts.group, asking('ROBIN@example.com', { source: 'band' }), from('jp'))).toEqual(first);
    expect(await only(accounts)).toEqual(before);
    expect(await mails(accounts)).toHaveLength(1);
  });

  test.each(['us', 'de'] as const)(
    'is as much work in %s for whoever is subscribed, or had mails enough, as for somebody new',
    async (edition) => {
      const accounts = await openGroup(edition === 'us' ? 'us' : 'eu', { limits: true });
      const ask = async (email: string, network: string) => {
        const before = new Set((await accounts.outbox()).map(({ id }) => id));
        await subscribe(accounts.group, asking(email), from(edition, network));
        const [row] = (await accounts.outbox()).filter(({ id }) => !before.has(id));
        return {
          ...row,
          id: '',
          recipient: '',
          template_values: row?.template_values.replace(/[\w-]{22}\.[\w-]{43}/, 'token'),
        };
      };
      const fresh = await ask('robin@example.com', '192.0.2.1');
      expect(fresh).toMatchObject({ sent_at: null, template_values: expect.stringContaining('token') });
      for (let times = 2; times <= 5; times += 1)
        expect(await ask('robin@example.com', `192.0.2.${times}`)).toEqual(fresh);
      expect((await accounts.outbox()).filter(({ recipient }) => recipient === decoyRecipient).length).toBeGreaterThan(
        1,
      );
    },
  );

  test('asks for agreement in the pop-up alone', async () => {
    const { group } = await openGroup('us');
    for (const agreed of [undefined, false]) {
      const refused = subscribe(
        group,
        { email: 'robin@example.com', source: 'newcomer:home', ...(agreed !== undefined && { agreed }) },
        from('us'),
      );
      await expect(refused).rejects.toMatchObject({ answer: 'invalid', details: { fields: ['agreed'] } });
    }
    expect(await subscriptionOf(group, 'robin@example.com')).toBe('none');
    await subscribe(group, asking('robin@example.com', { source: 'newcomer:home', agreed: true }), from('us'));
    expect(await subscriptionOf(group, 'robin@example.com')).toBe('active');
  });

  test('remembers what was agreed to, when and where, but not from which address of the network', async () => {
    const accounts = await openGroup('eu');
    await subscribe(
      accounts.group,
      asking('robin@example.com', { source: 'band', agreed: true }),
      from('fr', '192.0.2.77'),
    );
    const asked = accounts.group.now();
    accounts.advance(60);
    await confirmSubscription(accounts.group, { token: await lastToken(accounts) }, from('fr', '198.51.100.9'));
    const { consent } = await only(accounts);
    const network = expect.stringMatching(/^[\w-]{43}$/);
    expect(JSON.parse(consent)).toEqual({
      at: asked,
      edition: 'fr',
      source: 'band',
      agreed: true,
      network,
      confirmed: { at: asked + 60_000, network },
    });
    expect(consent).not.toMatch(/192\.0\.2|198\.51/);
  });

  test('keeps no token that could be used', async () => {
    const accounts = await openGroup('eu');
    await subscribe(accounts.group, asking('robin@example.com'), from('de'));
    const [, secret = '-'] = (await lastToken(accounts)).split('.');
    expect(JSON.stringify(await only(accounts))).not.toContain(secret);
  });

  test('takes the newest link only, for seven days', async () => {
    const accounts = await openGroup('eu');
    const { group } = accounts;
    await subscribe(group, asking('robin@example.com'), from('de'));
    const old = await lastToken(accounts);
    accounts.advance(1);
    await subscribe(group, asking('robin@example.com'), from('de'));
    await expect(confirmSubscription(group, { token: old }, from('de'))).rejects.toMatchObject({
      answer: 'linkExpired',
    });
    accounts.advance(7 * day);
    expect(await subscriptionOf(group, 'robin@example.com')).toBe('none');
    await expect(confirmSubscription(group, { token: await lastToken(accounts) }, from('de'))).rejects.toMatchObject({
      answer: 'linkExpired',
    });
    await subscribe(group, asking('robin@example.com'), from('de'));
    accounts.advance(7 * day - 1);
    await confirmSubscription(group, { token: await lastToken(accounts) }, from('de'));
    expect(await subscriptionOf(group, 'robin@example.com')).toBe('active');
  });

  test('is confirmed once, however often and however fast the link is followed', async () => {
    const accounts = await openGroup('eu');
    await subscribe(accounts.group, asking('robin@example.com'), from('de'));
    const token = await lastToken(accounts);
    await Promise.all(Array.from({ length: 20 }, () => confirmSubscription(accounts.group, { token }, from('de'))));
    expect((await mails(accounts)).filter(({ template }) => template === 'subscribed')).toHaveLength(1);
  });

  test('cannot be begun again by the link once it has ended', async () => {
    const accounts = await openGroup('eu');
    await subscribe(accounts.group, asking('robin@example.com'), from('de'));
    const token = await lastToken(accounts);
    await confirmSubscription(accounts.group, { token }, from('de'));
    await unsubscribe(accounts.group, { token: await lastToken(accounts, 'unsubscribeToken') });
    await expect(confirmSubscription(accounts.group, { token }, from('de'))).rejects.toMatchObject({
      answer: 'linkExpired',
    });
  });

  test.each(['', '.', 'x', 'x.y', `${'a'.repeat(22)}.${'b'.repeat(43)}`, "' or 1=1 --", '💥'])(
    'knows no link %j',
    async (token) => {
      const { group } = await openGroup('eu');
      await expect(confirmSubscription(group, { token }, from('de'))).rejects.toMatchObject({ answer: 'linkExpired' });
      await expect(unsubscribe(group, { token })).rejects.toMatchObject({ answer: 'linkExpired' });
    },
  );

  test('ends by the same link years later and as often as it is used, and can be begun again', async () => {
    const accounts = await openGroup('us');
    const { group } = accounts;
    await subscribe(group, asking('robin@example.com'), from('us'));
    const token = await lastToken(accounts, 'unsubscribeToken');
    accounts.advance(3 * 365 * day);
    await unsubscribe(group, { token });
    const ended = await only(accounts);
    expect(ended).toMatchObject({ status: 'ended', ended_at: group.now() });
    accounts.advance(day);
    await unsubscribe(group, { token });
    expect(await only(accounts)).toEqual(ended);

    await subscribe(group, asking('robin@example.com'), from('us'));
    expect(await only(accounts)).toMatchObject({ id: ended.id, status: 'active', ended_at: null });
    await unsubscribe(group, { token });
    expect(await subscriptionOf(group, 'robin@example.com')).toBe('none');
    await removeSubscriber(accounts.db, 'robin@example.com');
    expect(await unsubscribe(group, { token })).toEqual({});
  });

  test('ends only in the group that the link is of', async () => {
    const [one, other] = [await openGroup('us'), await openGroup('cn')];
    await subscribe(one.group, asking('robin@example.com'), from('us'));
    const token = await lastToken(one, 'unsubscribeToken');
    await expect(unsubscribe(other.group, { token })).rejects.toMatchObject({ answer: 'linkExpired' });
  });

  test('begins once, however many ask at the same time', async () => {
    const accounts = await openGroup('us');
    await Promise.all(
      Array.from({ length: 30 }, () => subscribe(accounts.group, asking('robin@example.com'), from('us'))),
    );
    expect(await accounts.db.selectFrom('subscribers').select('id').execute()).toHaveLength(1);
    expect(await mails(accounts)).toHaveLength(1);
  });

  test('cannot be confirmed where no mail can be sent, and says so', async () => {
    const { group } = await openGroup('eu', { policy: { channels: { mail: false, sms: false } } });
    await expect(subscribe(group, asking('robin@example.com'), from('de'))).rejects.toMatchObject({
      answer: 'mailUnavailable',
    });
  });

  test('is begun and ended in the account without a confirmation', async () => {
    const accounts = await openGroup('eu');
    const { group } = accounts;
    const caller = from('de');
    const { user } = await authenticate(group, await logIn(accounts, 'robin@example.com', caller));
    await subscribe(group, asking('robin@example.com'), caller);
    await setSubscription(group, user, true, caller);
    expect(await only(accounts)).toMatchObject({ status: 'active', source: 'account', edition: 'de' });
    expect((await accounts.outbox('subscribed')).map(({ recipient }) => recipient)).toEqual(['robin@example.com']);
    await setSubscription(group, user, true, caller);
    expect(await accounts.outbox('subscribed')).toHaveLength(1);
    await setSubscription(group, user, false, caller);
    expect(await subscriptionOf(group, 'robin@example.com')).toBe('none');
    await expect(setSubscription(group, { ...user, email: null, email_key: null }, true, caller)).rejects.toMatchObject(
      { answer: 'invalid' },
    );
  });

  test('forgets a subscriber and every mail of it', async () => {
    const accounts = await openGroup('eu');
    await subscribe(accounts.group, asking('Robin@example.com'), from('de'));
    await subscribe(accounts.group, asking('other@example.com'), from('de'));
    expect(await removeSubscriber(accounts.db, 'robin@example.com')).toBe(1);
    expect(await removeSubscriber(accounts.db, 'robin@example.com')).toBe(0);
    expect((await mails(accounts)).map(({ recipient }) => recipient)).toEqual(['other@example.com']);
    expect(await only(accounts)).toMatchObject({ email: 'other@example.com' });
  });
});
