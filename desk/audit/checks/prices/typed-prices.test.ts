import { expect, test } from 'vitest';
import { offers } from '#core/offers/offer-schema.ts';
import { contentFromFiles } from '#tests/support/site/content-from-files.ts';
import { typedPrices } from './typed-prices.ts';

const places = { pages: 'description', regions: 'tagline', messages: 'buy.teaser', mail: 'frame.automatic' };
const placeIn = (file: string) => places[file.split('/')[0] as keyof typeof places];

const findingsIn = (file: string, text: string) =>
  typedPrices(
    contentFromFiles({ [file]: withText(placeIn(file).split('.'), text) }, (site) => {
      site.offers.de = offers.parse({ tank: { price: 1599, promotions: [{ price: 1439 }] } });
      site.offers.us = offers.parse({ tank: { price: 1559 } });
    }),
  ).map(({ check, file: where, path, actual: what }) => `${check} ${where} ${path} ${what}`);

const withText = (keys: string[], text: string) => keys.reduceRight<unknown>((value, key) => ({ [key]: value }), text);

test.each([
  ['pages/home/de.yaml', 'Jetzt für 1.599.', 'the number 1599, a price of tank in the de edition'],
  ['pages/home/de.yaml', 'Für 1439', 'the number 1439, a price of tank in the de edition'],
  ['regions/us.yaml', 'From 1,559: the tank', 'the number 1559, a price of tank in the us edition'],
  ['messages/de.yaml', 'Nur 12,50 €', 'the amount “12,50 €”'],
  ['mail/en.yaml', 'Save $119 today', 'the amount “$119”'],
])('finds the price in %s: “%s”', (file, text, what) => {
  expect(findingsIn(file, text)).toEqual([`typed-price ${file} ${placeIn(file)} ${what}`]);
});

test.each([
  ['pages/home/de.yaml', '1.599 Teile'],
  ['pages/home/de.yaml', '{price}, und 2026 auch'],
  ['pages/home/en.yaml', 'About 1,599 of them'],
  ['regions/us.yaml', 'Call +1-202-555-1559'],
  ['messages/de.yaml', 'Nur {price}'],
  ['pages/home/de.yaml', '{percent} auf alles, zu 100 % geprüft'],
])('finds no price in %s: “%s”', (file, text) => {
  expect(findingsIn(file, text)).toEqual([]);
});
