import type { Offer } from '#core/offers/offer-schema.ts';
import { type EditionCode, editionCodes, editions } from '#core/place/editions.ts';
import { isSelling, lifeWindows } from '#core/products/life.ts';
import type { LifeStage } from '#core/products/life-schema.ts';
import { endOfExpectedTime, parseExpectedTime } from '#core/time/expected-time.ts';
import type { Instant } from '#core/time/instant.ts';
import { formatLocalTime } from '../../../dated-content/local-time.ts';
import type { Check, Finding } from '../../finding.ts';
import { intersection } from '../../window-math.ts';

/** Stages that cannot follow a given one. */
const impossibleSuccessors: Partial<Record<LifeStage, readonly LifeStage[]>> = {
  teaser: ['announced'],
  preOrder: ['announced', 'teaser'],
  onSale: ['announced', 'teaser', 'preOrder'],
  soldOut: ['announced', 'teaser'],
  outOfStock: ['announced', 'teaser'],
  ended: ['announced', 'teaser', 'preOrder', 'onSale', 'soldOut', 'outOfStock'],
};

/** For how many months a product is new. */
const newForMonths = 12;

type LifeFinding = Pick<Finding, 'check' | 'severity' | 'path' | 'actual' | 'fix'> & { instant?: Instant | undefined };

/** Finds stages of a product's life, its tag and its promised delivery that contradict each other within an edition. */
export const lifeOfEdition: Check = ({ site }) =>
  editionCodes.flatMap((edition) =>
    Object.entries(site.offers[edition]).flatMap(([id, offer]) =>
      [...disorder(edition, offer), ...lapsedDelivery(edition, offer), ...staleTag(edition, offer)].map(
        ({ instant, path, ...finding }) => ({
          ...finding,
          file: `offers/${edition}.yaml`,
          path: `${id}.${path}`,
          edition,
          slug: offer.link,
          ...(instant !== undefined && { instant }),
        }),
      ),
    ),
  );

function disorder(edition: EditionCode, { life }: Offer): LifeFinding[] {
  return life.flatMap(({ stage, from }, index): LifeFinding[] => {
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

function lapsedDelivery(edition: EditionCode, { life }: Offer): LifeFinding[] {
  return life.flatMap(({ delivery }, index): LifeFinding[] => {
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

function staleTag(edition: EditionCode, { tag, life }: Offer): LifeFinding[] {
  if (!tag) return [];
  const windows = lifeWindows(life);
  const tagWindow = { closes: tag.closes };
  const unsold = windows.find(
    ({ stage, ...window }) => ['soldOut', 'outOfStock', 'ended'].includes(stage) && intersection(window, tagWindow),
  );
  const firstSold = windows.find(isSelling);
  const newUntil = firstSold?.opens === undefined ? undefined : monthsAfter(firstSold.opens, edition);
  return [
    ...(unsold
      ? [
          {
            check: 'tag-unsold',
            severity: 'error' as const,
            path: 'tag',
            instant: unsold.opens,
            actual: `${tag.label} on what is ${unsold.stage}`,
            fix: 'Close the tag when sales end.',
          },
        ]
      : []),
    ...(tag.label === 'NEW' && firstSold && (newUntil === undefined || tag.closes > newUntil)
      ? [
          {
            check: 'tag-not-new',
            severity: 'error' as const,
            path: 'tag',
            instant: newUntil,
            actual: `NEW more than ${newForMonths} months after sales began`,
            fix: 'Close the tag earlier.',
          },
        ]
      : []),
  ];
}

const monthsAfter = (instant: Instant, edition: EditionCode): Instant =>
  Temporal.Instant.fromEpochMilliseconds(instant)
    .toZonedDateTimeISO(editions[edition].timeZone)
    .add({ months: newForMonths }).epochMilliseconds;
