import { productSale } from '#core/campaigns/live-sale.ts';
import type { Link } from '#core/links/link.ts';
import type { PageSettings } from '#core/links/page-schema.ts';
import { noticeLink } from '#core/notices/notice-offer.ts';
import { type OfferNow, offerSaving } from '#core/offers/offer.ts';
import { shortName } from '#core/products/catalogue.ts';
import { deliveryValues } from '#core/products/life-values.ts';
import { productHeightMm } from '#core/products/product-size.ts';
import type { ResolveContext } from '#core/resolve/resolve-context.ts';
import type { Site } from '#core/site.ts';
import { formatDay } from '#core/words/dates.ts';
import { formatLength } from '#core/words/measures.ts';

export type BuyBlockValue = ReturnType<typeof resolveBuyBlock>;

/** The top and the end of a product page sell the product with it. Without an offer, it has only facts and a notice. */
export function resolveBuyBlock(context: ResolveContext) {
  const { product, messages } = context;
  if (product === undefined) throw new Error('this section needs a product; set "product" in page.yaml');
  const offer = context.offer(product);
  const hasPriceInShop = offer?.buy && !offer.price;
  return {
    offer,
    sale: offer && reductionWords(offer, context),
    status:
      offer && (hasPriceInShop ? messages.catalogue.priceInShop : offer.buy ? undefined : messages.buy[offer.state]),
    delivery: offer && deliveryValues(offer, context).deliverySentence,
    versions: otherVersions(product, context),
    notice: noticeLink(context, product),
    facts: buyersFacts(product, offer, context),
  };
}

/** The sale that a price belongs to, and what it saves until when. */
function reductionWords(offer: OfferNow, context: ResolveContext) {
  const { edition, format, messages } = context;
  if (offer.until === undefined) return undefined;
  const sale = productSale(context, offer.product);
  // A price may hold for some hours after its stage, until the next stage opens.
  const day = sale?.lastDay ?? formatDay(offer.until - 1, edition);
  const amount = offerSaving(offer, edition)?.text;
  return {
    name: sale?.name,
    saving:
      amount === undefined
        ? format(messages.catalogue.until, { day })
        : format(messages.price.saveUntil, { amount, day }),
  };
}

/** Links to the other versions on the same page that can be bought now. */
function otherVersions(product: string, context: ResolveContext): (Link & { label: string; price: string })[] {
  const sections = context.site.pages[context.slug ?? '']?.settings.sections ?? [];
  return findVersions(context.site, product, sections).flatMap((id) => {
    const { buy, price } = context.offer(id) ?? {};
    const { anchor, id: section } = offersSection(sections) ?? {};
    const href = `#${anchor ?? section}`;
    return buy && price ? [{ href, external: false, label: shortName(context, id), price: price.text }] : [];
  });
}

type Sections = PageSettings['sections'];
const offersSection = (sections: Sections) => sections.find(({ kind }) => kind === 'offers');

/** The products that a page offers beside its own, without those that are several sold as one. */
export function findVersions(site: Site, product: string, sections: Sections): string[] {
  const offered = (offersSection(sections)?.products ?? []) as { product: string }[];
  return offered.map((each) => each.product).filter((id) => id !== product && !site.products[id]?.bundle);
}

/** Height, age, and returns of what can be bought. */
function buyersFacts(
  id: string,
  offer: OfferNow | undefined,
  { site, edition, lang, messages, format }: ResolveContext,
): string[] {
  const product = site.products[id];
  const mm = product && productHeightMm(product);
  const { returnDays: days } = site.regions[edition].terms;
  return [
    mm === undefined ? [] : format(messages.size.tall, { length: formatLength(mm, edition, lang) }),
    product?.ageYears === undefined ? [] : format(messages.price.ages, { years: product.ageYears }),
    days === undefined || !offer?.buy ? [] : format(messages.price.returns, { days }),
  ].flat();
}
