import type { Offer } from '#core/offers/offer-schema.ts';
import { type EditionCode, editionCodes, editions } from '#core/place/editions.ts';
import type { Site } from '#core/site.ts';
import { formatMoney } from '#core/words/money.ts';
import type { Check } from '../../check.ts';
import { type OfferFinding, offerFindings } from '../../offer-findings.ts';

type Currency = (typeof editions)[EditionCode]['currency'];

/** Rough value of one US dollar in each currency, enough to tell yen from dollars. */
const perDollar: Record<Currency, number> = { USD: 1, EUR: 0.9, GBP: 0.8, CNY: 7, JPY: 150, KRW: 1400 };

/** A price that differs by this factor is in another currency, or has a digit too many or too few. */
const maxFactor = 3;

/**
 * Finds prices far from those of the same product in other editions, and promotional prices far from the regular price.
 */
export const priceMagnitudes: Check = (content) =>
  offerFindings(content, (offer, edition, id) => [
    ...strangePrices(offer, edition, typicalDollars(content.site, edition, id)),
    ...strangePromotions(offer, edition),
  ]);

function strangePrices(
  { price = [], unconfirmed }: Offer,
  edition: EditionCode,
  dollars: number | undefined,
): OfferFinding[] {
  if (dollars === undefined) return [];
  const { currency } = editions[edition];
  const typical = dollars * perDollar[currency];
  return price.flatMap((step, index): OfferFinding[] => {
    if (!isFar(step.price, typical)) return [];
    // An estimate needs two significant digits.
    const others = formatMoney(Number(typical.toPrecision(2)), edition);
    return [
      {
        check: unconfirmed ? 'price-unconfirmed' : 'price-magnitude',
        severity: unconfirmed ? 'note' : 'error',
        path: price.length > 1 ? `price.${index}.price` : 'price',
        actual: `${formatMoney(step.price, edition)}, while other editions ask about ${others}${unconfirmed ? '; unconfirmed, so it is not shown' : ''}`,
        fix: `Write it in ${currency}, or mark it unconfirmed until it is known.`,
      },
    ];
  });
}

function strangePromotions({ price = [], promotions }: Offer, edition: EditionCode): OfferFinding[] {
  if (price.length === 0) return [];
  const regular = Math.max(...price.map((step) => step.price));
  return promotions.flatMap((promotion, index): OfferFinding[] => {
    if (!isFar(promotion.price, regular)) return [];
    return [
      {
        check: 'price-magnitude',
        severity: 'error',
        path: `promotions.${index}.price`,
        instant: promotion.opens,
        actual: `a promotional price of ${formatMoney(promotion.price, edition)} against a regular price of ${formatMoney(regular, edition)}`,
        fix: 'Correct the figure, or accept it where so much is taken off.',
      },
    ];
  });
}

/** The median price in other editions, in dollars; undefined if no other edition has a confirmed price. */
function typicalDollars(site: Site, edition: EditionCode, id: string): number | undefined {
  const dollarPrices = editionCodes.flatMap((other) => {
    const { price = [], unconfirmed = true } = site.offers[other][id] ?? {};
    const last = price.at(-1)?.price;
    return other === edition || unconfirmed || last === undefined ? [] : [last / perDollar[editions[other].currency]];
  });
  return dollarPrices.toSorted((a, b) => a - b)[Math.floor(dollarPrices.length / 2)];
}

const isFar = (price: number, typical: number): boolean => Math.max(price / typical, typical / price) > maxFactor;
