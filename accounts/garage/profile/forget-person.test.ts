import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnEngines } from '#tests/support/accounts/account-engines.ts';
import {
  askForCode,
  call,
  callAs,
  callerFrom,
  logIn,
  openTestGroup,
  type TestGroup,
  testSecrets,
} from '#tests/support/accounts/account-group.ts';
import { createSecrets } from '../../group/secrets/secrets.ts';
import { sweep } from '../../lifecycle/housekeeping.ts';
import { authenticate } from '../../login/sessions/session.ts';
import { setSubscription } from '../../newsletter/subscribe.ts';
import { openStore } from '../../store/open-store.ts';
import { forgetPerson } from './forget-person.ts';

const serviceKey = { id: 'desk', key: 'k'.repeat(43) };
const times = { created_at: 1, updated_at: 1 };
const programOf = (user_id: string) => ({
  ...{ id: user_id, user_id, page: 'flagship-megatron', title: 'Night watch', program: 'walk(2)', version: 1 },
  ...times,
});
const noticeOf = (email: string) => ({
  ...{ id: email, email, email_key: email.toLowerCase(), edition: 'us', topic: 'orderable:miniRobot' },
  ...{ status: 'waiting' as const, confirm_hash: null, consent: '{}', sent_at: null },
  ...times,
});

describeOnEngines('forgetting a person', (engine) => {
  let accounts: TestGroup;
  beforeEach(async () => {
    accounts = await openTestGroup(engine, {
      policy: { newCustomerCode: () => ({ percent: 5, validDays: 90 }) },
      settings: { serviceKeys: { us: [serviceKey] } },
    });
  });
  afterEach(() => accounts.close());

  async function live(email: string, serial_number: string): Promise<void> {
    const { group } = accounts;
    const caller = callerFrom();
    const session = await logIn(accounts, email);
    const product = 'flagshipMegatron';
    await callAs(
      session,
      group,
      'registerProduct',
      { product, serial_number, purchased_on: '2026-11-01', dealer: 'KINETRA shop' },
      caller,
    );
    const description = 'The left knee no longer bends.';
    const serviceRequest = {
      reason: 'repair' as const,
      name: 'Robin',
      email,
      product,
      serial_number: '',
      order_number: '',
      description,
    };
    await callAs(
      session,
      group,
      'claimProduct',
      {
        product,
        serial_number: 'KM36-0000-0009',
        purchased_on: '2026-11-01',
        dealer: 'Shop',
        order_number: '10012345',
      },
      caller,
    );
    const { request_id } = await call(group, 'requestService', serviceRequest, caller);
    await callAs(
      { authorization: `Bearer ${serviceKey.key}` },
      group,
      'updateRequest',
      { request_id, state: 'arrived', note: '' },
      caller,
    );
    await accounts.db.insertInto('programs').values(programOf(session.user_id)).execute();
    await accounts.db.insertInto('notices').values(noticeOf(email)).execute();
    await callAs(session, group, 'exchangeCredits', {}, caller);
    await setSubscription(group, await authenticate(group, session), true, caller);
  }

  const everything = async () =>
    JSON.stringify(
      await Promise.all(
        (
          [
            'users',
            'sessions',
            'known_networks',
            'credits',
            'subscribers',
            'reward_codes',
            'products',
            'ownership_claims',
            'service_requests',
            'request_events',
            'programs',
            'notices',
            'outbox',
            'audit',
            'challenges',
          ] as const
        ).map((table) => accounts.db.selectFrom(table).selectAll().execute()),
      ),
    );

  test('deletes all data of the person and none of others', async () => {
    await live('other@example.com', 'KM36-0000-0002');
    const others = await everything();
    await live('Robin@example.com', 'KM36-0000-0001');
    const login = await askForCode(accounts, { email: 'robin@example.com', purpose: 'login' });
    const counts = {
      users: 1,
      outbox: 8,
      sessions: 1,
      known_networks: 1,
      challenges: 1,
      credits: 2,
      subscribers: 1,
      reward_codes: 2,
      products: 1,
      ownership_claims: 1,
      service_requests: 1,
      request_events: 1,
      programs: 1,
      notices: 1,
      audit: 2,
    };
    expect(await forgetPerson(accounts.db, { email: 'robin@example.com' }, accounts.group)).toEqual({
      forgotten: counts,
      unreadCodes: 0,
      isInLog: false,
    });
    expect(await everything()).toBe(others);
    await expect(call(accounts.group, 'registerOrLogin', login)).rejects.toMatchObject({
      responseName: 'wrongCode',
    });
  });

  test('is final for a call that was admitted before it', async () => {
    const user = await authenticate(accounts.group, await logIn(accounts, 'robin@example.com'));
    await forgetPerson(accounts.db, { email: 'robin@example.com' }, accounts.group);
    await expect(setSubscription(accounts.group, user, true, callerFrom())).rejects.toMatchObject({
      responseName: 'sessionExpired',
    });
    expect(await everything()).not.toContain('robin@');
  });

  test('deletes a subscriber without an account', async () => {
    await call(accounts.group, 'subscribe', { email: 'robin@example.com', source: 'footer' });
    expect(await forgetPerson(accounts.db, { email: 'robin@example.com' })).toMatchObject({
      forgotten: { users: 0, subscribers: 1, outbox: 1 },
    });
    expect(await forgetPerson(accounts.db, { email: 'robin@example.com' })).toMatchObject({
      forgotten: { users: 0, subscribers: 0, outbox: 0 },
    });
  });

  test('deletes nothing for an unknown person, not even data without an account', async () => {
    const serviceRequest = {
      reason: 'repair' as const,
      name: 'Other',
      email: 'other@example.com',
      product: 'miniRobot',
      serial_number: '',
      order_number: '',
    };
    await call(accounts.group, 'requestService', {
      ...serviceRequest,
      description: 'It sings at night.',
    });
    expect(await forgetPerson(accounts.db, { phone: '+8613800138000' })).toMatchObject({
      forgotten: { users: 0, service_requests: 0, outbox: 0 },
    });
  });

  test('reports pending codes that it cannot read, and leaves them', async () => {
    await askForCode(accounts, { email: 'other@example.com', purpose: 'login' });
    const secrets = createSecrets({ keys: testSecrets.ring('us'), pepper: new Uint8Array(32) });
    for (const keys of [undefined, { code: 'us' as const, secrets }]) {
      expect(await forgetPerson(accounts.db, { email: 'robin@example.com' }, keys)).toMatchObject({
        forgotten: { challenges: 0 },
        unreadCodes: 1,
      });
    }
  });
});

