import { Gauge, type Registry } from 'prom-client';
import type { EditionCode } from '#core/place/editions.ts';
import type { ShopReport } from '../shops/check-shops.ts';

/** Counts of the last check of the shops. A node that checks none has no values. */
export function shopMetrics(
  register: Registry,
  editions: readonly EditionCode[],
  report: () => ShopReport | undefined,
): void {
  const byEdition = (name: string, help: string, found: (report: ShopReport) => { edition: EditionCode }[]) =>
    new Gauge({
      name,
      help,
      labelNames: ['edition'],
      registers: [register],
      collect() {
        const last = report();
        if (!last) return;
        for (const edition of editions)
          this.set({ edition }, found(last).filter((one) => one.edition === edition).length);
      },
    });
  byEdition(
    'shop_differences',
    'Prices and stock of an edition in which its shop differed from our pages at the last check.',
    ({ differences }) => differences,
  );
  byEdition(
    'shop_unread_products',
    'Products of an edition whose data its shop did not give at the last check.',
    ({ unread }) => unread,
  );
  new Gauge({
    name: 'shop_check_time_seconds',
    help: 'When this node last checked the shops, in seconds since 1970.',
    registers: [register],
    collect() {
      const last = report();
      this.set(last ? last.checkedAt / 1000 : 0);
    },
  });
}
