import type { EditionCode } from '#rules/place/editions.ts';
import { editionCodes } from '#rules/place/editions.ts';
import type { Offer } from '#rules/schema/offer.ts';
import type { Instant } from '#rules/time/instant.ts';
import type { TimeWindow } from '#rules/time/time-window.ts';
import { formatMoney } from '#rules/words/money.ts';
import type { Check, Finding } from '../../finding.ts';
import { spokenTime } from '../../local-time.ts';
import { common, endsAfter, gaps } from '../../time-spans.ts';

type Said = Pick<Finding, 'check' | 'severity' | 'path' | 'found' | 'mend'> & { instant?: Instant | undefined };

/** Finds offers that contradict themselves: windows that can never open, or a sale of what has no stock or no price. */
export const impossibleOffers: Check = ({ site, now }) =>
  editionCodes.flatMap((edition) =>
    Object.entries(site.offers[edition]).flatMap(([id, offer]) =>
      [...neverSeen(edition, offer), ...withoutPrice(edition, offer, now), ...soldOut(edition, offer, now)].map(
        ({ instant, path, ...said }) => ({
          ...said,
          file: `offers/${edition}.yaml`,
          path: `${id}.${path}`,
          edition,
          slug: offer.link,
          ...(instant !== undefined && { instant }),
        }),
      ),
    ),
  );

/** The window in which a product can be ordered. */
const saleOf = ({ onSale, announced }: Offer): TimeWindow => {
  const opens = Math.max(onSale ?? Number.NEGATIVE_INFINITY, announced ?? Number.NEGATIVE_INFINITY);
  return Number.isFinite(opens) ? { opens } : {};
};

function neverSeen(edition: EditionCode, offer: Offer): Said[] {
  const { onSale, announced, preSale, promotions } = offer;
  const sale = saleOf(offer);
  const begins = sale.opens === undefined ? '' : spokenTime(sale.opens, edition);
  const said: Said[] = [];
  if (preSale && !common(preSale, sale)) {
    const found = `a pre-order that closes at ${spokenTime(preSale.closes ?? 0, edition)}, before the sale begins at ${begins}`;
    said.push({
      check: 'pre-order-never',
      severity: 'error',
      path: 'preSale',
      instant: preSale.closes,
      found,
      mend: 'Close the pre-order later, or begin the sale earlier.',
    });
  }
  if (announced !== undefined && onSale !== undefined && onSale < announced) {
    const found = `a sale from ${spokenTime(onSale, edition)} of what is announced at ${spokenTime(announced, edition)}`;
    said.push({
      check: 'sale-unannounced',
      severity: 'warning',
      path: 'onSale',
      instant: onSale,
      found,
      mend: 'Announce it before it is sold, or leave onSale out.',
    });
  }
  for (const [index, promotion] of promotions.entries()) {
    if (common(promotion, sale)) continue;
    const found = `an activity price of ${formatMoney(promotion.price, edition)} that is over before the sale begins at ${begins}`;
    said.push({
      check: 'promotion-never',
      severity: 'warning',
      path: `promotions.${index}`,
      instant: promotion.closes,
      found,
      mend: 'Move it, or remove it.',
    });
  }
  return said;
}

/** Finds a sale that begins before the product has a price. */
function withoutPrice(edition: EditionCode, offer: Offer, now: Instant): Said[] {
  const from = offer.price?.[0]?.from;
  if (from === undefined || offer.stock === 0) return [];
  const [gap] = gaps(saleOf(offer), [{ opens: from }]);
  if (!gap || !endsAfter(gap, now)) return [];
  const found = `a price only from ${spokenTime(from, edition)}, after the sale begins`;
  return [
    {
      check: 'sale-without-price',
      severity: 'error',
      path: 'price.0.from',
      instant: from,
      found,
      mend: 'Give the first step no from, or begin the sale with it (onSale).',
    },
  ];
}

function soldOut(edition: EditionCode, { stock, preSale, promotions, price }: Offer, now: Instant): Said[] {
  if (stock !== 0) return [];
  const isAhead = (window: TimeWindow) => endsAfter(window, now);
  const taken = preSale && isAhead(preSale);
  const reduced = price
    ? promotions.flatMap((promotion, index) => (isAhead(promotion) ? [{ ...promotion, index }] : []))
    : [];
  return [
    ...(taken
      ? [
          {
            check: 'sold-out-pre-order',
            severity: 'warning' as const,
            path: 'preSale',
            instant: preSale.opens,
            found: 'a pre-order of what has stock 0, so that it is said to be sold out',
            mend: 'Leave stock out while it is sold ahead, or remove the pre-order.',
          },
        ]
      : []),
    ...reduced.map(({ price: amount, opens, index }) => ({
      check: 'sold-out-reduced',
      severity: 'note' as const,
      path: `promotions.${index}.price`,
      instant: opens,
      found: `an activity price of ${formatMoney(amount, edition)} for what has stock 0, so that nobody can pay it`,
      mend: 'Remove it until there is stock again.',
    })),
  ];
}
