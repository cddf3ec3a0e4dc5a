import { afterEach, expect, test } from 'vitest';
import { accountGroup, type GroupCode } from '#contract/account/groups.ts';
import type { EditionCode } from '#core/place/editions.ts';
import { describeOnEngines } from '#tests/support/accounts/account-engines.ts';
import { call, callerFrom, openTestGroup, type TestGroup } from '#tests/support/accounts/account-group.ts';
import type { Caller } from '../group/account-group.ts';
import { decoyRecipient } from '../mail/messages/enqueue.ts';
import type { SubscriberRow } from '../store/schema/tables.ts';
import { subscriptionState } from './subscribe.ts';

describeOnEngines('newsletter limits', (engine) => {
  const open: TestGroup[] = [];
  afterEach(async () => {
    for (const accounts of open.splice(0)) await accounts.close();
  });

  async function openGroup(code: GroupCode): Promise<TestGroup> {
    const accounts = await openTestGroup(engine, { code, limits: true });
    open.push(accounts);
    return accounts;
  }

  const from = (edition: EditionCode, network = '192.0.2.1'): Caller => ({ ...callerFrom(network), edition });
  const asking = (email: string) => ({ email, source: 'footer' });
  const mails = async ({ outbox }: TestGroup) =>
    (await outbox()).filter(({ recipient }) => recipient !== decoyRecipient);
  const lastToken = async (accounts: TestGroup, name: 'token' | 'unsubscribeToken' = 'token') => {
    const row = (await mails(accounts)).findLast(({ template_values }) => template_values.includes(`"${name}"`));
    return String(JSON.parse(row?.template_values ?? '{}')[name]);
  };
  const only = ({ db }: TestGroup): Promise<SubscriberRow> =>
    db.selectFrom('subscribers').selectAll().executeTakeFirstOrThrow();

  test('send at most eight mails a day to an address, with the same reply after that', async () => {
    const accounts = await openGroup('eu');
    const { group } = accounts;
    for (let times = 1; times <= 10; times += 1) {
      expect(await call(group, 'subscribe', asking('robin@example.com'), from('de', `192.0.2.${times}`))).toEqual({
        confirm: true,
      });
      accounts.advance(1);
    }
    expect(await mails(accounts)).toHaveLength(8);
    // The mail that arrived last still works.
    await call(group, 'confirmSubscription', { token: await lastToken(accounts) }, from('de'));
    expect(await subscriptionState(group, 'robin@example.com')).toBe('active');
  });

  test('still store a single-opt-in subscription when no more mail may be sent', async () => {
    const accounts = await openGroup('us');
    const { group } = accounts;
    const ask = () => call(group, 'subscribe', asking('robin@example.com'), from('us'));
    for (let times = 1; times <= 9; times += 1) {
      expect(await ask()).toEqual({ confirm: false });
      expect(await subscriptionState(group, 'robin@example.com')).toBe('active');
      await call(group, 'unsubscribe', { token: await lastToken(accounts, 'unsubscribeToken') });
      accounts.advance(1);
    }
    expect(await ask()).toEqual({ confirm: false });
    expect(await only(accounts)).toMatchObject({ status: 'active', ended_at: null });
    expect(await mails(accounts)).toHaveLength(8);
  });

  test.each(['us', 'de'] as const)('count mails in %s to an address that is subscribed', async (edition) => {
    const accounts = await openGroup(accountGroup(edition));
    const { group } = accounts;
    await call(group, 'subscribe', asking('robin@example.com'), from(edition));
    if (edition === 'de') await call(group, 'confirmSubscription', { token: await lastToken(accounts) }, from(edition));
    const before = (await mails(accounts)).length;
    accounts.advance(1);
    for (let times = 1; times <= 9; times += 1)
      await call(group, 'subscribe', asking('robin@example.com'), from(edition));
    expect((await mails(accounts)).slice(before).map(({ template }) => template)).toEqual(
      Array(7).fill('alreadySubscribed'),
    );
    expect(await subscriptionState(group, 'robin@example.com')).toBe('active');
  });

  test('allow twenty addresses an hour per network', async () => {
    const { group } = await openGroup('us');
    for (let times = 1; times <= 20; times += 1)
      await call(group, 'subscribe', asking(`p${times}@example.com`), from('us'));
    await expect(call(group, 'subscribe', asking('p21@example.com'), from('us'))).rejects.toMatchObject({
      responseName: 'tooManyRequests',
    });
    expect(await call(group, 'subscribe', asking('p21@example.com'), from('us', '198.51.100.1'))).toEqual({
      confirm: false,
    });
  });

  test('count an IPv6 subscriber who changes the /64 as one', async () => {
    const { group } = await openGroup('us');
    let asked = 0;
    const ask = (subnet: number) => {
      asked += 1;
      return call(
        group,
        'subscribe',
        asking(`p${asked}@example.com`),
        from('us', `2001:db8:1:${subnet.toString(16)}::/64`),
      );
    };
    for (let subnet = 0; subnet < 40; subnet += 1) await ask(subnet);
    await expect(ask(40)).rejects.toMatchObject({ responseName: 'tooManyRequests' });
    for (let subnet = 0; subnet < 60; subnet += 1) await ask(0x100 * (1 + (subnet % 3)) + subnet);
    await expect(ask(0xff00)).rejects.toMatchObject({ responseName: 'tooManyRequests' });
  });
});
