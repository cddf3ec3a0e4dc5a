import type { EditionCode } from '#rules/place/editions.ts';
import { editionCodes } from '#rules/place/editions.ts';
import type { Offer } from '#rules/schema/offer.ts';
import type { Instant } from '#rules/time/instant.ts';
import type { TimeWindow } from '#rules/time/time-window.ts';
import { formatMoney } from '#rules/words/money.ts';
import { formatLocalTime } from '../../../dated-content/local-time.ts';
import type { Check, Finding } from '../../finding.ts';
import { endsAfter, gaps, intersection } from '../../window-math.ts';

type OfferFinding = Pick<Finding, 'check' | 'severity' | 'path' | 'actual' | 'fix'> & { instant?: Instant | undefined };

/** Finds offers that contradict themselves: windows that can never open, or a sale of what has no stock or no price. */
export const impossibleOffers: Check = ({ site, now }) =>
  editionCodes.flatMap((edition) =>
    Object.entries(site.offers[edition]).flatMap(([id, offer]) =>
      [
        ...impossibleWindows(edition, offer),
        ...saleBeforePrice(edition, offer, now),
        ...soldOutFindings(edition, offer, now),
      ].map(({ instant, path, ...finding }) => ({
        ...finding,
        file: `offers/${edition}.yaml`,
        path: `${id}.${path}`,
        edition,
        slug: offer.link,
        ...(instant !== undefined && { instant }),
      })),
    ),
  );

/** The window in which a product can be ordered. */
const saleWindow = ({ onSale, announced }: Offer): TimeWindow => {
  const opens = Math.max(onSale ?? Number.NEGATIVE_INFINITY, announced ?? Number.NEGATIVE_INFINITY);
  return Number.isFinite(opens) ? { opens } : {};
};

function impossibleWindows(edition: EditionCode, offer: Offer): OfferFinding[] {
  const { onSale, announced, preSale, promotions } = offer;
  const sale = saleWindow(offer);
  const saleStart = sale.opens === undefined ? '' : formatLocalTime(sale.opens, edition);
  const findings: OfferFinding[] = [];
  if (preSale && !intersection(preSale, sale)) {
    const actual = `a pre-order that closes at ${formatLocalTime(preSale.closes ?? 0, edition)}, before the sale begins at ${saleStart}`;
    findings.push({
      check: 'pre-order-never',
      severity: 'error',
      path: 'preSale',
      instant: preSale.closes,
      actual,
      fix: 'Close the pre-order later, or begin the sale earlier.',
    });
  }
  if (announced !== undefined && onSale !== undefined && onSale < announced) {
    const actual = `a sale from ${formatLocalTime(onSale, edition)} of what is announced at ${formatLocalTime(announced, edition)}`;
    findings.push({
      check: 'sale-unannounced',
      severity: 'warning',
      path: 'onSale',
      instant: onSale,
      actual,
      fix: 'Announce it before it is sold, or leave onSale out.',
    });
  }
  for (const [index, promotion] of promotions.entries()) {
    if (intersection(promotion, sale)) continue;
    const actual = `a promotional price of ${formatMoney(promotion.price, edition)} that is over before the sale begins at ${saleStart}`;
    findings.push({
      check: 'promotion-never',
      severity: 'warning',
      path: `promotions.${index}`,
      instant: promotion.closes,
      actual,
      fix: 'Move it, or remove it.',
    });
  }
  return findings;
}

/** Finds a sale that begins before the product has a price. */
function saleBeforePrice(edition: EditionCode, offer: Offer, now: Instant): OfferFinding[] {
  const from = offer.price?.[0]?.from;
  if (from === undefined || offer.stock === 0) return [];
  const [gap] = gaps(saleWindow(offer), [{ opens: from }]);
  if (!gap || !endsAfter(gap, now)) return [];
  const actual = `a price only from ${formatLocalTime(from, edition)}, after the sale begins`;
  return [
    {
      check: 'sale-without-price',
      severity: 'error',
      path: 'price.0.from',
      instant: from,
      actual,
      fix: 'Give the first step no from, or begin the sale with it (onSale).',
    },
  ];
}

function soldOutFindings(
  edition: EditionCode,
  { stock, preSale, promotions, price }: Offer,
  now: Instant,
): OfferFinding[] {
  if (stock !== 0) return [];
  const isAhead = (window: TimeWindow) => endsAfter(window, now);
  const openPreSale = preSale && isAhead(preSale);
  const openPromotions = price
    ? promotions.flatMap((promotion, index) => (isAhead(promotion) ? [{ ...promotion, index }] : []))
    : [];
  return [
    ...(openPreSale
      ? [
          {
            check: 'sold-out-pre-order',
            severity: 'warning' as const,
            path: 'preSale',
            instant: preSale.opens,
            actual: 'a pre-order of what has stock 0, so that it is said to be sold out',
            fix: 'Leave stock out while it is sold ahead, or remove the pre-order.',
          },
        ]
      : []),
    ...openPromotions.map(({ price: amount, opens, index }) => ({
      check: 'sold-out-reduced',
      severity: 'note' as const,
      path: `promotions.${index}.price`,
      instant: opens,
      actual: `a promotional price of ${formatMoney(amount, edition)} for what has stock 0, so that nobody can pay it`,
      fix: 'Remove it until there is stock again.',
    })),
  ];
}
