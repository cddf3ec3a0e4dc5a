import { lawNow } from '../law/page-law.ts';
import type { OfferNow } from '../offers/offer.ts';
import type { ResolveContext } from '../resolve/resolve-context.ts';
import { formatMoney } from '../words/money.ts';
import { formatPercent } from '../words/percent.ts';
import { type FeaturedProduct, featuredProduct } from './featured-product.ts';

/** The product of the page. Throws if the page has none. */
export function pageProduct(context: ResolveContext): FeaturedProduct {
  if (context.product === undefined) throw new Error('this section needs a product; set "product" in page.yaml');
  return featuredProduct(context, context.product);
}

/** Text of the instalments, `12 × $124.92 a month`; undefined where the offer has none or cannot be bought. */
export function instalmentText(
  { instalment, price, buy }: Pick<OfferNow, 'instalment' | 'price' | 'buy'>,
  context: ResolveContext,
): string | undefined {
  if (!instalment || !price || !buy) return undefined;
  const message = lawNow(context, 'instalments')?.text ?? context.messages.price.instalments;
  return context.format(message, {
    count: instalment.count,
    price: instalment.price.text,
    total: formatMoney(Math.round(instalment.count * instalment.price.amount * 100) / 100, context.edition),
    /* The plans of all regions are free of interest. */
    rate: formatPercent(0, context.lang),
  });
}
