import { expect, test } from 'vitest';
import { isMatch, type ListedProduct, searchWith, sortedBy, stateIn } from './list-state.browser.ts';

const nothing = stateIn(new URLSearchParams());

const productAt = (position: number, changes: Partial<ListedProduct> = {}): ListedProduct => ({
  position,
  family: 'transformers',
  shapes: ['robot', 'car'],
  canBeOrdered: true,
  price: 100,
  height: 300,
  ...changes,
});

test('the address holds only what the visitor asks, beside what else it holds', () => {
  const state = stateIn(new URLSearchParams('?utm=mail&shape=car&available=1&sort=price-down'));
  expect(state).toEqual({ shape: 'car', family: '', available: '1', sort: 'price-down' });
  expect(searchWith(state, '?utm=mail&family=toyStory')).toBe('?utm=mail&shape=car&available=1&sort=price-down');
  expect(searchWith(nothing, '?shape=car&sort=price')).toBe('');
});

test('a product matches if it matches everything that is asked', () => {
  const car = productAt(0);
  const matches = (search: string, product = car) => isMatch(stateIn(new URLSearchParams(search)), product);
  expect(matches('')).toBe(true);
  expect(matches('?shape=car&family=transformers&available=1')).toBe(true);
  expect(matches('?shape=truck')).toBe(false);
  expect(matches('?shape=ca')).toBe(false);
  expect(matches('?family=toyStory')).toBe(false);
  expect(matches('?available=1', { ...car, canBeOrdered: false })).toBe(false);
});

test('products are sorted by a figure, those without it last, and otherwise as the server lists them', () => {
  const products = [
    productAt(2, { price: undefined, height: 200 }),
    productAt(3, { price: 50, height: undefined }),
    productAt(1, { price: 200 }),
    productAt(0, { price: 50 }),
  ];
  const orderOf = (sort: string) => sortedBy(sort, products).map(({ position }) => position);
  expect(orderOf('')).toEqual([0, 1, 2, 3]);
  expect(orderOf('price')).toEqual([0, 3, 1, 2]);
  expect(orderOf('price-down')).toEqual([1, 0, 3, 2]);
  expect(orderOf('height')).toEqual([2, 0, 1, 3]);
  expect(orderOf('height-down')).toEqual([0, 1, 2, 3]);
  expect(orderOf('nonsense')).toEqual([0, 1, 2, 3]);
});
