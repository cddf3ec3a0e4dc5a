import * as z from 'zod';
import { hrefFrom, isPageOpen } from '#core/links/link.ts';
import type { Messages } from '#core/messages/messages-schema.ts';
import { noticeOffer } from '#core/notices/notice-offer.ts';
import { productTopic } from '#core/notices/notice-topic.ts';
import { type OfferNow, offerNow } from '#core/offers/offer.ts';
import { editionCodes } from '#core/place/editions.ts';
import { stageNow } from '#core/products/life.ts';
import { nearestProduct } from '#core/products/nearest-product.ts';
import type { ResolveContext } from '#core/resolve/resolve-context.ts';
import { defineSection, type SectionValue } from '#core/section/define.ts';
import { formatDay } from '#core/words/dates.ts';

/** Says why the product cannot simply be bought, and what to do instead. Left out while it has a price and a shop. */
export const availability = defineSection({
  structure: z.strictObject({}),
  words: z.strictObject({}),
  resolve(_structure, _words, context) {
    const { product, messages } = context;
    if (product === undefined) throw new Error('this section needs a product; set "product" in page.yaml');
    const offer = context.offer(product);
    if (offer?.buy && offer.price) return undefined;
    const canBeBought = offer?.buy !== undefined;
    const nearest = canBeBought ? undefined : nearestProduct(context, product);
    const whereToBuy = context.link('page:where-to-buy');
    return {
      ...offerStatus(product, offer, context),
      shop: offer?.buy && { ...offer.buy, label: messages.buy[offer.state] },
      notice: noticeOffer(context, productTopic(context, product)),
      elsewhere: offer ? [] : sellingEditions(product, context),
      whereToBuy: whereToBuy && { ...whereToBuy, label: messages.status.whereToBuy },
      nearest: nearest && { ...nearest, title: messages.status.nearest },
    };
  },
});

export type AvailabilityValue = SectionValue<'availability', typeof availability>;

/** Messages by state of the offer: with and without the day on which the state began, and what it means. */
const statusMessages = {
  teaser: { since: 'teaserSince', text: 'teaserText' },
  soldOut: { since: 'soldOutSince', text: 'soldOutText' },
  outOfStock: { since: 'outOfStockSince', text: 'outOfStockText' },
  ended: { since: 'endedSince', text: 'endedText' },
} as const satisfies Record<string, Record<'since' | 'text', keyof Messages['status']>>;

function offerStatus(product: string, offer: OfferNow | undefined, context: ResolveContext) {
  const { messages, edition, moment, site, format } = context;
  const { status, availability: names } = messages;
  if (!offer) {
    return sellingEditions(product, context).length > 0
      ? { title: names.notSold, text: status.elsewhereText }
      : { title: status.nowhere, text: status.nowhereText };
  }
  if (offer.state === 'buyNow' || offer.state === 'preOrder')
    return { title: messages.catalogue.priceInShop, text: status.noPriceText };
  const { since, text } = statusMessages[offer.state];
  const from = stageNow(site.offers[edition][product] ?? { life: [] }, moment)?.from;
  const title =
    from === undefined ? names[offer.state] : format(status[since], { day: formatDay(from, edition, 'year') });
  return { title, text: status[text] };
}

function sellingEditions(product: string, { site, edition: current, moment }: ResolveContext) {
  return editionCodes.flatMap((edition) => {
    const slug = site.offers[edition][product]?.link;
    if (edition === current || !slug || !offerNow(site, edition, product, moment)?.buy) return [];
    if (!isPageOpen(site, edition, slug, moment)) return [];
    return [{ href: hrefFrom(site, current, { edition, slug }), external: false, label: site.regions[edition].label }];
  });
}
