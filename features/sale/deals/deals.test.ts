import { describe, expect, test } from 'vitest';
import { createResolveContext } from '#core/resolve/resolve-context.ts';
import { Moment } from '#core/time/moment.ts';
import { fixtureSale, saleMoments } from '#tests/support/site/fixture-sale.ts';
import { deals } from './deals.ts';

const saleAt = (instant: number) =>
  createResolveContext(fixtureSale(), 'de', new Moment(instant), { campaigns: ['sale'], slug: 'sale' });
const plain = (text: string | undefined) => text?.replace(/[\u00a0\u202f\u2009]/g, ' ');

describe('the deals', () => {
  const words = {
    heading: 'Deals',
    groups: { hotDeals: { title: 'Hot' }, newReleases: { title: 'New' } },
    cards: {
      tank: { describe: 'Tank' },
      base: { describe: 'Base' },
      car: { describe: 'Car' },
      rocket: { describe: 'Rocket' },
    },
    stages: { early: 'Early', main: 'Main', cyber: 'Cyber' },
    tabs: { 'lucky-draw': 'Draw' },
  };
  const at = (instant: number) => deals.resolve({ tabs: ['special-offers', 'lucky-draw'] }, words, saleAt(instant));
  const cardAt = (instant: number, product: string) =>
    at(instant)
      ?.groups.flatMap(({ cards }) => cards)
      .find(({ id }) => id === product);

  test('stand in one grid, what saves most first, what gets cheaper later last', () => {
    const cardsAt = (instant: number) =>
      at(instant)?.groups.map(({ cards }) => cards.map(({ id, group }) => [id, group]));
    expect(cardsAt(saleMoments.main)).toEqual([
      [
        ['tank', 'Hot'],
        ['base', 'Hot'],
        ['rocket', 'New'],
        ['car', 'New'],
      ],
    ]);
    expect(cardsAt(saleMoments.cyber)?.[0]?.[0]).toEqual(['car', 'New']);
    expect(at(saleMoments.early)?.tabs).toEqual([
      { href: '#all-deals', label: 'Deals' },
      { href: '#lucky-draw', label: 'Draw' },
    ]);
  });

  test('stand in a grid for each budget, without savings and stages', () => {
    const context = saleAt(saleMoments.main);
    Object.assign(context.site.campaigns.sale as object, { values: { de: { low: { amount: 499 } } } });
    const groups = { cheap: { title: 'Cheap' }, dear: { title: 'Dear' } };
    const budgets = [{ id: 'cheap', to: 'low' }, { id: 'dear' }];
    const value = deals.resolve({ tabs: [], budgets }, { ...words, groups }, context);
    expect(value?.groups.map(({ id, cards }) => [id, cards.map((card) => card.id)])).toEqual([
      ['cheap', ['base', 'rocket']],
      ['dear', ['tank', 'car']],
    ]);
    expect(value?.groups.flatMap(({ cards }) => cards.flatMap(({ save, steps }) => [save, ...steps]))).toEqual(
      Array(4).fill(undefined),
    );
  });

  test('that get cheaper later have their price of today, and nothing of the later one', () => {
    const locked = cardAt(saleMoments.main, 'car');
    expect(locked).toMatchObject({
      deal: { state: 'locked', offer: { price: { amount: 1299 } } },
      save: undefined,
      cheaperFrom: 'Ab 30. November günstiger',
      notice: { topic: 'sale:sale:cyber' },
    });
    expect(locked?.steps.at(-1)?.price).toBe('??\u00a0€');
    expect(JSON.stringify(locked)).not.toMatch(/866/);
    expect(JSON.stringify(cardAt(saleMoments.cyber, 'car'))).toMatch(/866/);
  });

  test('show only the price of the early stage during the early stage', () => {
    const tank = cardAt(saleMoments.early, 'tank');
    expect(tank?.steps.map(({ label, price }) => [label, plain(price)])).toEqual([
      ['Early', '1.519 €'],
      ['Main', '?? €'],
      ['Cyber', '?? €'],
    ]);
    expect(JSON.stringify(tank)).not.toMatch(/1\D?437|1\D?358/);
    expect(plain(tank?.save)).toBe('80 € gespart');
  });

  test('list the gifts and the payment methods', () => {
    expect(cardAt(saleMoments.early, 'tank')).toMatchObject({
      gifts: [{ id: 'hat', label: 'gifts.hat' }],
      paymentMethods: ['PayPal'],
      extendedWarranty: undefined,
    });
  });

  test('disappear after the campaign', () => {
    expect(at(saleMoments.over)).toBeUndefined();
  });
});
