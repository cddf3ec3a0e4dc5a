import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnEngines } from '#tests/support/accounts/account-engines.ts';
import { callAs, callerFrom, logIn, openTestGroup, type TestGroup } from '#tests/support/accounts/account-group.ts';

const request = {
  reason: 'repair' as const,
  name: ' Robin Sample ',
  email: 'Robin@Example.com',
  product: 'flagshipMegatron',
  serial_number: 'km36-0012-3456',
  order_number: '',
  description: ' The left knee no longer bends. ',
};
const stranger = { apptoken: '', reftoken: '' };

describeOnEngines('a service request', (engine) => {
  let accounts: TestGroup;
  beforeEach(async () => {
    accounts = await openTestGroup(engine, { limits: true });
  });
  afterEach(() => accounts.close());

  const ask = (changes: Partial<typeof request> = {}, credentials = stranger, network?: string) =>
    callAs(credentials, accounts.group, 'requestService', { ...request, ...changes }, callerFrom(network));
  const storedRequests = () => accounts.db.selectFrom('service_requests').selectAll().execute();
  const mailValues = async () =>
    (await accounts.outbox('serviceRequested')).map(({ template_values }) => JSON.parse(template_values));

  test('is stored, and the reply has an id that is easy to read aloud', async () => {
    const { request_id } = await ask();
    expect(request_id).toMatch(/^R-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
    expect(await storedRequests()).toEqual([
      {
        id: request_id,
        user_id: null,
        edition: 'us',
        reason: 'repair',
        name: 'Robin Sample',
        email: 'Robin@example.com',
        email_key: 'robin@example.com',
        product: 'flagshipMegatron',
        serial_number: 'KM36-0012-3456',
        order_number: '',
        description: 'The left knee no longer bends.',
        created_at: accounts.group.now(),
      },
    ]);
    expect(await mailValues()).toEqual([{ requestId: request_id, product: 'Flagship Robot', description: '' }]);
    expect(accounts.wakeUps()).toBe(1);
  });

  test('belongs to the account of the session, and is quoted only to its own address', async () => {
    const session = await logIn(accounts, 'robin@example.com');
    await ask({}, session);
    await ask({ email: 'somebody@example.com' }, session);
    expect((await storedRequests()).map(({ user_id }) => user_id)).toEqual([session.user_id, session.user_id]);
    const values = await mailValues();
    expect(values.map(({ description }) => description).sort()).toEqual(['', 'The left knee no longer bends.']);
  });

  test('is stored without an account if the session has ended', async () => {
    const session = await logIn(accounts, 'robin@example.com');
    await accounts.db.deleteFrom('sessions').execute();
    await ask({}, session);
    expect(await storedRequests()).toMatchObject([{ user_id: null }]);
  });

  test('must name a product of the edition', async () => {
    await expect(ask({ product: 'toaster' })).rejects.toMatchObject({
      responseName: 'invalidFields',
      details: { fields: ['product'] },
    });
    expect(await storedRequests()).toEqual([]);
  });

  test('is stored any number of times for an address, which gets at most eight mails a day', async () => {
    for (let times = 1; times <= 10; times += 1) await ask({}, stranger, `192.0.2.${times}`);
    expect(await storedRequests()).toHaveLength(10);
    expect(await accounts.outbox('serviceRequested')).toHaveLength(8);
  });

  test('is limited to ten an hour per network', async () => {
    for (let times = 1; times <= 10; times += 1)
      await ask({ email: `p${times}@example.com` }, stranger, '198.51.100.1');
    await expect(ask({ email: 'p11@example.com' }, stranger, '198.51.100.1')).rejects.toMatchObject({
      responseName: 'tooManyRequests',
    });
  });
});
