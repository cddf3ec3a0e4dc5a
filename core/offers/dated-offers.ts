import {
  type DatedKind,
  type DatedWindow,
  datedWindow,
  englishProductName,
  slugOfLink,
  withCampaignLocation,
} from '../dated/dated-window.ts';
import { type EditionCode, editions } from '../place/editions.ts';
import { lifeWindows } from '../products/life.ts';
import type { LifeStage } from '../products/life-schema.ts';
import type { Site } from '../site.ts';
import { endOfExpectedTime, parseExpectedTime } from '../time/expected-time.ts';
import type { TimeWindow } from '../time/time-window.ts';
import { formatMoney } from '../words/money.ts';
import type { Offer } from './offer-schema.ts';
import { comparisonAt } from './reference-price.ts';

/** The stages of a product's life, as the web team calls them. */
const stageNames: Record<LifeStage, string> = {
  announced: 'Announced',
  teaser: 'Teaser',
  preOrder: 'Pre-order',
  onSale: 'On sale',
  soldOut: 'Sold out',
  outOfStock: 'Out of stock',
  ended: 'No longer sold',
};

/** The windows of an edition's offers: stages of their lives, what the shop has sold out, tags, price steps, promotional prices. */
export function datedOffers(site: Site, edition: EditionCode): DatedWindow[] {
  return Object.entries(site.offers[edition]).flatMap(([product, offer]) => {
    const file = `content/offers/${edition}.yaml`;
    const name = englishProductName(site, product);
    const slug = slugOfLink(site, edition, `page:${offer.link}`);
    const dated = (kind: DatedKind, title: string, path: string, times: TimeWindow) =>
      datedWindow({ edition, kind, name: title, file, path: `${product}.${path}`, slug, subject: product }, times);
    return [
      ...lifeWindows(offer.life).flatMap(({ stage, ...times }, index) =>
        dated('life', `${stageNames[stage]}: ${name}`, `life.${index}`, times),
      ),
      ...(offer.soldOut ?? []).flatMap((times, index) =>
        dated('life', `Sold out in the shop: ${name}`, `soldOut.${index}`, times),
      ),
      ...offer.life.flatMap(({ delivery }, index) => {
        if (delivery === undefined) return [];
        const closes = endOfExpectedTime(parseExpectedTime(delivery), editions[edition].timeZone);
        return dated('life', `Expected delivery: ${name}`, `life.${index}.delivery`, { closes });
      }),
      ...(offer.tag
        ? dated('tag', `${offer.tag.label} tag of ${name}`, 'tag', {
            opens: offer.life[0]?.from,
            closes: offer.tag.closes,
          })
        : []),
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
      ...offer.promotions.flatMap((promotion, index) => {
        const ends = promotion.opens === undefined ? undefined : comparisonAt(offer, promotion.opens)?.ends;
        if (ends === undefined || ends >= (promotion.closes ?? Number.POSITIVE_INFINITY)) return [];
        const title = `Comparison with the earlier price of ${name}`;
        return dated('price', title, `promotions.${index}.price`, { closes: ends });
      }),
    ];
  });
}

const priceSteps = ({ price: steps = [] }: Offer) =>
  steps.flatMap(({ from, price }, index) =>
    from === undefined ? [] : [{ index, price, opens: from, closes: steps[index + 1]?.from }],
  );
