import { expect, test } from 'vitest';
import { offerNow } from '#rules/commerce/offer.ts';
import { editionCodes } from '#rules/place/editions.ts';
import { parseInstant } from '#rules/time/instant.ts';
import { Moment } from '#rules/time/moment.ts';
import { realSite as site } from '#tests/support/site/real-site.ts';

const moment = new Moment(parseInstant('2026-11-21T12:00:00Z'));

const inState = (state: string) =>
  Object.fromEntries(
    editionCodes.flatMap((edition) => {
      const products = Object.keys(site.offers[edition]).filter(
        (product) => offerNow(site, edition, product, moment)?.state === state,
      );
      return products.length > 0 ? [[edition, products]] : [];
    }),
  );

const europe = <Products extends readonly string[]>(...products: Products) => ({
  eu: products,
  fr: products,
  de: products,
});

test('Flagship Optimus Prime is sold out wherever it is listed, and Flagship Megatron in the EU’s editions', () => {
  const soldOut = {
    us: ['flagshipOptimusPrime'],
    ...europe('flagshipMegatron', 'flagshipOptimusPrime'),
    jp: ['flagshipOptimusPrime'],
  };
  expect(inState('soldOut')).toEqual(soldOut);
});

test('everything else with stock 0 is out of stock', () => {
  const k1Pro = ['interstellarScoutK1pro', 'k1ProInterstellarScout'];
  expect(inState('outOfStock')).toEqual({
    cn: ['aiBase'],
    ...europe('grimlockG1Flagship', ...k1Pro),
    jp: ['flagshipMegatron'],
  });
});
