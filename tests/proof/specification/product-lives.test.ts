import { expect, test } from 'vitest';
import { isPageOpen } from '#core/links/link.ts';
import { offerNow, tagNow } from '#core/offers/offer.ts';
import type { EditionCode } from '#core/place/editions.ts';
import { parseInstant } from '#core/time/instant.ts';
import { Moment } from '#core/time/moment.ts';
import { realSite as site } from '#tests/support/site/real-site.ts';

const instants = ['2023-07-15', '2024-11-20', '2025-10-15', '2026-11-23', '2027-06-15'].map(
  (day) => `${day}T12:00:00Z`,
);

/** Nothing names the product yet, or the edition does not sell it. */
const hidden = '-';

/**
 * Four products in five editions on five days: the state of the offer, its price with the one that it is compared with,
 * the expected delivery, the tag, and `no page` where the edition has none.
 */
const lives: Record<string, Partial<Record<EditionCode, string[]>>> = {
  flagshipMegatron: {
    us: [hidden, hidden, 'preOrder 1499 Q4 2025 HOT', 'buyNow 1379 (1499) HOT', 'buyNow 1499'],
    uk: [hidden, hidden, 'preOrder 1169 30 November 2025 HOT', 'buyNow 1119 (1169) HOT', 'buyNow 1169'],
    de: [hidden, hidden, 'preOrder 1439 30. November 2025 HOT', 'soldOut 1599', 'soldOut 1599'],
    jp: [hidden, hidden, 'outOfStock no page', 'outOfStock no page', 'outOfStock no page'],
    cn: [hidden, hidden, 'preOrder 9999 2025年11月30日 HOT', 'buyNow 9999 HOT', 'buyNow 9999'],
  },
  flagshipBumblebee: {
    us: [hidden, hidden, 'buyNow 1299 NEW', 'buyNow 1149 (1299)', 'buyNow 1299'],
    uk: [hidden, hidden, 'buyNow 1299 NEW', 'buyNow 1149 (1299)', 'buyNow 1299'],
    de: [hidden, hidden, 'buyNow 1599 NEW', 'buyNow 1419 (1599)', 'buyNow 1599'],
    jp: [hidden, hidden, 'buyNow 174900 NEW', 'buyNow 174900', 'buyNow 174900'],
    cn: [hidden, hidden, 'buyNow 8499 NEW', 'buyNow 8499', 'buyNow 8499'],
  },
  optimusPrimeRiseOfTheBeastsSignatureLimitedEdition: {
    us: ['preOrder 699 Q4 2023', 'buyNow 639', 'buyNow 999', 'buyNow 639', 'buyNow 999'],
    uk: [
      'teaser no page',
      'buyNow 679 (979) no page',
      'buyNow 979 no page',
      'buyNow 679 (979) no page',
      'buyNow 979 no page',
    ],
    de: [
      'teaser no page',
      'buyNow 839 (1199) no page',
      'buyNow 1199 no page',
      'buyNow 839 (1199) no page',
      'buyNow 1199 no page',
    ],
    jp: [hidden, hidden, hidden, hidden, hidden],
    cn: ['preOrder 4999 2023年第四季度', 'buyNow 5999', 'buyNow 5999', 'buyNow 5999', 'buyNow 5999'],
  },
  eliteOptimusPrime: {
    us: ['buyNow 699', 'buyNow 559 (699)', 'buyNow 699', 'buyNow 549 (699)', 'buyNow 699'],
    uk: ['buyNow 699', 'buyNow 549 (699)', 'buyNow 699', 'buyNow 539 (699)', 'buyNow 699'],
    de: ['buyNow 699', 'buyNow 559 (699)', 'buyNow 699', 'buyNow 549 (699)', 'buyNow 699'],
    jp: [hidden, hidden, hidden, hidden, hidden],
    cn: Array(5).fill('buyNow 4999 no page'),
  },
};

function lifeAt(product: string, edition: EditionCode, iso: string): string {
  const moment = new Moment(parseInstant(iso));
  const offer = offerNow(site, edition, product, moment);
  if (!offer) return hidden;
  const slug = site.offers[edition][product]?.link ?? '';
  const hasPage = slug !== '' && isPageOpen(site, edition, slug, moment);
  return [
    offer.state,
    offer.price?.amount,
    offer.reference && `(${offer.reference.amount})`,
    offer.delivery?.text.replaceAll('\u00a0', ' '),
    tagNow(site, edition, product, moment),
    hasPage ? undefined : 'no page',
  ]
    .filter((part) => part !== undefined)
    .join(' ');
}

const rows = Object.entries(lives).flatMap(([product, byEdition]) =>
  (Object.entries(byEdition) as [EditionCode, string[]][]).map(([edition, states]) => ({ product, edition, states })),
);

test.each(rows)('$product goes through its life in $edition', ({ product, edition, states }) => {
  expect(instants.map((iso) => lifeAt(product, edition, iso))).toEqual(states);
});
