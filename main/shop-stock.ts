import type { Accounts } from '#accounts/accounts.ts';
import { readStockSwitches, writeStockSwitch } from '#accounts/store/stock-switches.ts';
import { accountGroup, type GroupCode } from '#contract/account/groups.ts';
import type { StockSwitch } from '#core/offers/shop-stock.ts';
import type { EditionCode } from '#core/place/editions.ts';
import { type ShopStock, stockTimes } from '#server/shops/shop-stock.ts';

/** The switches of stock in the stores of the account groups. What a store said last holds while it is unavailable. */
export function openShopStock(editions: readonly EditionCode[], { groups }: Pick<Accounts, 'groups'>): ShopStock {
  const lists = new Map<GroupCode, readonly StockSwitch[]>();
  let timer: NodeJS.Timeout | undefined;
  let reported = '';
  let report: Parameters<ShopStock['follow']>[0] = () => {};

  const switches = () =>
    [...lists.values()]
      .flat()
      .filter(({ edition }) => editions.includes(edition))
      .toSorted((one, other) => one.from - other.from);

  async function read(): Promise<void> {
    const readGroup = async ({ code, db }: ReturnType<typeof groups>[number]) =>
      void lists.set(code, await readStockSwitches(db));
    await Promise.allSettled(groups().map(readGroup));
    const text = JSON.stringify(switches());
    if (text === reported) return;
    reported = text;
    report(switches());
  }

  return {
    editions,
    switches,
    async write(added) {
      for (const one of added) {
        const group = groups().find(({ code }) => code === accountGroup(one.edition));
        if (!group) throw new Error(`the accounts of ${one.edition} are not available`);
        await writeStockSwitch(group.db, one);
      }
      await read();
    },
    async follow(onChange) {
      [report, reported] = [onChange, '[]'];
      clearInterval(timer);
      await read();
      timer = setInterval(() => void read(), stockTimes.read).unref();
    },
    stop: () => clearInterval(timer),
  };
}
