import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnEngines } from '#tests/account-engines.ts';
import type { TestGroup } from '#tests/account-group.ts';
import { callerFrom, logIn, openTestGroup } from '#tests/account-group.ts';
import { subscribe } from '../newsletter/subscribe.ts';
import { registerProduct } from '../products/register-product.ts';
import { requestService } from '../service/request-service.ts';
import { forgetPerson } from './forget-person.ts';

describeOnEngines('forgetting a person', (engine) => {
  let accounts: TestGroup;
  beforeEach(async () => {
    accounts = await openTestGroup(engine);
  });
  afterEach(() => accounts.close());

  async function live(email: string, serial_number: string): Promise<void> {
    const { group } = accounts;
    const caller = callerFrom();
    const session = await logIn(accounts, email);
    const product = 'flagshipMegatron';
    await registerProduct(group, { product, serial_number, purchased_on: '2026-11-01', dealer: 'KINETRA shop' }, session, caller);
    const description = 'The left knee no longer bends.';
    const asked = { reason: 'repair' as const, name: 'Robin', email, product, serial_number: '', order_number: '', description };
    await requestService(group, asked, { apptoken: '', reftoken: '' }, caller);
    await subscribe(group, { email, source: 'footer' }, caller);
  }

  const everything = async () =>
    JSON.stringify(
      await Promise.all(
        (['users', 'sessions', 'credits', 'subscribers', 'products', 'service_requests', 'outbox', 'audit'] as const).map((table) =>
          accounts.db.selectFrom(table).selectAll().execute(),
        ),
      ),
    );

  test('leaves nothing of them and everything of others', async () => {
    await live('other@example.com', 'KM36-0000-0002');
    const others = await everything();
    await live('Robin@example.com', 'KM36-0000-0001');
    expect(await forgetPerson(accounts.db, { email: 'robin@example.com' })).toEqual({
      accounts: 1,
      sessions: 1,
      credits: 1,
      products: 1,
      serviceRequests: 1,
      subscriptions: 1,
      messages: 5,
      events: 0,
    });
    expect(await everything()).toBe(others);
  });

  test('works for whoever only subscribed', async () => {
    await subscribe(accounts.group, { email: 'robin@example.com', source: 'footer' }, callerFrom());
    expect(await forgetPerson(accounts.db, { email: 'robin@example.com' })).toMatchObject({ accounts: 0, subscriptions: 1, messages: 1 });
    expect(await forgetPerson(accounts.db, { email: 'robin@example.com' })).toMatchObject({ accounts: 0, subscriptions: 0, messages: 0 });
  });

  test('deletes nothing of what belongs to no account for whoever is unknown', async () => {
    const asked = { reason: 'repair' as const, name: 'Other', email: 'other@example.com', product: 'miniRobot', serial_number: '', order_number: '' };
    await requestService(accounts.group, { ...asked, description: 'It sings at night.' }, { apptoken: '', reftoken: '' }, callerFrom());
    expect(await forgetPerson(accounts.db, { phone: '+8613800138000' })).toMatchObject({ accounts: 0, serviceRequests: 0, messages: 0 });
  });
});
