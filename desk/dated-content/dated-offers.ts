import type { EditionCode } from '#rules/place/editions.ts';
import type { Offer } from '#rules/schema/offer.ts';
import type { Site } from '#rules/site/site.ts';
import type { Instant } from '#rules/time/instant.ts';
import { formatMoney } from '#rules/words/money.ts';
import { withCampaignLocation } from './campaign-location.ts';
import type { DatedKind, DatedWindow } from './dated-window.ts';
import { productNameOf, slugOfProduct } from './dated-window.ts';

/** The windows of an edition's offers: announcements, sale starts, pre-orders, price steps, promotional prices. */
export function datedOffers(site: Site, edition: EditionCode): DatedWindow[] {
  return Object.entries(site.offers[edition]).flatMap(([product, offer]) => {
    const file = `content/offers/${edition}.yaml`;
    const name = productNameOf(site, product);
    const slug = slugOfProduct(site, edition, product);
    const dated = (
      kind: DatedKind,
      title: string,
      path: string,
      times: { opens?: Instant | undefined; closes?: Instant | undefined },
    ): DatedWindow[] => {
      const { opens, closes } = times;
      if (opens === undefined && closes === undefined) return [];
      const id = `${edition} ${file} ${product}.${path}`;
      const location = { file, path: `${product}.${path}` };
      return [
        {
          id,
          edition,
          kind,
          name: title,
          ...location,
          ...(opens !== undefined && { opens }),
          ...(closes !== undefined && { closes }),
          slug,
          subject: product,
        },
      ];
    };
    return [
      ...dated('announced', `Announcement of ${name}`, 'announced', { opens: offer.announced }),
      ...dated('onSale', `Sale start of ${name}`, 'onSale', { opens: offer.onSale }),
      ...dated('preSale', `Pre-order of ${name}`, 'preSale', offer.preSale ?? {}),
      ...priceSteps(offer).flatMap(({ index, price, ...times }) =>
        dated('price', `Price of ${name}: ${formatMoney(price, edition)}`, `price.${index}.from`, times),
      ),
      ...offer.promotions.flatMap((promotion, index) =>
        dated(
          'promotion',
          `Promotional price of ${name}: ${formatMoney(promotion.price, edition)}`,
          `promotions.${index}`,
          promotion,
        ).map((one) => withCampaignLocation(site, one, promotion)),
      ),
    ];
  });
}

/** The price steps with a start time, each until the next. */
const priceSteps = ({ price: steps = [] }: Offer) =>
  steps.flatMap(({ from, price }, index) =>
    from === undefined ? [] : [{ index, price, opens: from, closes: steps[index + 1]?.from }],
  );
