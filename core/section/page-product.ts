import { productSale } from '../campaigns/live-sale.ts';
import { lawNow } from '../law/page-law.ts';
import type { Picture } from '../media/picture.ts';
import type { OfferNow } from '../offers/offer.ts';
import { priceInShop, visibleProduct } from '../products/catalogue.ts';
import type { ResolveContext } from '../resolve/resolve-context.ts';
import { formatMoney } from '../words/money.ts';
import { formatPercent } from '../words/percent.ts';

/** The product of the page. Throws if the page has none. */
export function pageProduct(context: ResolveContext) {
  if (context.product === undefined) throw new Error('this section needs a product; set "product" in page.yaml');
  return featuredProduct(context, context.product);
}

/** The cut-out of the page's product; undefined if the page or the product has none. */
export function productPicture({ site, product, picture }: ResolveContext): Picture | undefined {
  const id = product === undefined ? undefined : site.products[product]?.picture;
  return id === undefined ? undefined : picture(id);
}

/**
 * Text of the instalments, `$124.92 a month for 12 months`; undefined where the offer has none or cannot be bought. The
 * last one makes up for the cents that the others were rounded by.
 */
export function instalmentText(
  { instalment, price, buy }: Pick<OfferNow, 'instalment' | 'price' | 'buy'>,
  context: ResolveContext,
): string | undefined {
  if (!instalment || !price || !buy) return undefined;
  const message = lawNow(context, 'instalments')?.text ?? context.messages.price.instalments;
  const cents = Math.round(price.amount * 100);
  const monthlyCents = Math.round(instalment.price.amount * 100);
  const lastCents = cents - (instalment.count - 1) * monthlyCents;
  return context.format(message, {
    count: instalment.count,
    price: instalment.price.text,
    last: lastCents === monthlyCents ? 'same' : formatMoney(lastCents / 100, context.edition),
    total: price.text,
    /* The plans of all regions are free of interest. */
    rate: formatPercent(0, context.lang),
  });
}

/** Resolves a product for this edition. Throws if its catalogue lacks the product, or before the announcement. */
export function featuredProduct(context: ResolveContext, product: string) {
  const { site, edition } = context;
  const accent = site.products[product]?.accent;
  const offer = context.offer(product);
  if (accent === undefined || !offer) throw new Error(`the catalogue of ${edition} has no product "${product}" now`);
  const slug = site.offers[edition][product]?.link;
  const pageLink = slug ? context.link(`page:${slug}`) : undefined;
  return {
    name: context.productName(product),
    accent,
    offer,
    /** Stands in place of the price that only the shop names. */
    priceNote: offer.buy && !offer.price ? priceInShop(context) : undefined,
    sale: productSale(context, product),
    /** Its page while that is live, else its card in the list of all products, while that has one. */
    link: pageLink ?? (visibleProduct(context, product) && context.link(`page:robots#${product}`)),
  };
}
