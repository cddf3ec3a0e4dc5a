import { expect, test } from 'vitest';
import { fixtureSale, saleMoments } from '#tests/support/site/fixture-sale.ts';
import { shopPriceChanges, shopPriceCsv, shopPriceLines } from './shop-price-list.ts';

const site = fixtureSale();
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('the list says which prices a shop must change, on which day and at which hour there', () => {
  const changes = shopPriceChanges(site, ['de'], saleMoments.night);
  expect(shopPriceLines(site, changes).map(plain)).toEqual([
    'de, Sunday 22 Nov 2026',
    '  09:00 CET  TANK: to 1.437 €',
    '  09:00 CET  ROCKET: on sale, to 499 €',
    '',
    'de, Monday 30 Nov 2026',
    '  09:00 CET  TANK: to 1.358 €',
    '  09:00 CET  CAR: to 866 €, struck through 1.299 €',
    '',
    'de, Thursday 3 Dec 2026',
    '  00:00 CET  TANK: to 1.599 €, nothing struck through',
    '  00:00 CET  BASE: to 299 €, nothing struck through',
    '  00:00 CET  CAR: to 1.299 €, nothing struck through',
    '',
  ]);
});

test('the table has the same with what is to be set', () => {
  const [change] = shopPriceChanges(site, ['de'], saleMoments.early - 1);
  expect(shopPriceCsv(site, change ? [change] : [])).toBe(
    'edition,local_time,utc,product,name,path,price,compare_at_price,currency,stock\r\n' +
      'de,2026-11-14T09:00+01:00,2026-11-14T08:00:00Z,tank,TANK,/products/tank,1519,1599,EUR,available\r\n',
  );
});
