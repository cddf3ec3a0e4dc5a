import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { pathOf } from '#rules/place/place.ts';
import { blockApi, buttonOf, fieldOf } from '../../browser/support/account-journeys.ts';
import { currentPage, currentSection } from '../../browser/support/current-page.ts';
import { waitForHydration } from '../../browser/support/keyboard.ts';
import type { Visitor } from '../../browser/support/visitors.ts';
import { visitors } from '../../browser/support/visitors.ts';

const { newVisitor } = visitors();

describe('asking for service', () => {
  const { words, products } = currentSection('de', 'return-manufacturer', 'service-request');
  const formInput = [
    [words.description.label, 'Das linke Knie beugt sich nicht mehr.'],
    [words.name.label, 'Robin Muster'],
    [words.email.label, 'service@example.com'],
  ] as const;

  async function openForm({ page, open }: Visitor) {
    await open(pathOf({ edition: 'de', slug: 'return-manufacturer' }));
    await waitForHydration(page, 'serviceForm');
  }
  async function fill(page: Page) {
    await fieldOf(page, words.reason.label).selectOption('repair');
    await fieldOf(page, words.product.label).selectOption(products[0]?.id ?? '');
    for (const [label, text] of formInput) await fieldOf(page, label).fill(text);
  }

  test('keeps its input while the server is away and after a reload, and works once it is back', async () => {
    const visitor = await newVisitor('phone');
    const { page } = visitor;
    await openForm(visitor);
    await fill(page);
    const unblockApi = await blockApi(page);
    await buttonOf(page, words.submit).click();
    await page.getByRole('alert').getByText(currentPage('de', '').messages.failure.network).waitFor();
    for (const [label, text] of formInput) expect(await fieldOf(page, label).inputValue()).toBe(text);
    await page.reload();
    await waitForHydration(page, 'serviceForm');
    for (const [label, text] of formInput) expect(await fieldOf(page, label).inputValue()).toBe(text);
    await unblockApi();
    await buttonOf(page, words.submit).click();
    await page.getByRole('heading', { name: words.done.title }).waitFor();
  });
});
