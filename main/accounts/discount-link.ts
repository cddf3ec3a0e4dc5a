import type { EditionCode } from '#core/place/editions.ts';
import type { Site } from '#core/site.ts';

/** Address that applies a discount code in the edition's shop, then shows the shop's home page. */
export function discountLink({ regions }: Pick<Site, 'regions'>, edition: EditionCode, code: string): string {
  const shop = regions[edition].shop.host.replace(/\/$/, '');
  return `${shop}/discount/${encodeURIComponent(code)}?${new URLSearchParams({ redirect: '/' })}`;
}
