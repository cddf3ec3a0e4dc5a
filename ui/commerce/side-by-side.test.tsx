import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Comparison } from '#core/products/comparison.ts';
import { hrefOf, showOnPage } from '#tests/support/components/show-on-page.tsx';
import { britishOfferExample } from '#tests/support/examples/offer.examples.ts';
import { SideBySide } from './side-by-side.tsx';

/** Two products: one on sale at a reduced price, one out of stock without a page and without a drawing. */
const comparisonExample: Comparison = {
  columns: [
    {
      id: 'flagshipMegatron',
      name: 'Flagship Megatron',
      accent: 'violet',
      link: { href: '/uk/flagship-megatron', external: false },
      offer: britishOfferExample,
      availability: 'In stock',
    },
    {
      id: 'grimlockG1Flagship',
      name: 'Flagship Grimlock',
      accent: 'brass',
      link: { href: 'https://uk.shop.example/grimlock', external: true },
      offer: { product: 'grimlockG1Flagship', state: 'outOfStock', currency: 'GBP' },
      availability: 'Out of stock',
    },
  ],
  differing: [
    { fact: 'servos', label: 'Servos', cells: [{ text: '36', isBest: true }, { text: '34' }] },
    { fact: 'leds', label: 'LEDs', cells: [{ text: '112' }, {}] },
  ],
  shared: [{ fact: 'bluetooth', label: 'Bluetooth', text: '5.0' }],
};

const show = (comparison = comparisonExample) =>
  showOnPage(<SideBySide id="two" comparison={comparison} labelledBy="two-heading" />);
/** The texts of the cells in the row with this header. */
const cellsOf = (name: string | RegExp) => {
  const header = screen.getByRole('rowheader', { name });
  const row = header.closest('tr') as HTMLElement;
  return within(row).getAllByRole('cell');
};
const textsOf = (name: string | RegExp) => cellsOf(name).map(({ textContent }) => textContent);

beforeEach(() => show());

test('heads each column with a link to the product', () => {
  expect(
    screen
      .getAllByRole('columnheader')
      .slice(-2)
      .map(({ textContent }) => textContent),
  ).toMatchObject([expect.stringContaining('Flagship Megatron'), expect.stringContaining('Flagship Grimlock')]);
  expect(hrefOf('Flagship Megatron')).toBe('/uk/flagship-megatron');
  expect(hrefOf(/Flagship Grimlock/)).toBe('https://uk.shop.example/grimlock');
});

test('marks the best value, also for screen readers, and says a dash where a product lacks a fact or a price', () => {
  expect(textsOf('Servos')).toEqual(['36 · comparison.best', '34']);
  expect(textsOf('LEDs')).toEqual(['112', '–comparison.missing']);
  expect(within(cellsOf('LEDs')[1] as HTMLElement).getByText('–', { selector: '[aria-hidden=true]' })).toBeTruthy();
  expect(textsOf(/facts\.price/)[1]).toBe('–comparison.missing');
});

test('shows prices with what a struck one is, and a link to the shop where a product can be bought', () => {
  expect(textsOf(/facts\.price/)[0]).toContain('£1,169 price.before £1,299');
  const [available, missing] = cellsOf(/facts\.availability/) as [HTMLElement, HTMLElement];
  expect(available.textContent).toContain('In stocklowest of 30 days: £1,299');
  expect(within(available).getByRole('link', { name: /buy\.buyNow/ })).toBeTruthy();
  expect(missing.textContent).toBe('Out of stock');
});

test('names a price that only the shop knows', () => {
  const columns = comparisonExample.columns.map((column) => ({
    ...column,
    offer: column.offer && { ...column.offer, price: undefined },
  }));
  show({ ...comparisonExample, columns });
  expect(textsOf(/facts\.price/)[0]).toContain('catalogue.priceInShop');
});

test('a fact that all share is one cell across all columns', () => {
  expect(cellsOf('Bluetooth')).toMatchObject([{ colSpan: 2, textContent: '5.0' }]);
});

test('is still a table to screen readers although it is laid out as a grid', () => {
  const parts = [...document.querySelectorAll('table, thead, tbody, tr, th, td')];
  expect(parts.length).toBeGreaterThan(20);
  expect(parts.filter((part) => !part.hasAttribute('role'))).toEqual([]);
});
