import { Registry } from 'prom-client';
import { afterAll, expect, test } from 'vitest';
import { shopLines } from '#desk/findings/shop-findings.ts';
import type { Log } from '#server/log/log.ts';
import { shopMetrics } from '#server/metrics/shop-metrics.ts';
import { shopTypes } from '#server/shops/shop-types.ts';
import { watchShops } from '#server/shops/watch-shops.ts';
import { fixedClock } from '#server/time/clock.ts';
import { alertsFile, createSettingsFolder, runPromtool } from '../../support/deploy/promtool.ts';
import { openFakeShop } from '../../support/running/fake-shop.ts';
import { fixtureSale, saleMoments } from '../../support/site/fixture-sale.ts';

const minute = 60_000;
const { write } = createSettingsFolder();
const shop = await openFakeShop();
afterAll(shop.close);

/** Minutes from the start of the rehearsal, which is half an hour before the sale. */
const times = { sale: 30, shopChanges: 150, end: 180, betweenChecks: 10 };

const sell = (tank: object, base: object) => {
  for (const [handle, product] of Object.entries({ tank, base, car: { price: 1299 } }))
    shop.products.set(handle, product as never);
};

test('a shop whose price changes two hours late: the finding, the alert, the recovery', async () => {
  const content = fixtureSale();
  const { de } = content.regions;
  const site = {
    ...content,
    settings: { ...content.settings, allowedHosts: ['127.0.0.1'] },
    regions: { ...content.regions, de: { ...de, shop: { ...de.shop, host: shop.origin } } },
  };
  const clock = fixedClock(0);
  const log = { info() {}, warn() {}, error() {} } as unknown as Log;
  const check = {
    site,
    editions: ['de'] as const,
    clock,
    type: shopTypes.shopify,
    timeoutMs: 5000,
    graceMs: 15 * minute,
  };
  const watch = watchShops(check, log);
  const register = new Registry();
  shopMetrics(register, ['de'], watch.report);

  sell({ price: 1599 }, { price: 299 });
  const values: number[] = [];
  let findings: string[] = [];
  for (let time = 0; time <= times.end; time += 1) {
    if (time === times.shopChanges) sell({ price: 1519, compareAt: 1599 }, { price: 244, compareAt: 299 });
    clock.set(saleMoments.early + (time - times.sale) * minute);
    if (time % times.betweenChecks === 0) await watch.check();
    if (time === times.shopChanges - 1)
      findings = shopLines(site, watch.report() ?? expect.fail('nothing was checked'));
    const [metric] = (await register.getSingleMetric('shop_differences')?.get())?.values ?? [];
    values.push(metric?.value ?? Number.NaN);
  }

  expect(findings.map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
    'de  TANK, price: ours 1.519 €, theirs 1.599 €, since 14 Nov 2026, 09:00 CET',
    'de  TANK, struck-through price: ours 1.599 €, theirs none, since 14 Nov 2026, 09:00 CET',
    'de  BASE, price: ours 244 €, theirs 299 €, since 14 Nov 2026, 09:00 CET',
    'de  BASE, struck-through price: ours 299 €, theirs none, since 14 Nov 2026, 09:00 CET',
  ]);
  const labels = 'job="kinetra",instance="node-1:3000"';
  const firing = { labels: '{alertname="ShopDiffers"}', value: 1 };
  // The first check after the grace period finds it, and the alert waits for five minutes more.
  const cases: [time: number, alerts: object[]][] = [
    [times.sale + 24, []],
    [times.sale + 26, [firing]],
    [times.shopChanges - 1, [firing]],
    [times.shopChanges + 1, []],
  ];
  const rehearsal = {
    rule_files: [alertsFile],
    evaluation_interval: '1m',
    tests: [
      {
        interval: '1m',
        input_series: [
          { series: `up{${labels}}`, values: `1+0x${times.end}` },
          { series: `shop_differences{edition="de",${labels}}`, values: values.join(' ') },
        ],
        promql_expr_test: cases.map(([time, alerts]) => ({
          expr: 'count by (alertname) (ALERTS{alertstate="firing"})',
          eval_time: `${time}m`,
          exp_samples: alerts,
        })),
      },
    ],
  };
  const { status, output } = runPromtool(['test', 'rules', write('rehearsal.yml', rehearsal)]);
  expect(output).toContain('SUCCESS');
  expect(status).toBe(0);
});
