import { beforeEach, expect, test } from 'vitest';
import type { RequestState } from '#contract/account/garage-shapes.ts';
import { describeOnEngines } from '#tests/support/accounts/account-engines.ts';
import {
  callAs,
  callerFrom,
  expectRefusal,
  openTestGroup,
  type TestGroup,
  testStart,
} from '#tests/support/accounts/account-group.ts';
import { serviceRequest } from '#tests/support/accounts/sample-requests.ts';

const key = 'k'.repeat(43);
const serviceKeys = { us: [{ id: 'desk', key }], eu: [{ id: 'desk', key: 'e'.repeat(43) }] };
const stranger = { apptoken: '', reftoken: '' };
const caller = callerFrom(undefined, 'kr');

describeOnEngines('a service request', (engine) => {
  let accounts: TestGroup;
  beforeEach(async () => {
    accounts = await openTestGroup(engine, { settings: { serviceKeys }, limits: true });
  });

  const ask = async (credentials = stranger, changes: Partial<typeof serviceRequest & { email: string }> = {}) => {
    const request = { ...serviceRequest, email: 'robin@example.com', ...changes };
    return (await accounts.callAs(credentials, 'requestService', request, caller)).request_id;
  };
  const update = (request_id: string, state: RequestState, note = '', authorization = `Bearer ${key}`, from = caller) =>
    accounts.callAs({ authorization }, 'updateRequest', { request_id, state, note }, from);
  const storedRequests = () => accounts.db.selectFrom('service_requests').selectAll().execute();
  const mails = async (template: 'serviceRequested' | 'serviceUpdated') =>
    (await accounts.outbox(template)).map(({ recipient, edition, template_values }) => ({
      recipient,
      edition,
      ...JSON.parse(template_values),
    }));

  test('is stored, and the reply has an id that is easy to read aloud', async () => {
    const id = await ask(stranger, {
      name: ' Robin Sample ',
      email: 'Robin@Example.com',
      serial_number: 'km36-0012-3456',
      description: ' The left knee no longer bends. ',
    });
    expect(id).toMatch(/^R-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
    const [email, email_key] = ['Robin@example.com', 'robin@example.com'];
    expect(await storedRequests()).toEqual([
      { ...serviceRequest, id, user_id: null, edition: 'kr', email, email_key, created_at: testStart },
    ]);
    expect(await mails('serviceRequested')).toEqual([
      { recipient: email, edition: 'kr', requestId: id, product: 'Flagship Robot', description: '' },
    ]);
    expect(accounts.wakeUps()).toBe(1);
  });

  test('belongs to the account of the session, and is quoted only to its own address', async () => {
    const session = await accounts.logIn('robin@example.com');
    await ask(session);
    await ask(session, { email: 'somebody@example.com' });
    expect((await storedRequests()).map(({ user_id }) => user_id)).toEqual([session.user_id, session.user_id]);
    const quotations = (await mails('serviceRequested')).map(({ description }) => description);
    expect(quotations.sort()).toEqual(['', 'The left knee no longer bends.']);
    await accounts.db.deleteFrom('sessions').execute();
    await ask(session);
    expect((await storedRequests()).filter(({ user_id }) => user_id === null)).toHaveLength(1);
  });

  test('must name a product of the edition', async () => {
    const refused = { responseName: 'invalidFields', details: { fields: ['product'] } };
    await expect(ask(stranger, { product: 'toaster' })).rejects.toMatchObject(refused);
    expect(await storedRequests()).toEqual([]);
  });

  test('gets a new state, with a history, an audit event and a mail in its language', async () => {
    const robin = await accounts.logIn('robin@example.com');
    const id = await ask();
    accounts.advance(60);
    expect(await update(id, 'arrived', ' It is here. ')).toEqual({ request_id: id, state: 'arrived', changed: true });
    // The clocks of two nodes differ: the order is that of the changes.
    accounts.advance(-30);
    await update(id, 'sentBack', '', `bearer ${key}`);
    const { reason, product, serial_number, description } = serviceRequest;
    expect(await accounts.callAs(robin, 'requests', {})).toEqual({
      requests: [
        {
          request_id: id,
          reason,
          product,
          serial_number,
          description,
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
    expect((await mails('serviceUpdated')).sort((a, b) => a.state.localeCompare(b.state))).toEqual([
      { ...sent, state: 'arrived', note: 'It is here.' },
      { ...sent, state: 'sentBack', note: '' },
    ]);
    const events = await accounts.db.selectFrom('request_events').select('written_by').distinct().execute();
    expect(events).toEqual([{ written_by: 'desk' }]);
    const audited = { event: 'requestUpdated', user_id: robin.user_id };
    expect(await accounts.db.selectFrom('audit').select(['event', 'user_id']).execute()).toEqual([audited, audited]);
  });

  test('is changed by another state or note, and once by many equal calls at the same time', async () => {
    const id = await ask();
    expect(await update(id, 'received')).toMatchObject({ changed: false });
    const equal = await Promise.all(Array.from({ length: 10 }, () => update(id, 'arrived')));
    expect(equal.filter(({ changed }) => changed)).toHaveLength(1);
    await Promise.all(Array.from({ length: 10 }, (_, index) => update(id, 'arrived', `Note ${index}`)));
    const times = await accounts.db.selectFrom('request_events').select('created_at').distinct().execute();
    expect(times).toHaveLength(11);
    expect(await mails('serviceUpdated')).toHaveLength(11);
  });

  test('is changed only with a service key of its group', async () => {
    const id = await ask();
    const refused = { responseName: 'wrongServiceKey' };
    for (const authorization of ['', 'Bearer', `Bearer ${serviceKeys.eu[0]?.key}`, `Basic ${key}`, `Bearer ${key}x`])
      await expect(update(id, 'arrived', '', authorization), authorization).rejects.toMatchObject(refused);
    const keyless = { ...accounts.group, settings: { ...accounts.group.settings, serviceKeys: {} } };
    const input = { request_id: id, state: 'arrived' as const, note: '' };
    for (const authorization of ['', 'Bearer ', 'Bearer undefined'])
      await expect(callAs({ authorization }, keyless, 'updateRequest', input, caller)).rejects.toMatchObject(refused);
    await expectRefusal(update('R-7K2M-9QXD', 'arrived'), 'notFound');
    expect(await mails('serviceUpdated')).toEqual([]);
  });

  test('is not changed from a network that has guessed keys too often, but with every right one from elsewhere', async () => {
    const id = await ask();
    const elsewhere = callerFrom('198.51.100.9', 'kr');
    for (let times = 0; times < 25; times += 1) await update(id, 'arrived', '', undefined, elsewhere);
    for (let times = 0; times < 20; times += 1)
      await expectRefusal(update(id, 'arrived', '', `Bearer guess${times}`), 'wrongServiceKey');
    await expectRefusal(update(id, 'declined'), 'tooManyRequests');
    expect(await update(id, 'declined', '', undefined, elsewhere)).toMatchObject({ changed: true });
  });

  test('is shown to the account and the verified address that it belongs to, newest first', async () => {
    const robin = await accounts.logIn('robin@example.com');
    const other = await accounts.logIn('other@example.com');
    const first = await ask();
    accounts.advance(1);
    const second = await ask(robin, { email: 'somebody@example.com' });
    const idsFor = async (owner: typeof robin) =>
      (await accounts.callAs(owner, 'requests', {})).requests.map(({ request_id }) => request_id);
    expect(await idsFor(robin)).toEqual([second, first]);
    expect(await idsFor(other)).toEqual([]);
    await expectRefusal(accounts.callAs(stranger, 'requests', {}), 'sessionExpired');
  });
});
