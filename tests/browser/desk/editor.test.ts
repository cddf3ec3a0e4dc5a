import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { editorOfCopy } from '../support/editor-site.ts';

const { page, failures, open, field, type, save, changedLines, addedText } = editorOfCopy();

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

test('an edited word changes one line of its file', { tags: 'nightly' }, async () => {
  await open('words-en', 'flagship-megatron');
  await type('Keywords', 'Tank robot, KINETRA');
  await save();
  await page().getByText('Changes saved').waitFor();
  expect(changedLines('pages/flagship-megatron/en.yaml').map(([, editedLine]) => editedLine)).toEqual([
    'keywords: Tank robot, KINETRA',
  ]);
});

test('a sale that ends early is saved with the reason, after the progress of its check', {
  tags: 'nightly',
}, async () => {
  const campaign = 'campaigns/black-friday-2026.yaml';
  await open('campaigns', 'black-friday-2026');
  const expand = (text: string) =>
    page().getByText(text, { exact: true }).filter({ visible: true }).last().locator('..').getByRole('button').first();
  for (const part of [
    '3 stages',
    'main',
    'Windows',
    '2026-11-22T09:00[Europe/London] – 2026-11-30T00:00[Europe/London]',
  ])
    await expand(part).click();
  await type('Closes (optional)', '2026-11-28T00:00[Europe/London]');
  await save();
  await page().getByRole('status').getByText('Checking your change').waitFor();
  const meant = page().getByRole('dialog', { name: 'Is this meant?' });
  await meant.getByText('check: stage-gap').waitFor({ timeout: 200_000 });
  expect(changedLines(campaign)).toEqual([]);
  await meant.getByLabel('This is meant, because').fill('The sale ends early in the UK.');
  await meant.getByRole('button', { name: 'Save with this reason' }).click();
  await page().getByText('Changes saved').waitFor({ timeout: 200_000 });
  expect(changedLines(campaign).map(([, editedLine]) => editedLine)).toEqual([
    expect.stringContaining("closes: '2026-11-28T00:00[Europe/London]'"),
  ]);
  expect(addedText('accepted-findings.yaml')).toContain('reason: The sale ends early in the UK.');
});
