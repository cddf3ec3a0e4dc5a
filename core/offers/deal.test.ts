import { describe, expect, test } from 'vitest';
import { fixtureSale, saleMoments } from '#tests/support/site/fixture-sale.ts';
import type { CampaignCard } from '../campaigns/campaign-schema.ts';
import { createResolveContext } from '../resolve/resolve-context.ts';
import { Moment } from '../time/moment.ts';
import { bestDeal, dealNow } from './deal.ts';

const contextAt = (instant: number) =>
  createResolveContext(fixtureSale(), 'de', new Moment(instant), { campaigns: ['sale'] });
const card = (product: string, opensWith?: string): CampaignCard => ({
  product,
  opensWith,
  gifts: [],
  extendedWarranty: false,
});

const dealAt = (instant: number, ...of: Parameters<typeof card>) => dealNow(contextAt(instant), card(...of));

function openDealAt(instant: number, product: string) {
  const deal = dealAt(instant, product);
  if (deal?.state !== 'open') throw new Error(`${product} is not open`);
  return deal;
}

const ladderAt = (instant: number) =>
  openDealAt(instant, 'tank').steps.map(({ id, state, price }) => [id, state, price?.amount]);

describe('a product with a price for each stage', () => {
  test('shows the prices of revealed stages only', () => {
    expect(ladderAt(saleMoments.early)).toEqual([
      ['early', 'live', 1519],
      ['main', 'locked', undefined],
      ['cyber', 'locked', undefined],
    ]);
    expect(ladderAt(saleMoments.main)).toEqual([
      ['early', 'past', 1519],
      ['main', 'live', 1437],
      ['cyber', 'locked', undefined],
    ]);
    expect(ladderAt(saleMoments.cyber).map(([, , amount]) => amount)).toEqual([1519, 1437, 1358]);
  });

  test.each(['early', 'night', 'main'] as const)(
    'contains no price of a later stage anywhere in its value (%s)',
    (name) => {
      const [early, main, cyber] = [1519, 1437, 1358].map((price) =>
        JSON.stringify(dealAt(saleMoments[name], 'tank')).includes(`${price}`),
      );
      expect([early, main, cyber]).toEqual([true, name === 'main', false]);
    },
  );

  test('saves the difference to the lowest price of the 30 days before the sale', () => {
    expect(openDealAt(saleMoments.early, 'tank')).toMatchObject({
      offer: { price: { amount: 1519 }, reference: { amount: 1599 } },
      save: { amount: 80 },
    });
    expect(openDealAt(saleMoments.main, 'tank')).toMatchObject({
      offer: { price: { amount: 1437 }, reference: { amount: 1599 } },
      save: { amount: 162 },
    });
  });

  test('keeps its price in the night between two stages', () => {
    expect(openDealAt(saleMoments.night, 'tank')).toMatchObject({
      offer: { price: { amount: 1519 }, reference: { amount: 1599 } },
      save: { amount: 80 },
    });
    expect(ladderAt(saleMoments.night)).toEqual([
      ['early', 'past', 1519],
      ['main', 'locked', undefined],
      ['cyber', 'locked', undefined],
    ]);
    const context = contextAt(saleMoments.night);
    dealNow(context, card('tank'));
    expect(context.moment.validUntil).toBe(saleMoments.main);
  });

  test.each(Object.entries(saleMoments).filter(([name]) => name !== 'over'))(
    'changes when %s begins, and the earlier value is valid until then',
    (_name, edge) => {
      const before = contextAt(edge - 1);
      dealNow(before, card('tank'));
      expect(before.moment.validUntil).toBe(edge);
      expect(dealAt(edge, 'tank')).not.toEqual(dealAt(edge - 1, 'tank'));
    },
  );
});

test('a price for the whole campaign has no stage prices, and holds through the nights', () => {
  for (const instant of [saleMoments.early, saleMoments.night, saleMoments.cyber])
    expect(openDealAt(instant, 'base')).toMatchObject({
      steps: [],
      offer: { price: { amount: 244 } },
      save: { amount: 55 },
    });
});

test('a locked product shows its price of today and when it gets cheaper, but not what it costs then', () => {
  const locked = dealAt(saleMoments.main, 'car', 'cyber');
  expect(locked).toMatchObject({ state: 'locked', offer: { price: { amount: 1299 } }, cheaperFrom: '30. November' });
  expect(JSON.stringify(locked)).not.toMatch(/866/);
  expect(dealAt(saleMoments.early, 'base', 'cyber')?.cheaperFrom).toBeUndefined();
  expect(dealAt(saleMoments.cyber - 1, 'car', 'cyber')?.state).toBe('locked');
  expect(dealAt(saleMoments.cyber, 'car', 'cyber')).toMatchObject({ state: 'open', offer: { price: { amount: 866 } } });
});

test('there is no deal before the announcement or after the campaign', () => {
  expect(dealAt(saleMoments.main - 1, 'rocket')).toBeUndefined();
  expect(dealAt(saleMoments.main, 'rocket')).toMatchObject({ state: 'open', save: undefined });
  expect(dealAt(saleMoments.over, 'tank')).toBeUndefined();
});

test('the largest saving ignores locked deals', () => {
  const savingAt = (instant: number) => bestDeal(contextAt(instant))?.save.amount;
  expect([savingAt(saleMoments.early), savingAt(saleMoments.night), savingAt(saleMoments.main)]).toEqual([80, 80, 162]);
  expect(savingAt(saleMoments.cyber - 1)).toBe(162);
  expect(savingAt(saleMoments.cyber)).toBe(1299 - 866);
});
