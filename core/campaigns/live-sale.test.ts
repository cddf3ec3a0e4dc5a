import { describe, expect, test } from 'vitest';
import { saleSlide } from '#features/home/carousel/sale-slide.ts';
import { fixtureSale, saleMoments } from '#tests/support/site/fixture-sale.ts';
import type { EditionCode } from '../place/editions.ts';
import { createResolveContext } from '../resolve/resolve-context.ts';
import { Moment } from '../time/moment.ts';
import { liveSale, productSale, saleWords } from './live-sale.ts';

const second = 1000;
const site = fixtureSale();
const contextAt = (instant: number, edition: EditionCode = 'de') =>
  createResolveContext(site, edition, new Moment(instant));

function wordsAt(instant: number, edition?: EditionCode) {
  const context = contextAt(instant, edition);
  const sale = liveSale(context);
  return sale && saleWords(context, sale);
}
const plain = (text: string | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ');

describe('the live sale', () => {
  const { early, night, main, cyber, over } = saleMoments;

  test('is that of the open stage, from its first to its last second', () => {
    const names = [early - second, early, night - second, night, main - second, main, cyber, over - second, over];
    expect(names.map((instant) => wordsAt(instant)?.name)).toEqual([
      undefined,
      'Early Sale',
      'Early Sale',
      undefined,
      undefined,
      'Main',
      'Cyber',
      'Cyber',
      undefined,
    ]);
  });

  test.each(Object.values(saleMoments))('holds until the next edge (%#)', (edge) => {
    const context = contextAt(edge - second);
    productSale(context, 'tank');
    expect(context.moment.validUntil).toBe(edge);
  });

  test('says the largest open saving and its last day', () => {
    expect(plain(wordsAt(main)?.saving)).toBe('bis zu 162 €');
    expect(plain(wordsAt(cyber)?.saving)).toBe('bis zu 433 €');
  });

  test('is nowhere but in the editions of its campaign', () => {
    expect(wordsAt(main, 'us')).toBeUndefined();
    expect(productSale(contextAt(main, 'us'), 'tank')).toBeUndefined();
  });
});

describe('what a live sale takes off a product', () => {
  const savingAt = (instant: number, product: string) => plain(productSale(contextAt(instant), product)?.saving);

  test('is the difference to its reference price, stage by stage, and nothing between and after them', () => {
    const { early, night, main, over } = saleMoments;
    expect([early - second, early, night, main, over].map((instant) => savingAt(instant, 'tank'))).toEqual([
      undefined,
      '80 € gespart',
      undefined,
      '162 € gespart',
      undefined,
    ]);
  });

  test('is not said while its card is locked, nor of what is not reduced', () => {
    expect(savingAt(saleMoments.cyber - second, 'car')).toBeUndefined();
    expect(savingAt(saleMoments.cyber, 'car')).toBe('433 € gespart');
    expect(savingAt(saleMoments.main, 'rocket')).toBeUndefined();
  });

  test('is not said of what cannot be bought', () => {
    const soldOut = fixtureSale();
    Object.assign(soldOut.offers.de.tank as object, { life: [{ stage: 'soldOut' }] });
    expect(productSale(createResolveContext(soldOut, 'de', new Moment(saleMoments.main)), 'tank')).toBeUndefined();
  });
});

test('a price of the sale with nothing to compare it with still says until when', () => {
  const launched = fixtureSale();
  Object.assign(launched.offers.de.tank as object, { life: [{ stage: 'onSale', from: saleMoments.early - 1 }] });
  const words = productSale(createResolveContext(launched, 'de', new Moment(saleMoments.main)), 'tank');
  expect(words).toMatchObject({ name: 'Main', saving: undefined });
  expect(words?.until).not.toBe('');
});

describe('the end of a deal', () => {
  test('names the stage with which it ends, unless that is the open one', () => {
    const endAt = (instant: number) => {
      const promotional = fixtureSale();
      delete promotional.offers.de.tank;
      const context = createResolveContext(promotional, 'de', new Moment(instant));
      return [plain(productSale(context, 'base')?.until), plain(saleSlide(context, new Map())?.countdown.label)];
    };
    expect(endAt(saleMoments.main)).toEqual(['Bis 2. Dezember (Cyber)', 'Cyber endet']);
    expect(endAt(saleMoments.cyber)[1]).toBe('Endet');
  });
});

describe('the slide of a sale', () => {
  test('shows the largest open saving under the title of the sale page, and flips with the stage', () => {
    const slideAt = (instant: number) => saleSlide(contextAt(instant), new Map());
    expect(slideAt(saleMoments.early - second)).toBeUndefined();
    expect(slideAt(saleMoments.early)).toMatchObject({
      name: 'TANK',
      giant: { text: 'BIG SALE', width: 4 },
      tone: 'festive',
      offer: { price: { amount: 1519 }, reference: { amount: 1599 } },
      countdown: { to: saleMoments.night },
    });
    expect(JSON.stringify(slideAt(saleMoments.main))).not.toMatch(/CAR|866|433/);
    expect(slideAt(saleMoments.cyber)).toMatchObject({ name: 'CAR', countdown: { to: saleMoments.over } });
    expect(slideAt(saleMoments.over)).toBeUndefined();
  });
});
