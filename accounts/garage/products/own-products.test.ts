import { afterEach, beforeEach, expect, test } from 'vitest';
import type { EditionCode } from '#core/place/editions.ts';
import { describeOnEngines } from '#tests/support/accounts/account-engines.ts';
import {
  callAs,
  callerFrom,
  type LoggedIn,
  logIn,
  openTestGroup,
  type TestGroup,
} from '#tests/support/accounts/account-group.ts';

const bought = { product: 'flagshipMegatron', purchased_on: '2024-02-29', dealer: 'KINETRA shop' };

describeOnEngines('a robot in the account', (engine) => {
  let accounts: TestGroup;
  let robin: LoggedIn;
  beforeEach(async () => {
    accounts = await openTestGroup(engine);
    robin = await logIn(accounts, 'robin@example.com');
  });
  afterEach(() => accounts.close());

  const register = (serial_number: string, owner = robin, edition: EditionCode = 'us') =>
    callAs(owner, accounts.group, 'registerProduct', { ...bought, serial_number }, { ...callerFrom(), edition });
  const rename = (id: string, nickname: string, owner = robin) =>
    callAs(owner, accounts.group, 'updateProduct', { id, nickname });
  const remove = (id: string, owner = robin) => callAs(owner, accounts.group, 'removeProduct', { id });
  const robots = async (owner = robin) => (await callAs(owner, accounts.group, 'profile', {})).products;

  test('gets a name, another one and none, beside robots of the same kind', async () => {
    const { id } = await register('KM36-0000-0001');
    await register('KM36-0000-0002');
    expect((await rename(id, '  Rex ')).products).toContainEqual(expect.objectContaining({ id, nickname: 'Rex' }));
    expect((await robots()).map(({ nickname }) => nickname).sort()).toEqual(['Rex', null]);
    expect((await rename(id, '')).products).toContainEqual(expect.objectContaining({ id, nickname: null }));
  });

  test('keeps its name when its owner registers it again', async () => {
    const { id } = await register('KM36-0000-0001');
    await rename(id, 'Rex');
    expect(await register('KM36-0000-0001')).toMatchObject({ id, nickname: 'Rex' });
  });

  test('leaves the account, and anybody can then register its serial number', async () => {
    const other = await logIn(accounts, 'other@example.com');
    const { id } = await register('KM36-0000-0001');
    await expect(register('KM36-0000-0001', other)).rejects.toMatchObject({ responseName: 'serialTaken' });
    expect((await remove(id)).products).toEqual([]);
    await register('KM36-0000-0001', other);
    expect(await robots(other)).toHaveLength(1);
  });

  test('cannot be named or removed by anybody else, nor after it was removed', async () => {
    const other = await logIn(accounts, 'other@example.com');
    const { id } = await register('KM36-0000-0001');
    for (const attempt of [() => rename(id, 'Mine', other), () => remove(id, other), () => remove('unknown')])
      await expect(attempt()).rejects.toMatchObject({ responseName: 'notFound' });
    expect(await robots()).toMatchObject([{ id, nickname: null }]);
    await remove(id);
    for (const attempt of [() => rename(id, 'Rex'), () => remove(id)])
      await expect(attempt()).rejects.toMatchObject({ responseName: 'notFound' });
  });

  test('has the warranty of the edition in which it was registered, through the last day in its time zone', async () => {
    await register('KM36-0000-0001', robin, 'us');
    await register('KM36-0000-0002', robin, 'kr');
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

  // A node of the previous release writes no edition.
  test('without an edition has the warranty of its account', async () => {
    await register('KM36-0000-0001', robin, 'kr');
    await accounts.db.updateTable('products').set({ edition: null }).execute();
    expect(await robots()).toMatchObject([{ region: 'us', warranty: [{}, {}] }]);
  });
});
