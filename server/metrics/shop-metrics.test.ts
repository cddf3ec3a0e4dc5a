import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import type { ShopReport } from '../shops/check-shops.ts';
import { shopMetrics } from './shop-metrics.ts';

test('an edition whose shop agrees counts zero, and a node that checks no shops counts nothing', async () => {
  const register = new Registry();
  let report: ShopReport | undefined;
  shopMetrics(register, ['uk', 'de'], () => report);
  const valuesOf = async (name: string) => ((await register.getSingleMetric(name)?.get()) ?? { values: [] }).values;
  expect(await valuesOf('shop_differences')).toEqual([]);
  const place = { edition: 'uk', product: 'tank' } as const;
  const difference = { ...place, field: 'price', ours: '£80', theirs: '£100', since: 0 } as const;
  report = { checkedAt: 5000, read: [], differences: [difference, difference], faults: [], unread: [] };
  expect(await valuesOf('shop_differences')).toMatchObject([
    { labels: { edition: 'uk' }, value: 2 },
    { labels: { edition: 'de' }, value: 0 },
  ]);
  expect(await valuesOf('shop_check_time_seconds')).toMatchObject([{ value: 5 }]);
});
