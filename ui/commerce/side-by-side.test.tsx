import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Comparison } from '#core/products/comparison.ts';
import { comparisonExample } from '#tests/support/examples/comparison.examples.ts';
import { examplePage } from '#tests/support/examples/page.examples.ts';
import { PageContext } from '../page-context.tsx';
import { SideBySide } from './side-by-side.tsx';

const htmlOf = (comparison: Comparison) =>
  renderToStaticMarkup(
    <PageContext value={examplePage()}>
      <SideBySide id="two" comparison={comparison} labelledBy="two-heading" />
    </PageContext>,
  );

const html = htmlOf(comparisonExample);
/** The row with this label. */
const rowOf = (label: string) =>
  html.split('<tr').find((row) => row.includes(`>${label}</th>`) || row.includes(`>${label} <small`)) ?? '';

test('heads each column with a link to the product, and each row with the name of the fact', () => {
  expect(html).toMatch(/<th scope="col"[^>]*><a href="\/uk\/flagship-megatron">Flagship Megatron<\/a>/);
  expect(html).toMatch(/<a href="https:\/\/uk\.shop\.example\/grimlock" rel="noopener">/);
  expect(rowOf('Servos')).toMatch(/<th scope="row"/);
});

test('marks the best value, also for screen readers', () => {
  expect(rowOf('Servos')).toMatch(/data-best=""[^>]*>36<span class="visually-hidden"> \(comparison\.best\)/);
  expect(rowOf('Servos').match(/comparison\.best/g)).toHaveLength(1);
});

test('shows a dash, and says it, where a product lacks a fact or a price', () => {
  const dash = '<span aria-hidden="true">–</span><span class="visually-hidden">comparison.missing</span>';
  expect(rowOf('LEDs')).toContain(`>112</td>`);
  expect(rowOf('LEDs')).toContain(dash);
  expect(rowOf('facts.price')).toContain(dash);
});

test('shows prices with what a struck one is, and a link to the shop where a product can be bought', () => {
  expect(rowOf('facts.price')).toMatch(/£1,169.*<s\b.*£1,299<\/s>/);
  expect(rowOf('facts.availability')).toMatch(/In stock<small[^>]*>price\.reference.*buy\.buyNow.*Out of stock<\/td>/);
});

test('names a price that only the shop knows', () => {
  const [first, second] = comparisonExample.columns;
  if (!first?.offer || !second) throw new Error('the example has two columns');
  const columns = [{ ...first, offer: { ...first.offer, price: undefined } }, second];
  expect(htmlOf({ ...comparisonExample, columns })).toContain('catalogue.priceInShop');
});

test('a fact that all share is one cell across all columns', () => {
  expect(rowOf('Bluetooth')).toMatch(/<td[^>]*colSpan="2"[^>]*>5\.0<\/td>/);
});

test('is still a table to screen readers although it is laid out as a grid', () => {
  const tags = html.match(/<(table|thead|tbody|tr|th|td)\b[^>]*>/g) ?? [];
  expect(tags.filter((tag) => !tag.includes('role="'))).toEqual([]);
});
