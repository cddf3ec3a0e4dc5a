import { expect, test } from 'vitest';
import { fixtureContent } from '#tests/support/site/fixture-audit.ts';
import { priceMagnitudes } from './price-magnitudes.ts';

const elsewhere = { us: { tank: { price: 1499 } }, uk: { tank: { price: 1299 } }, cn: { tank: { price: 9999 } } };

test('reports dollars listed as yen as an error', () => {
  expect(priceMagnitudes(fixtureContent({ offers: { ...elsewhere, jp: { tank: { price: 1199 } } } }))).toEqual([
    expect.objectContaining({
      check: 'price-magnitude',
      severity: 'error',
      file: 'offers/jp.yaml',
      path: 'tank.price',
      edition: 'jp',
    }),
  ]);
});

test('reports an unconfirmed price as a note', () => {
  expect(
    priceMagnitudes(fixtureContent({ offers: { ...elsewhere, jp: { tank: { price: 1199, unconfirmed: true } } } })),
  ).toEqual([
    expect.objectContaining({
      check: 'price-unconfirmed',
      severity: 'note',
      actual: expect.stringContaining('unconfirmed'),
    }),
  ]);
});

test('accepts a price that is higher in one country', () => {
  expect(
    priceMagnitudes(
      fixtureContent({
        offers: { ...elsewhere, jp: { tank: { price: 299_000 } }, kr: { tank: { price: 2_490_000 } } },
      }),
    ),
  ).toEqual([]);
});

test('does not compare others with an unconfirmed price', () => {
  expect(
    priceMagnitudes(
      fixtureContent({ offers: { us: { tank: { price: 1499 } }, jp: { tank: { price: 1199, unconfirmed: true } } } }),
    ),
  ).toEqual([expect.objectContaining({ edition: 'jp' })]);
});

test('reports a promotional price of a tenth of the regular price', () => {
  const window = { opens: '2026-12-01T09:00[Europe/London]' };
  const sold = (price: number) =>
    fixtureContent({ offers: { uk: { tank: { price: 1299, promotions: [{ price, ...window }] } } } });
  expect(priceMagnitudes(sold(119))).toEqual([
    expect.objectContaining({ severity: 'error', path: 'tank.promotions.0.price' }),
  ]);
  expect(priceMagnitudes(sold(649))).toEqual([]);
});
