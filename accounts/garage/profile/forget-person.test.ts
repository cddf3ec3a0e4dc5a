import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, test } from 'vitest';
import { describeOnEngines, openTestStore } from '#tests/support/accounts/account-engines.ts';
import {
  callerFrom,
  expectRefusal,
  openTestGroup,
  type TestGroup,
  testSecrets,
} from '#tests/support/accounts/account-group.ts';
import { fillPerson, tableNamed } from '#tests/support/accounts/person-rows.ts';
import { serviceRequest } from '#tests/support/accounts/sample-requests.ts';
import { createSecrets } from '../../group/secrets/secrets.ts';
import { sweep } from '../../lifecycle/housekeeping.ts';
import { authenticate } from '../../login/sessions/session.ts';
import { setSubscription } from '../../newsletter/subscribe.ts';
import { forgetPerson } from './forget-person.ts';

describeOnEngines('forgetting a person', (engine) => {
  let accounts: TestGroup;
  beforeEach(async () => {
    accounts = await openTestGroup(engine);
  });

  test('deletes all data of the person but what was claimed, and none of others', async () => {
    /** Fills in a code, too: that of the rows belongs to nobody. */
    const fill = async (email: string) => {
      const { rows } = await fillPerson(accounts, email);
      await accounts.db.deleteFrom('challenges').where('code_hash', '=', 'secret').execute();
      return { rows, login: await accounts.askForCode({ email, purpose: 'login' }) };
    };
    const { rows } = await fill('other+1@example.com');
    const everything = () =>
      Promise.all(
        Object.keys(rows)
          .filter((table) => !table.endsWith('_claims') || table === 'ownership_claims')
          .map((table) => tableNamed(accounts.db, table).read()),
      );
    const others = await everything();
    const { login } = await fill('Robin+1@example.com');
    const forgotten = await forgetPerson(accounts.db, { email: 'robin+1@example.com' }, accounts.group);
    expect(forgotten).toMatchObject({ forgotten: { users: 1, products: 1 }, unreadCodes: 0, isInLog: false });
    expect(Object.values(forgotten.forgotten)).not.toContain(0);
    expect(await everything()).toEqual(others);
    await expectRefusal(accounts.call('registerOrLogin', login), 'wrongCode');
    const claims = await accounts.db.selectFrom('credit_claims').select('id').execute();
    expect(claims.length).toBeGreaterThan(2);
  });

  test('is final for a call that was admitted before it', async () => {
    const user = await authenticate(accounts.group, await accounts.logIn('robin@example.com'));
    await forgetPerson(accounts.db, { email: 'robin@example.com' }, accounts.group);
    await expectRefusal(setSubscription(accounts.group, user, true, callerFrom()), 'sessionExpired');
    expect(await tableNamed(accounts.db, 'subscribers').read()).toEqual([]);
  });

  test('deletes a subscriber without an account, and nothing for somebody unknown', async () => {
    await accounts.call('subscribe', { email: 'robin@example.com', source: 'footer' });
    await accounts.call('requestService', { ...serviceRequest, email: 'other@example.com' });
    const unknown = await forgetPerson(accounts.db, { phone: '+8613800138000' });
    expect(unknown).toMatchObject({ forgotten: { users: 0, service_requests: 0, outbox: 0 } });
    for (const count of [1, 0])
      expect(await forgetPerson(accounts.db, { email: 'robin@example.com' })).toMatchObject({
        forgotten: { users: 0, subscribers: count, outbox: count },
      });
  });

  test('reports pending codes that it cannot read, and leaves them', async () => {
    await accounts.askForCode({ email: 'other@example.com', purpose: 'login' });
    const secrets = createSecrets({ keys: testSecrets.ring('us'), pepper: new Uint8Array(32) });
    for (const keys of [undefined, { code: 'us' as const, secrets }]) {
      expect(await forgetPerson(accounts.db, { email: 'robin@example.com' }, keys)).toMatchObject({
        forgotten: { challenges: 0 },
        unreadCodes: 1,
      });
    }
  });
});

test('says that deleted data is still in the log while another program reads', async () => {
  const accounts = await openTestGroup('sqlite');
  await accounts.call('subscribe', { email: 'robin@example.com', source: 'footer' });
  const reader = new DatabaseSync(accounts.address);
  reader.exec('begin; select * from users');
  expect(await forgetPerson(accounts.db, { email: 'robin@example.com' })).toMatchObject({ isInLog: true });
  reader.close();
});

test('deleted data is gone from the database file and its log, even while a server has it open', async () => {
  const accounts = await openTestGroup('sqlite');
  const isWritten = (text: string) =>
    ['', '-wal', '-shm'].some((ending) => readFileSync(accounts.address + ending, 'latin1').includes(text));
  await accounts.call('subscribe', { email: 'robin@example.com', source: 'footer' });
  expect(isWritten('robin@')).toBe(true);
  const tool = await openTestStore('sqlite', accounts);
  expect(await forgetPerson(tool.db, { email: 'robin@example.com' })).toMatchObject({ isInLog: false });
  expect(isWritten('robin@')).toBe(false);
  await tool.close();

  const pair = await accounts.logIn('leaver@example.com');
  await accounts.callAs(pair, 'updateProfile', { nickname: 'Leaverine' });
  expect(isWritten('Leaverine')).toBe(true);
  const code = await accounts.askForCode({ email: 'leaver@example.com', purpose: 'delete' });
  await accounts.callAs(pair, 'deleteAccount', code);
  expect(isWritten('Leaverine')).toBe(false);
  // The mail that confirms the deletion is deleted once it is sent.
  await accounts.db.deleteFrom('outbox').execute();
  expect(isWritten('leaver@')).toBe(true);
  await sweep(accounts.group, accounts.group.now());
  expect(isWritten('leaver@')).toBe(false);
});
