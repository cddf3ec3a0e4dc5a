import { expect, test } from 'vitest';
import { offerNow } from '#core/offers/offer.ts';
import { type EditionCode, editionCodes } from '#core/place/editions.ts';
import { parseInstant } from '#core/time/instant.ts';
import { Moment } from '#core/time/moment.ts';
import { realSite as site } from '#tests/support/site/real-site.ts';
import { regularPrices, states } from './price-facts.ts';

const moment = new Moment(parseInstant('2026-11-21T12:00:00Z'));

/** Ids of the products that the specification names for an edition. */
const namedIn = (edition: EditionCode) => Object.keys({ ...regularPrices[edition], ...states[edition] });
const stateOf = (edition: EditionCode, product: string) => offerNow(site, edition, product, moment)?.state;

test.each(editionCodes)('in %s the specified products are sold out, out of stock or on pre-order', (edition) => {
  const exceptions = namedIn(edition)
    .map((product) => [product, stateOf(edition, product)] as const)
    .filter(([, state]) => state !== 'buyNow');
  expect(Object.fromEntries(exceptions)).toEqual(states[edition] ?? {});
});
