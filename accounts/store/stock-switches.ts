import type { StockSwitch } from '#core/offers/shop-stock.ts';
import type { Database } from './open-store.ts';

/** The switches of a group's shops, oldest first. The pages of every node that shares the store follow them. */
export async function readStockSwitches(db: Database): Promise<StockSwitch[]> {
  const rows = await db.selectFrom('stock_switches').selectAll().orderBy('starts_at').orderBy('id').execute();
  return rows.map(({ edition, product, state, starts_at: from }) => ({ edition, product, state, from }) as StockSwitch);
}

/** Safe on several nodes at once. */
export async function writeStockSwitch(db: Database, { edition, product, state, from }: StockSwitch): Promise<void> {
  await db
    .insertInto('stock_switches')
    .values({ id: [edition, product, state, from].join(' '), edition, product, state, starts_at: from })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
