import { bestSaleDeal, dealEnds, dealWords, liveSale } from '#core/campaigns/live-sale.ts';
import { productLine, shortName } from '#core/products/catalogue.ts';
import type { ResolveContext } from '#core/resolve/resolve-context.ts';
import { featuredProduct } from '#core/section/page-product.ts';
import { countdownTo } from '../../countdown/countdown.ts';
import { saleTitle } from '../../sale/banners/sale-title.ts';

/**
 * The robot on which the live sale saves most, with its clip if `clips` names one. Undefined while no stage is open or
 * nothing is reduced.
 */
export function saleSlide(context: ResolveContext, clips: ReadonlyMap<string, string | undefined>) {
  const sale = liveSale(context);
  const deal = sale && bestSaleDeal(context, sale);
  if (!sale || !deal) return undefined;
  const { product } = deal.card;
  const clip = clips.get(product);
  const picture = deal.card.picture ?? context.site.products[product]?.picture;
  const words = dealWords(context, sale, deal);
  const title = saleTitle(context, sale);
  const { messages } = context;
  return {
    ...featuredProduct(context, product),
    name: shortName(context, product),
    sale: words,
    id: 'sale',
    composition: 'sale' as const,
    surface: 'dark' as const,
    lead: productLine(context, product),
    credit: undefined,
    picture: picture === undefined ? undefined : context.picture(picture),
    clip: clip === undefined ? undefined : context.clip(clip),
    giant: title && { text: title.text, width: title.width },
    tone: title?.tone,
    deals: { href: sale.href, label: messages.sale.all },
    countdown: countdownTo(deal.closes, dealEnds(context, deal), context),
    tab: { label: words.name, note: words.saving },
  };
}
