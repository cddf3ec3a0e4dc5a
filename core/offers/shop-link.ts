import type { Link } from '../links/link.ts';
import type { EditionCode } from '../place/editions.ts';
import { editions } from '../place/editions.ts';
import type { Site } from '../site.ts';
import type { Offer } from './offer-schema.ts';

interface ShownPrice {
  product: string;
  /** Whole currency units; undefined while the page names no price. */
  amount?: number | undefined;
  promotion?: Offer['promotions'][number] | undefined;
}

/**
 * The product's page in the shop. Its query names what the visitor saw, so that the shop can ask the same: the product,
 * the price and its currency, where the price comes from (`black-friday-2026-main`, else `regular`), and its code.
 */
export function shopLink(
  { regions }: Pick<Site, 'regions'>,
  edition: EditionCode,
  path: string,
  { product, amount, promotion }: ShownPrice,
): Link {
  const query = new URLSearchParams({ product });
  if (amount !== undefined) {
    query.set('price', String(amount));
    query.set('currency', editions[edition].currency);
    query.set('source', sourceOf(promotion));
  }
  if (promotion?.code !== undefined) query.set('discount', promotion.code);
  return { href: `${regions[edition].shop.host.replace(/\/$/, '')}${path}?${query}`, external: true };
}

function sourceOf(promotion: ShownPrice['promotion']): string {
  if (!promotion) return 'regular';
  return [promotion.campaign, promotion.stage].filter(Boolean).join('-') || 'promotion';
}
