import { beforeEach, expect, test } from 'vitest';
import type { EditionCode } from '#core/place/editions.ts';
import { describeOnEngines } from '#tests/support/accounts/account-engines.ts';
import {
  callerFrom,
  expectRefusal,
  type LoggedIn,
  openTestGroup,
  type TestGroup,
  testStart,
} from '#tests/support/accounts/account-group.ts';
import { purchase } from '#tests/support/accounts/sample-requests.ts';

describeOnEngines('a robot in the account', (engine) => {
  let accounts: TestGroup;
  let robin: LoggedIn;
  let other: LoggedIn;
  beforeEach(async () => {
    accounts = await openTestGroup(engine);
    robin = await accounts.logIn('robin@example.com');
    other = await accounts.logIn('other@example.com');
  });

  const register = (changes: Partial<typeof purchase> = {}, owner = robin, edition: EditionCode = 'us') =>
    accounts.callAs(owner, 'registerProduct', { ...purchase, ...changes }, callerFrom(undefined, edition));
  const rename = (id: string, nickname: string, owner = robin) =>
    accounts.callAs(owner, 'updateProduct', { id, nickname });
  const remove = (id: string, owner = robin) => accounts.callAs(owner, 'removeProduct', { id });
  const robots = async (owner = robin) => (await accounts.callAs(owner, 'profile', {})).products;
  const mails = () => accounts.outbox('productRegistered');

  test('is registered with a normalised serial number, has a warranty and is confirmed by mail', async () => {
    const reply = await register({ serial_number: 'km36-0012-3456 ', dealer: ' KINETRA shop ' });
    expect(reply).toEqual({
      ...purchase,
      id: expect.any(String),
      nickname: null,
      region: 'us',
      created_at: testStart,
      warranty: [
        { kind: 'standard', ends_on: '2028-11-01', left: { years: 1, months: 11, days: 12 } },
        { kind: 'extra', ends_on: '2030-11-01', left: { years: 3, months: 11, days: 12 } },
      ],
    });
    expect(await robots()).toEqual([reply]);
    const [mail] = await mails();
    expect(mail).toMatchObject({ recipient: 'robin@example.com', edition: 'us' });
    expect(JSON.parse(mail?.template_values ?? '')).toEqual({
      product: 'Flagship Robot',
      serialNumber: 'KM36-0012-3456',
    });
  });

  test('is updated, without another mail or name, when its owner registers it again', async () => {
    const { id } = await register();
    await rename(id, 'Rex');
    const [before, wakeUpsBefore] = [await mails(), accounts.wakeUps()];
    const changes = { purchased_on: '2026-10-31', dealer: 'Another dealer' };
    expect(await register(changes)).toMatchObject({ ...changes, id, nickname: 'Rex' });
    expect(await robots()).toHaveLength(1);
    expect(await mails()).toEqual(before);
    expect(accounts.wakeUps()).toBe(wakeUpsBefore + 1);
  });

  test('gets a name, another one and none, beside robots of the same kind', async () => {
    const { id } = await register();
    await register({ serial_number: 'KM36-0000-0002' });
    expect((await rename(id, '  Rex ')).products).toContainEqual(expect.objectContaining({ id, nickname: 'Rex' }));
    expect((await robots()).map(({ nickname }) => nickname).sort()).toEqual(['Rex', null]);
    expect((await rename(id, '')).products).toContainEqual(expect.objectContaining({ id, nickname: null }));
  });

  test('belongs to one account until it leaves that one', async () => {
    const { id } = await register();
    await expectRefusal(register({}, other), 'serialTaken');
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['robin@example.com']);
    for (const attempt of [() => rename(id, 'Mine', other), () => remove(id, other), () => remove('unknown')])
      await expectRefusal(attempt(), 'notFound');
    expect(await robots()).toMatchObject([{ id, nickname: null }]);
    expect((await remove(id)).products).toEqual([]);
    for (const attempt of [() => rename(id, 'Rex'), () => remove(id)]) await expectRefusal(attempt(), 'notFound');
    await register({}, other);
    expect(await robots(other)).toHaveLength(1);
  });

  test('is registered once, even if many try at the same time', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => register({}, index % 2 ? robin : other)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect((await robots()).length + (await robots(other)).length).toBe(1);
    expect(await mails()).toHaveLength(1);
  });

  test('must be one that the edition offers, bought no later than today in its time zone', async () => {
    const { products } = await accounts.call('productOptions', {});
    expect(products).toEqual(accounts.group.policy.products('us'));
    const refused = (field: string) => ({ responseName: 'invalidFields', details: { fields: [field] } });
    await expect(register({ product: 'toaster' })).rejects.toMatchObject(refused('product'));
    const tomorrow = { purchased_on: '2026-11-22' };
    await expect(register(tomorrow)).rejects.toMatchObject(refused('purchased_on'));
    // Fourteen hours later it is the 22nd in Tokyo, but not in New York.
    accounts.advance(14 * 3600);
    robin = await accounts.logIn('robin@example.com');
    await expect(register(tomorrow, robin, 'us')).rejects.toMatchObject(refused('purchased_on'));
    expect(await register(tomorrow, robin, 'jp')).toMatchObject(tomorrow);
  });

  test('has the warranty of the edition in which it was registered, through the last day in its time zone', async () => {
    const leapDay = { purchased_on: '2024-02-29' };
    await register(leapDay, robin, 'us');
    await register({ ...leapDay, serial_number: 'KM36-0000-0002' }, robin, 'kr');
    const standardLeft = async () =>
      Object.fromEntries((await robots()).map(({ region, warranty }) => [region, warranty[0]?.left ?? null]));
    const advanceTo = (time: string) => accounts.advance((Date.parse(time) - accounts.group.now()) / 1000);
    expect((await robots()).map(({ region, warranty }) => [region, warranty.map(({ ends_on }) => ends_on)])).toEqual(
      expect.arrayContaining([
        ['us', ['2026-02-28', '2028-02-29']],
        ['kr', ['2026-02-28']],
      ]),
    );
    const lastDay = { years: 0, months: 0, days: 1 };
    advanceTo('2026-02-28T14:59:00Z');
    expect(await standardLeft()).toEqual({ us: lastDay, kr: lastDay });
    // Midnight in Seoul, morning in New York.
    advanceTo('2026-02-28T15:00:00Z');
    expect(await standardLeft()).toEqual({ us: lastDay, kr: null });
    advanceTo('2026-03-01T05:00:00Z');
    expect(await standardLeft()).toEqual({ us: null, kr: null });
  });
});
