import { beforeEach, expect, test } from 'vitest';
import { describeOnEngines } from '#tests/support/accounts/account-engines.ts';
import { type LoggedIn, openTestGroup, type TestGroup, testStart } from '#tests/support/accounts/account-group.ts';
import { purchase } from '#tests/support/accounts/sample-requests.ts';
import { decideClaim, openClaims } from './claims.ts';

const { serial_number } = purchase;
const registered = { ...purchase, purchased_on: '2026-11-20', dealer: 'A market' };
const bought = { ...purchase, dealer: ' KINETRA shop ', order_number: ' 10012345 ' };

describeOnEngines('a claim to a product', (engine) => {
  let accounts: TestGroup;
  let holder: LoggedIn;
  let claimant: LoggedIn;
  beforeEach(async () => {
    accounts = await openTestGroup(engine);
    holder = await accounts.logIn('holder@example.com');
    claimant = await accounts.logIn('claimant@example.com');
    await accounts.callAs(holder, 'registerProduct', registered);
    await accounts.db.deleteFrom('outbox').execute();
  });

  const claim = async (changes: Partial<typeof bought> = {}) =>
    (await accounts.callAs(claimant, 'claimProduct', { ...bought, ...changes })).request_id;
  const decide = (id: string, decision: 'accepted' | 'rejected') =>
    decideClaim({ ...accounts.group, productName: (edition, product) => `${product} in ${edition}` }, id, decision);
  const readRobots = async (owner: LoggedIn) => (await accounts.callAs(owner, 'profile', {})).products;
  const readRequests = async (owner: LoggedIn) => (await accounts.callAs(owner, 'requests', {})).requests;
  const mails = async () =>
    (await accounts.outbox()).map(({ template, recipient, template_values }) => ({
      template,
      recipient,
      values: JSON.parse(template_values),
    }));
  const readEvents = async ({ user_id }: LoggedIn) =>
    (await accounts.db.selectFrom('audit').select('event').where('user_id', '=', user_id).execute()).map(
      ({ event }) => event,
    );

  test('waits for a decision, beside the registration that it disputes, and is confirmed by mail', async () => {
    const id = await claim({ serial_number: ' km36-0012-3456' });
    expect(await openClaims(accounts.db)).toEqual([
      {
        ...purchase,
        id,
        claimed_by: 'claimant@example.com',
        order_number: '10012345',
        created_at: testStart,
        registered_by: 'holder@example.com',
        registered_purchased_on: '2026-11-20',
        registered_dealer: 'A market',
        registered_at: testStart,
      },
    ]);
    expect(await mails()).toEqual([
      {
        template: 'serviceRequested',
        recipient: 'claimant@example.com',
        values: { requestId: id, product: 'Flagship Robot', description: '' },
      },
    ]);
    expect(await readRobots(holder)).toHaveLength(1);
    expect(await readEvents(claimant)).toEqual(['ownershipClaimed']);
    const history = [{ state: 'received', note: '', at: testStart }];
    expect(await readRequests(claimant)).toMatchObject([
      { request_id: id, reason: 'ownership', description: '', state: 'received', history },
    ]);
  });

  test('gets new details, but no second number or mail, when it is sent again', async () => {
    const id = await claim();
    expect(await claim({ order_number: '10099999' })).toBe(id);
    expect((await openClaims(accounts.db)).map(({ order_number }) => order_number)).toEqual(['10099999']);
    expect(await mails()).toHaveLength(1);
  });

  test('is answered alike whether or not anybody has registered the product', async () => {
    await claim();
    const toOthers = await mails();
    await claim({ serial_number: 'KM36-0012-9999' });
    const added = (await mails()).slice(toOthers.length);
    expect(added.map(({ template }) => template)).toEqual(toOthers.map(({ template }) => template));
    expect((await openClaims(accounts.db)).map(({ registered_at }) => registered_at === null).sort()).toEqual([
      false,
      true,
    ]);
  });

  test('that is accepted moves the registration, and both accounts get a mail that does not name the other', async () => {
    const id = await claim();
    await accounts.db.deleteFrom('outbox').execute();
    await decide(id, 'accepted');
    expect(await readRobots(holder)).toEqual([]);
    expect(await readRobots(claimant)).toMatchObject([purchase]);
    const history = [{ state: 'received' }, { state: 'completed' }];
    expect(await readRequests(claimant)).toMatchObject([{ state: 'completed', history }]);
    expect(await mails()).toMatchObject([
      { template: 'productRegistered', recipient: 'claimant@example.com' },
      { template: 'registrationEnded', recipient: 'holder@example.com' },
    ]);
    for (const { values } of await mails())
      expect(values).toEqual({
        requestId: expect.any(String),
        product: 'flagshipMegatron in us',
        serialNumber: serial_number,
      });
    expect(await readEvents(holder)).toEqual(['ownershipLost']);
    expect(await readEvents(claimant)).toEqual(['ownershipClaimed', 'ownershipAccepted']);
    expect(await openClaims(accounts.db)).toEqual([]);
    await expect(accounts.callAs(holder, 'registerProduct', registered)).rejects.toMatchObject({
      responseName: 'serialTaken',
    });
  });

  test('that is rejected leaves the registration, and only the claimant gets a mail', async () => {
    const id = await claim();
    await accounts.db.deleteFrom('outbox').execute();
    await decide(id, 'rejected');
    expect(await readRobots(holder)).toHaveLength(1);
    const history = [{ state: 'received' }, { state: 'declined' }];
    expect(await readRequests(claimant)).toMatchObject([{ state: 'declined', history }]);
    expect(await mails()).toMatchObject([
      { template: 'claimRejected', recipient: 'claimant@example.com', values: { requestId: id } },
    ]);
    expect(await readEvents(holder)).toEqual([]);
    expect(await readEvents(claimant)).toEqual(['ownershipClaimed', 'ownershipRejected']);
    expect(await claim()).not.toBe(id);
  });

  test('is decided once', async () => {
    const id = await claim();
    const decisions = await Promise.allSettled([
      decide(id, 'accepted'),
      decide(id, 'rejected'),
      decide(id, 'accepted'),
    ]);
    expect(decisions.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(decide(id, 'rejected')).rejects.toThrow(`There is no open claim ${id}`);
  });

  test('registers the product if its registration has ended meanwhile', async () => {
    const id = await claim();
    await accounts.db.deleteFrom('users').where('id', '=', holder.user_id).execute();
    await decide(id, 'accepted');
    expect(await readRobots(claimant)).toHaveLength(1);
  });

  test('needs a session, a product of the edition and a purchase date that is not in the future', async () => {
    const refusalOf = (changes: Partial<typeof bought>, session = claimant) =>
      accounts
        .callAs(session, 'claimProduct', { ...bought, ...changes })
        .catch(({ responseName, details }) => [responseName, details.fields]);
    expect(await refusalOf({}, { ...claimant, apptoken: '' })).toEqual(['sessionExpired', undefined]);
    expect(await refusalOf({ product: 'toaster' })).toEqual(['invalidFields', ['product']]);
    expect(await refusalOf({ purchased_on: '2026-11-22' })).toEqual(['invalidFields', ['purchased_on']]);
  });
});
