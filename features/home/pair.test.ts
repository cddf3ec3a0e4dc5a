import { expect, test } from 'vitest';
import { Moment } from '#core/time/moment.ts';
import { exampleContext } from '#tests/support/examples/resolve-context.examples.ts';
import { pair } from './pair.ts';

const announced = 1000;
const products = ['mule', 'crane', 'lamp'] as const;

const shapes = { mule: 'figure', crane: 'pedestal', lamp: 'figure' };

const always = { life: [{ stage: 'onSale' }] };

const contextAt = (instant: number) =>
  exampleContext({
    moment: new Moment(instant),
    site: {
      offers: { uk: { mule: { life: [{ stage: 'onSale', from: announced }] }, crane: always, lamp: always } },
      products: { mule: { accent: 'orange' }, crane: { accent: 'cyan' }, lamp: { accent: 'cyan' } },
    },
    offers: products.map((product) => ({ product, state: 'buyNow', currency: 'GBP' })),
  });

const structure = (list: readonly string[]) =>
  pair.structure.parse({
    panels: Object.fromEntries(
      products.map((product) => [product, { product, surface: 'dark', picture: 'a/b', shape: shapes[product] }]),
    ),
    lists: { uk: list },
  });
const words = {
  lead: 'Both work.',
  panels: {
    mule: { line: 'One carries.', lead: '-' },
    crane: { line: 'One lifts.', lead: '-' },
    lamp: { line: 'One shines.', lead: '-' },
  },
};
const pairAt = (instant: number, list: readonly string[] = products) =>
  pair.resolve(structure(list), words, contextAt(instant));

const idsAt = (instant: number, list?: readonly string[]) => pairAt(instant, list)?.panels.map(({ id }) => id);

test('shows the first two products of the list that may be shown', () => {
  expect(idsAt(announced, ['mule', 'lamp', 'crane'])).toEqual(['mule', 'lamp']);
  expect(idsAt(announced - 1, ['mule', 'lamp', 'crane'])).toEqual(['lamp', 'crane']);
});

test('has the pedestal beside the larger robot, wherever the list names it', () => {
  expect(idsAt(announced)).toEqual(['mule', 'crane']);
  expect(idsAt(announced - 1)).toEqual(['lamp', 'crane']);
});

test('is left out while there are fewer than two', () => {
  expect(pairAt(announced - 1, ['mule', 'crane'])).toBeUndefined();
});

test('has the lines of its products as its heading', () => {
  expect(pairAt(announced - 1)?.heading).toBe('One shines.\nOne lifts.');
});
