import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { editorOfCopy } from '../support/editor-site.ts';

const { page, failures, open, field, type, save, changedLines } = editorOfCopy();
const offers = readFileSync(join(import.meta.dirname, '../../../content/offers/uk.yaml'), 'utf8');
/** The first product with a plain price. */
const [, product = '', priceText] = /^(\w+):\n(?: .*\n)*? {2}price: (\d+)$/m.exec(offers) ?? [];
const price = Number(priceText);

test('an invalid price is refused and stays in the form; a corrected one is saved on its line', {
  tags: 'nightly',
  timeout: 240_000,
}, async () => {
  await open('offers', 'UK');
  await page().getByText(`${product} · ${price}`).locator('xpath=..').getByRole('button').first().click();
  await type('Price (optional)', 'twelve');
  await save();
  await page().getByText('write a number, such as 1299').waitFor();

  await type('Price (optional)', '-3');
  await save();
  const refusal = page().getByRole('alert', { name: 'Not saved' });
  await refusal.waitFor();
  expect(await refusal.textContent()).toContain(
    `content/offers/uk.yaml › ${product}.price: -3. Write a number above 0`,
  );
  expect(await field('Price (optional)').inputValue()).toBe('-3');
  expect(changedLines('offers/uk.yaml')).toEqual([]);

  await type('Price (optional)', String(price - 50));
  await save();
  await page().getByText('Changes saved').waitFor();
  expect(changedLines('offers/uk.yaml')).toEqual([[`  price: ${price}`, `  price: ${price - 50}`]]);
});

test('the editor sends no request elsewhere, and its policy blocks nothing that it needs', { tags: 'nightly' }, () => {
  expect(failures).toEqual([]);
});
