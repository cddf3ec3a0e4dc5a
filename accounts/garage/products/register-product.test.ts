import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnEngines } from '#tests/support/accounts/account-engines.ts';
import {
  call,
  callAs,
  callerFrom,
  type LoggedIn,
  logIn,
  openTestGroup,
  type TestGroup,
  testStart,
} from '#tests/support/accounts/account-group.ts';
import { registeredProducts } from './registered-products.ts';

const bought = {
  product: 'flagshipMegatron',
  serial_number: 'km36-0012-3456 ',
  purchased_on: '2026-11-01',
  dealer: ' KINETRA shop ',
};

describeOnEngines('a product', (engine) => {
  let accounts: TestGroup;
  let robin: LoggedIn;
  let otherUser: LoggedIn;
  beforeAll(async () => {
    accounts = await openTestGroup(engine);
    robin = await logIn(accounts, 'robin@example.com');
    otherUser = await logIn(accounts, 'other@example.com');
  });
  afterAll(() => accounts.close());

  const register = (changes: Partial<typeof bought> = {}, owner = robin, caller = callerFrom()) =>
    callAs(owner, accounts.group, 'registerProduct', { ...bought, ...changes }, caller);
  const readRobots = ({ user_id }: LoggedIn) => registeredProducts(accounts.group, { id: user_id, edition: 'us' });
  const mails = () => accounts.outbox('productRegistered');

  test('can be chosen from those of the edition', async () => {
    expect(await call(accounts.group, 'productOptions', {})).toEqual({
      products: accounts.group.policy.products('us'),
    });
  });

  test('is registered with a normalised serial number and confirmed by mail', async () => {
    const reply = await register();
    expect(reply).toEqual({
      id: expect.any(String),
      product: 'flagshipMegatron',
      serial_number: 'KM36-0012-3456',
      nickname: null,
      region: 'us',
      purchased_on: '2026-11-01',
      dealer: 'KINETRA shop',
      warranty: [
        { kind: 'standard', ends_on: '2028-11-01', left: { years: 1, months: 11, days: 12 } },
        { kind: 'extra', ends_on: '2030-11-01', left: { years: 3, months: 11, days: 12 } },
      ],
      created_at: testStart,
    });
    expect(await readRobots(robin)).toEqual([reply]);
    const [mail] = await mails();
    expect(mail).toMatchObject({ recipient: 'robin@example.com', edition: 'us' });
    expect(JSON.parse(mail?.template_values ?? '')).toEqual({
      product: 'Flagship Robot',
      serialNumber: 'KM36-0012-3456',
    });
  });

  test('is updated, without another mail, when its owner registers it again', async () => {
    const { id } = await register();
    const [before, wakeUpsBefore] = [await mails(), accounts.wakeUps()];
    expect(await register({ purchased_on: '2026-10-31', dealer: 'Another dealer' })).toMatchObject({
      id,
      purchased_on: '2026-10-31',
      dealer: 'Another dealer',
    });
    expect(await readRobots(robin)).toHaveLength(1);
    expect(await mails()).toEqual(before);
    expect(accounts.wakeUps()).toBe(wakeUpsBefore + 1);
  });

  test('cannot be registered by another account', async () => {
    await register();
    await expect(register({}, otherUser)).rejects.toMatchObject({ responseName: 'serialTaken' });
    expect(await readRobots(otherUser)).toEqual([]);
    expect((await mails()).map(({ recipient }) => recipient)).not.toContain('other@example.com');
  });

  test('is registered once, even if many try at the same time', async () => {
    const serial_number = 'KM36-0000-0001';
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => register({ serial_number }, index % 2 ? robin : otherUser)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(
      await accounts.db.selectFrom('products').select('id').where('serial_number', '=', serial_number).execute(),
    ).toHaveLength(1);
    expect((await mails()).filter(({ template_values }) => template_values.includes(serial_number))).toHaveLength(1);
  });

  test('must be one that the edition offers', async () => {
    await expect(register({ product: 'toaster' })).rejects.toMatchObject({
      responseName: 'invalidFields',
      details: { fields: ['product'] },
    });
  });

  test('cannot have a purchase date after today in the time zone of the edition', async () => {
    // Noon in London on the 21st is the 21st in Tokyo and New York too. Fourteen hours later it is the 22nd in Tokyo,
    // but not in New York.
    const refused = { responseName: 'invalidFields', details: { fields: ['purchased_on'] } };
    await expect(register({ purchased_on: '2026-11-22' })).rejects.toMatchObject(refused);
    accounts.advance(14 * 3600);
    const [newYork, tokyo] = [callerFrom(), { ...callerFrom(), edition: 'jp' as const }];
    const owner = await logIn(accounts, 'traveller@example.com');
    await expect(
      register({ purchased_on: '2026-11-22', serial_number: 'KM36-0000-0002' }, owner, newYork),
    ).rejects.toMatchObject(refused);
    expect(await register({ purchased_on: '2026-11-22', serial_number: 'KM36-0000-0002' }, owner, tokyo)).toMatchObject(
      { purchased_on: '2026-11-22' },
    );
  });
});
