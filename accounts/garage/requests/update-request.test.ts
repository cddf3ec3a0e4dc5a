import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RequestState } from '#contract/account/garage-shapes.ts';
import { describeOnEngines } from '#tests/support/accounts/account-engines.ts';
import {
  callAs,
  callerFrom,
  logIn,
  openTestGroup,
  type TestGroup,
  testStart,
} from '#tests/support/accounts/account-group.ts';
import { decideClaim } from './claims.ts';

const key = 'k'.repeat(43);
const serviceKeys = { us: [{ id: 'desk', key }], eu: [{ id: 'desk', key: 'e'.repeat(43) }] };
const stranger = { apptoken: '', reftoken: '' };
const caller = { ...callerFrom(), edition: 'kr' as const };

describeOnEngines('the state of a service request', (engine) => {
  let accounts: TestGroup;
  beforeEach(async () => {
    accounts = await openTestGroup(engine, { settings: { serviceKeys }, limits: true });
  });
  afterEach(() => accounts.close());

  const ask = async (credentials = stranger, email = 'robin@example.com') =>
    (
      await callAs(
        credentials,
        accounts.group,
        'requestService',
        {
          reason: 'repair',
          name: 'Robin',
          email,
          product: 'flagshipMegatron',
          serial_number: 'KM36-0012-3456',
          order_number: '',
          description: 'The left knee no longer bends.',
        },
        caller,
      )
    ).request_id;
  const update = (request_id: string, state: RequestState, note = '', authorization = `Bearer ${key}`, from = caller) =>
    callAs({ authorization }, accounts.group, 'updateRequest', { request_id, state, note }, from);
  const mails = async () =>
    (await accounts.outbox('serviceUpdated')).map(({ recipient, edition, template_values }) => ({
      recipient,
      edition,
      ...JSON.parse(template_values),
    }));

  test('is set, with a history, an audit event and a mail in the language of the request', async () => {
    const robin = await logIn(accounts, 'robin@example.com');
    const id = await ask();
    accounts.advance(60);
    expect(await update(id, 'arrived', ' It is here. ')).toEqual({ request_id: id, state: 'arrived', changed: true });
    // The clocks of two nodes differ: the order is that of the changes.
    accounts.advance(-30);
    await update(id, 'sentBack', '', `bearer ${key}`);
    expect(await callAs(robin, accounts.group, 'requests', {})).toEqual({
      requests: [
        {
          request_id: id,
          reason: 'repair',
          product: 'flagshipMegatron',
          serial_number: 'KM36-0012-3456',
          description: 'The left knee no longer bends.',
          state: 'sentBack',
          history: [
            { state: 'received', note: '', at: testStart },
            { state: 'arrived', note: 'It is here.', at: testStart + 60_000 },
            { state: 'sentBack', note: '', at: testStart + 60_001 },
          ],
        },
      ],
    });
    const sent = { recipient: 'robin@example.com', edition: 'kr', requestId: id, product: 'Flagship Robot' };
    expect((await mails()).sort((a, b) => a.state.localeCompare(b.state))).toEqual([
      { ...sent, state: 'arrived', note: 'It is here.' },
      { ...sent, state: 'sentBack', note: '' },
    ]);
    const events = await accounts.db.selectFrom('request_events').select('written_by').distinct().execute();
    expect(events).toEqual([{ written_by: 'desk' }]);
    expect(await accounts.db.selectFrom('audit').select(['event', 'user_id']).execute()).toEqual(
      Array.from({ length: 2 }, () => ({ event: 'requestUpdated', user_id: robin.user_id })),
    );
  });

  test('that is set again with the same note changes nothing, with another one it does', async () => {
    const id = await ask();
    expect(await update(id, 'received')).toMatchObject({ changed: false });
    for (const changed of [true, false]) expect(await update(id, 'arrived')).toMatchObject({ changed });
    expect(await update(id, 'arrived', 'Row 4')).toMatchObject({ changed: true });
    expect(await mails()).toHaveLength(2);
  });

  test('is changed once by many equal calls at the same time, and by each of many different ones', async () => {
    const id = await ask();
    const equal = await Promise.all(Array.from({ length: 10 }, () => update(id, 'arrived')));
    expect(equal.filter(({ changed }) => changed)).toHaveLength(1);
    await Promise.all(Array.from({ length: 10 }, (_, index) => update(id, 'inProgress', `Note ${index}`)));
    const times = (await accounts.db.selectFrom('request_events').select('created_at').execute()).map(
      ({ created_at }) => created_at,
    );
    expect(new Set(times).size).toBe(11);
    expect(await mails()).toHaveLength(11);
  });

  test('needs a service key of the group and a request', async () => {
    const id = await ask();
    const refused = { responseName: 'wrongServiceKey' };
    for (const authorization of ['', 'Bearer', `Bearer ${serviceKeys.eu[0]?.key}`, `Basic ${key}`, `Bearer ${key}x`])
      await expect(update(id, 'arrived', '', authorization), authorization).rejects.toMatchObject(refused);
    const keyless = { ...accounts.group, settings: { ...accounts.group.settings, serviceKeys: {} } };
    const input = { request_id: id, state: 'arrived' as const, note: '' };
    for (const authorization of ['', 'Bearer ', 'Bearer undefined'])
      await expect(callAs({ authorization }, keyless, 'updateRequest', input, caller)).rejects.toMatchObject(refused);
    await expect(update('R-7K2M-9QXD', 'arrived')).rejects.toMatchObject({ responseName: 'notFound' });
    expect(await mails()).toEqual([]);
  });

  test('accepts no key from a network that has guessed too often, and every right one from elsewhere', async () => {
    const id = await ask();
    const elsewhere = { ...caller, network: '198.51.100.9' };
    for (let times = 0; times < 25; times += 1) await update(id, 'arrived', '', undefined, elsewhere);
    for (let times = 0; times < 20; times += 1)
      await expect(update(id, 'arrived', '', `Bearer guess${times}`)).rejects.toMatchObject({
        responseName: 'wrongServiceKey',
      });
    await expect(update(id, 'declined')).rejects.toMatchObject({ responseName: 'tooManyRequests' });
    expect(await update(id, 'declined', '', undefined, elsewhere)).toMatchObject({ changed: true });
  });

  test('is shown to the account and the verified address that it belongs to, newest first', async () => {
    const robin = await logIn(accounts, 'robin@example.com');
    const other = await logIn(accounts, 'other@example.com');
    const first = await ask();
    accounts.advance(1);
    const second = await ask(robin, 'somebody@example.com');
    const idsFor = async (owner: typeof robin) =>
      (await callAs(owner, accounts.group, 'requests', {})).requests.map(({ request_id }) => request_id);
    expect(await idsFor(robin)).toEqual([second, first]);
    expect(await idsFor(other)).toEqual([]);
    await expect(callAs(stranger, accounts.group, 'requests', {})).rejects.toMatchObject({
      responseName: 'sessionExpired',
    });
  });

  test('of a claim follows its decision', async () => {
    const robin = await logIn(accounts, 'robin@example.com');
    const bought = { product: 'miniRobot', purchased_on: '2026-11-01', dealer: 'Shop', order_number: '10012345' };
    const claim = async (serial_number: string) =>
      (await callAs(robin, accounts.group, 'claimProduct', { ...bought, serial_number }, caller)).request_id;
    const context = { ...accounts.group, productName: () => 'Mini Robot' };
    await claim('KM36-0000-0001');
    await decideClaim(context, await claim('KM36-0000-0002'), 'accepted');
    await decideClaim(context, await claim('KM36-0000-0003'), 'rejected');
    const claims = (await callAs(robin, accounts.group, 'requests', {})).requests;
    const claimOf = (serial_number: string) => claims.find((request) => request.serial_number === serial_number);
    const received = { state: 'received', note: '', at: testStart };
    const expected = { reason: 'ownership', product: 'miniRobot', description: '' };
    expect(claimOf('KM36-0000-0001')).toMatchObject({ ...expected, state: 'received', history: [received] });
    expect(claimOf('KM36-0000-0002')).toMatchObject({
      state: 'completed',
      history: [received, { state: 'completed' }],
    });
    expect(claimOf('KM36-0000-0003')).toMatchObject({ state: 'declined', history: [received, { state: 'declined' }] });
  });
});
