import { expect, test } from 'vitest';
import type { StockSwitch } from '#core/offers/shop-stock.ts';
import { describeOnEngines } from '#tests/support/accounts/account-engines.ts';
import { openTestGroup } from '#tests/support/accounts/account-group.ts';
import { openShopStock } from './shop-stock.ts';

const soldOut: StockSwitch = { edition: 'uk', product: 'tank', state: 'soldOut', from: 2 };
const available: StockSwitch = { ...soldOut, state: 'available', from: 3 };

describeOnEngines('what shops have sold out', (engine) => {
  test('is the same on all nodes, is told once, and stays while the store is away', async () => {
    const first = await openTestGroup(engine, { code: 'eu' });
    const second = await openTestGroup(engine, { code: 'eu', address: first.address });
    const [writer, reader, other] = [
      openShopStock(['uk', 'de'], { groups: () => [first.group] }),
      openShopStock(['uk', 'de'], { groups: () => [second.group] }),
      openShopStock(['de'], { groups: () => [second.group] }),
    ];
    await Promise.all([writer.write([available]), writer.write([soldOut]), reader.write([soldOut])]);
    const reports: (readonly StockSwitch[])[] = [];
    for (const stock of [reader, reader, writer, other]) await stock.follow((switches) => reports.push(switches));
    for (const stock of [reader, writer, other]) stock.stop();
    expect(reports).toEqual(Array(3).fill([soldOut, available]));
    await second.db.destroy();
    await reader.follow((switches) => reports.push(switches));
    reader.stop();
    expect(reports).toHaveLength(4);
    expect(reader.switches()).toEqual([soldOut, available]);
  });

  test('cannot be written for an edition whose accounts are elsewhere', async () => {
    const { group } = await openTestGroup(engine, { code: 'eu' });
    const stock = openShopStock(['us'], { groups: () => [group] });
    await expect(stock.write([{ ...soldOut, edition: 'us' }])).rejects.toThrow('accounts of us');
  });
});
