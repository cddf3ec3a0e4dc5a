import type { Offer } from '#core/offers/offer-schema.ts';
import { type EditionCode, editionCodes, editions } from '#core/place/editions.ts';
import { isSelling, lifeWindows } from '#core/products/life.ts';
import type { LifeStage } from '#core/products/life-schema.ts';
import { endOfExpectedTime, parseExpectedTime } from '#core/time/expected-time.ts';
import type { Instant } from '#core/time/instant.ts';
import { formatLocalTime } from '../../../dated-content/local-time.ts';
import type { Check } from '../../check.ts';
import { type OfferFinding, offerFindings } from '../../offer-findings.ts';
import { intersection } from '../../window-math.ts';

const impossibleSuccessors: Partial<Record<LifeStage, readonly LifeStage[]>> = {
  teaser: ['announced'],
  preOrder: ['announced', 'teaser'],
  onSale: ['announced', 'teaser', 'preOrder'],
  soldOut: ['announced', 'teaser'],
  outOfStock: ['announced', 'teaser'],
  ended: ['announced', 'teaser', 'preOrder', 'onSale', 'soldOut', 'outOfStock'],
};

const newForMonths = 12;

/** Finds stages of a product's life, its tag and its promised delivery that contradict each other within an edition. */
export const lifeOfEdition: Check = (content) =>
  offerFindings(content, (offer, edition) => [
    ...disorder(offer, edition),
    ...lapsedDelivery(offer, edition),
    ...staleTag(offer, edition),
  ]);

function disorder({ life }: Offer, edition: EditionCode): OfferFinding[] {
  return life.flatMap(({ stage, from }, index): OfferFinding[] => {
    const previous = life[index - 1]?.stage;
    if (!previous || from === undefined || !impossibleSuccessors[previous]?.includes(stage)) return [];
    return [
      {
        check: 'life-order',
        severity: 'error',
        path: `life.${index}`,
        instant: from,
        actual: `${stage} from ${formatLocalTime(from, edition)}, after ${previous}`,
        fix: 'Put the stages in the order in which they happen. Between onSale and a new preOrder write soldOut.',
      },
    ];
  });
}

function lapsedDelivery({ life }: Offer, edition: EditionCode): OfferFinding[] {
  return life.flatMap(({ delivery }, index): OfferFinding[] => {
    if (delivery === undefined) return [];
    const end = endOfExpectedTime(parseExpectedTime(delivery), editions[edition].timeZone);
    const next = life[index + 1]?.from;
    if (next !== undefined && next <= end) return [];
    return [
      {
        check: 'delivery-overdue',
        severity: 'error',
        path: `life.${index}.delivery`,
        instant: end,
        actual: `a pre-order that goes on after ${formatLocalTime(end, edition)}, when its delivery is overdue`,
        fix: 'Write when the product is on sale or sold out, or a new expected delivery. Until then pages name no date.',
      },
    ];
  });
}

function staleTag({ tag, life }: Offer, edition: EditionCode): OfferFinding[] {
  if (!tag) return [];
  const windows = lifeWindows(life);
  const tagWindow = { closes: tag.closes };
  const unsold = windows.find(
    ({ stage, ...window }) => ['soldOut', 'outOfStock', 'ended'].includes(stage) && intersection(window, tagWindow),
  );
  const firstSold = windows.find(isSelling);
  const newUntil = firstSold?.opens === undefined ? undefined : monthsAfter(firstSold.opens, edition);
  const findings: OfferFinding[] = [];
  if (unsold)
    findings.push({
      check: 'tag-unsold',
      severity: 'error',
      path: 'tag',
      instant: unsold.opens,
      actual: `${tag.label} on what is ${unsold.stage}`,
      fix: 'Close the tag when sales end.',
    });
  if (tag.label === 'NEW' && firstSold && (newUntil === undefined || tag.closes > newUntil))
    findings.push({
      check: 'tag-not-new',
      severity: 'error',
      path: 'tag',
      instant: newUntil,
      actual: `NEW more than ${newForMonths} months after sales began`,
      fix: 'Close the tag earlier.',
    });
  return findings;
}

const monthsAfter = (instant: Instant, edition: EditionCode): Instant =>
  Temporal.Instant.fromEpochMilliseconds(instant)
    .toZonedDateTimeISO(editions[edition].timeZone)
    .add({ months: newForMonths }).epochMilliseconds;

/** The longest time between the announcements of a product in two editions: launches follow the working day. */
const launchDay = 24 * 60 * 60 * 1000;

/** Finds products that one edition sells while another, which sells them too, has not announced them. */
export const lifeBetweenEditions: Check = (content) =>
  offerFindings(content, ({ life }, edition, id) => {
    const announced = life[0]?.from;
    if (announced === undefined) return [];
    const earlier = editionCodes.filter((other) => {
      const sold = lifeWindows(content.site.offers[other][id]?.life ?? []).find(isSelling);
      return sold !== undefined && (sold.opens ?? Number.NEGATIVE_INFINITY) < announced - launchDay;
    });
    if (earlier.length === 0) return [];
    return [
      {
        check: 'life-between-editions',
        severity: 'error',
        path: 'life.0.from',
        instant: announced - 1,
        actual: `hidden until ${formatLocalTime(announced, edition)}, while ${earlier.join(', ')} sold it before`,
        fix: 'Announce it in all editions on one day, or accept this with the reason.',
      },
    ];
  });
