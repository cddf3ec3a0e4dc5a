import type { Offer } from '#core/offers/offer-schema.ts';
import { type Promotion, regularPrices } from '#core/offers/reference-price.ts';
import { editionCodes } from '#core/place/editions.ts';
import type { Site } from '#core/site.ts';
import type { ContentIssue } from '../content-error.ts';

type IssueText = Pick<ContentIssue, 'actual' | 'fix'>;

/** Finds promotions that do not lower the price or never apply. Paths are relative to the content folder. */
export function promotionIssues(site: Site): ContentIssue[] {
  return editionCodes.flatMap((edition) =>
    Object.entries(site.offers[edition]).flatMap(([id, offer]) =>
      offer.promotions.flatMap((promotion, index) => {
        const issue = findIssue(offer, promotion);
        return issue ? [{ file: `offers/${edition}.yaml`, path: `${id}.promotions.${index}.price`, ...issue }] : [];
      }),
    ),
  );
}

function findIssue(offer: Offer, promotion: Promotion): IssueText | undefined {
  const { price, opens = Number.NEGATIVE_INFINITY, closes = Number.POSITIVE_INFINITY } = promotion;
  const otherPrices = regularPrices(offer, opens, closes);
  if (otherPrices.length === 0)
    return {
      actual: `${price} at a time when the product has no price`,
      fix: 'Give it a price that it is measured against, or remove the promotional price.',
    };
  const lowest = Math.min(...otherPrices);
  if (price >= lowest)
    return { actual: `${price} against a price of ${lowest}`, fix: 'Make the promotional price the lower one.' };
  const other = offer.promotions.find((one) => supersedes(one, promotion, offer.promotions));
  if (other)
    return {
      actual: `${price}, which never holds: ${other.price} does all that time`,
      fix: 'Make it the lower one, or remove it.',
    };
  return undefined;
}

/** Returns true if `one` covers the whole window of `other` at no higher price. Of two equal ones, the first wins. */
function supersedes(one: Promotion, other: Promotion, all: Promotion[]): boolean {
  if (one === other || one.price > other.price) return false;
  const covers =
    (one.opens ?? 0) <= (other.opens ?? 0) &&
    (one.closes ?? Number.POSITIVE_INFINITY) >= (other.closes ?? Number.POSITIVE_INFINITY);
  const isEqual = one.price === other.price && one.opens === other.opens && one.closes === other.closes;
  return covers && (!isEqual || all.indexOf(one) < all.indexOf(other));
}
