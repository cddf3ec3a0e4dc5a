import { type ShopDifference, shopDifferences } from '#core/offers/shop-differences.ts';
import { shopProducts, shopTerms } from '#core/offers/shop-terms.ts';
import type { EditionCode } from '#core/place/editions.ts';
import type { Site } from '#core/site.ts';
import type { Instant } from '#core/time/instant.ts';
import { Moment } from '#core/time/moment.ts';
import type { Clock } from '../time/clock.ts';
import { getFromShop } from './get-from-shop.ts';
import { ShopFault, type ShopFaultKind } from './shop-fault.ts';
import type { ShopType } from './shop-types.ts';

export interface ShopCheck {
  site: Site;
  editions: readonly EditionCode[];
  clock: Clock;
  type: ShopType;
  timeoutMs: number;
  /** A difference that began or ends so many ms from an edge of ours is none. */
  graceMs: number;
}

export interface FoundFault {
  edition: EditionCode;
  product: string;
  kind: ShopFaultKind;
  message: string;
  retryAt?: Instant | undefined;
}

export type DatedDifference = ShopDifference & { since: Instant };

export interface ShopReport {
  checkedAt: Instant;
  /** Products that the shops told about. One that a shop does not have says nothing about its stock. */
  read: { edition: EditionCode; product: string; isSoldOut: boolean | undefined }[];
  /** Each with when it began, or was seen if both never said the same. */
  differences: DatedDifference[];
  faults: FoundFault[];
  /** Products that were not read: nothing new is known about them. */
  unread: { edition: EditionCode; product: string }[];
}

/** Reads every product from the shops of these editions, and compares it with our pages. Changes nothing. */
export async function checkShops(check: ShopCheck): Promise<ShopReport> {
  const checkedAt = check.clock.now();
  const ofShops = await Promise.all(check.editions.map((edition) => checkShop(check, edition)));
  return {
    checkedAt,
    read: ofShops.flatMap(({ read }) => read),
    differences: ofShops.flatMap(({ differences }) => differences),
    faults: ofShops.flatMap(({ faults }) => faults),
    unread: ofShops.flatMap(({ unread }) => unread),
  };
}

async function checkShop({ site, clock, type, timeoutMs, graceMs }: ShopCheck, edition: EditionCode) {
  const report: Omit<ShopReport, 'checkedAt'> = { read: [], differences: [], faults: [], unread: [] };
  const { host } = site.regions[edition].shop;
  let isAway = false;
  for (const { product, path } of shopProducts(site, edition)) {
    if (!shopTerms(site, edition, product, new Moment(clock.now()))) continue;
    if (isAway) {
      report.unread.push({ edition, product });
      continue;
    }
    try {
      const getJson = (file: string) => getFromShop(new URL(file, host), { site, timeoutMs, now: clock.now() });
      const shown = await type.readProduct(path, getJson);
      report.read.push({ edition, product, isSoldOut: shown && !shown.isAvailable });
      const now = clock.now();
      const found = shopDifferences(site, { edition, product }, shown, now, graceMs);
      report.differences.push(...found.map(({ since = now, ...difference }) => ({ ...difference, since })));
    } catch (error) {
      if (!(error instanceof ShopFault)) throw error;
      const { kind, message, retryAt } = error;
      report.faults.push({ edition, product, kind, message, retryAt });
      report.unread.push({ edition, product });
      isAway = error.concernsWholeShop;
    }
  }
  return report;
}
