import type { Offer } from '#core/offers/offer-schema.ts';
import { type EditionCode, editionCodes, editions } from '#core/place/editions.ts';
import type { Site } from '#core/site.ts';
import { formatMoney } from '#core/words/money.ts';
import type { Check, Finding } from '../../finding.ts';

type Currency = (typeof editions)[EditionCode]['currency'];

/** Rough value of one US dollar in each currency, enough to tell yen from dollars. */
const perDollar: Record<Currency, number> = { USD: 1, EUR: 0.9, GBP: 0.8, CNY: 7, JPY: 150, KRW: 1400 };

/** A price that differs by this factor is in another currency, or has a digit too many or too few. */
const maxFactor = 3;

/**
 * Finds prices far from those of the same product in other editions, and promotional prices far from the regular price.
 */
export const priceMagnitudes: Check = ({ site }) =>
  editionCodes.flatMap((edition) =>
    Object.entries(site.offers[edition]).flatMap(([id, offer]) => [
      ...strangePrices(site, edition, id, offer),
      ...strangePromotions(edition, id, offer),
    ]),
  );

function strangePrices(
  site: Site,
  edition: EditionCode,
  id: string,
  { price = [], unconfirmed, link }: Offer,
): Finding[] {
  const elsewhere = typicalDollars(site, edition, id);
  if (elsewhere === undefined) return [];
  const typical = elsewhere * perDollar[editions[edition].currency];
  return price.flatMap((step, index): Finding[] =>
    isFar(step.price, typical)
      ? [
          {
            check: unconfirmed ? 'price-unconfirmed' : 'price-magnitude',
            severity: unconfirmed ? 'note' : 'error',
            file: `offers/${edition}.yaml`,
            path: price.length > 1 ? `${id}.price.${index}.price` : `${id}.price`,
            edition,
            slug: link,
            actual: `${formatMoney(step.price, edition)}, while other editions ask about ${formatMoney(rounded(typical), edition)}${unconfirmed ? '; unconfirmed, so it is not shown' : ''}`,
            fix: `Write it in ${editions[edition].currency}, or mark it unconfirmed until it is known.`,
          },
        ]
      : [],
  );
}

function strangePromotions(edition: EditionCode, id: string, { price = [], promotions, link }: Offer): Finding[] {
  const regular = Math.max(...price.map((step) => step.price));
  return promotions.flatMap((promotion, index): Finding[] =>
    price.length > 0 && isFar(promotion.price, regular)
      ? [
          {
            check: 'price-magnitude',
            severity: 'error',
            file: `offers/${edition}.yaml`,
            path: `${id}.promotions.${index}.price`,
            edition,
            ...(promotion.opens !== undefined && { instant: promotion.opens }),
            slug: link,
            actual: `a promotional price of ${formatMoney(promotion.price, edition)} against a regular price of ${formatMoney(regular, edition)}`,
            fix: 'Correct the figure, or accept it where so much is taken off.',
          },
        ]
      : [],
  );
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

/** An estimate needs two significant digits. */
const rounded = (amount: number): number => Number(amount.toPrecision(2));