test('deleted data is gone from the database file and its log, even while a server has it open', async () => {
  const accounts = await openTestGroup('sqlite');
  const isWritten = (text: string) =>
    ['', '-wal', '-shm'].some((ending) => readFileSync(accounts.address + ending, 'latin1').includes(text));
  await call(accounts.group, 'subscribe', { email: 'robin@example.com', source: 'footer' });
  expect(isWritten('robin@')).toBe(true);
  const tool = await openStore(accounts);
  expect(await forgetPerson(tool.db, { email: 'robin@example.com' })).toMatchObject({ isInLog: false });
  expect(isWritten('robin@')).toBe(false);
  await tool.close();

  const pair = await logIn(accounts, 'leaver@example.com');
  await callAs(pair, accounts.group, 'updateProfile', { nickname: 'Leaverine' });
  expect(isWritten('Leaverine')).toBe(true);
  await callAs(
    pair,
    accounts.group,
    'deleteAccount',
    await askForCode(accounts, { email: 'leaver@example.com', purpose: 'delete' }),
  );
  expect(isWritten('Leaverine')).toBe(false);
  // The mail that confirms the deletion is deleted once it is sent.
  await accounts.db.deleteFrom('outbox').execute();
  expect(isWritten('leaver@')).toBe(true);
  await sweep(accounts.group, accounts.group.now());
  expect(isWritten('leaver@')).toBe(false);
  await accounts.close();
});
