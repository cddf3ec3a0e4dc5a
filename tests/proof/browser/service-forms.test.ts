import { describe, expect, test } from 'vitest';
import { fillServiceForm, openServiceForm, serviceForm, serviceInput } from '../../browser/account/service-form.ts';
import { blockApi, buttonOf, fieldOf } from '../../browser/support/account-journeys.ts';
import { currentPage } from '../../browser/support/current-page.ts';
import { waitForHydration } from '../../browser/support/keyboard.ts';
import { visitors } from '../../browser/support/visitors.ts';

const { newVisitor } = visitors();

describe('asking for service', () => {
  const { words } = serviceForm;

  test('keeps its input while the server is away and after a reload, and works once it is back', async () => {
    const visitor = await newVisitor('phone');
    const { page } = visitor;
    await openServiceForm(visitor);
    await fillServiceForm(page);
    const unblockApi = await blockApi(page);
    await buttonOf(page, words.submit).click();
    await page.getByRole('alert').getByText(currentPage('de', '').messages.failure.network).waitFor();
    for (const [label, text] of serviceInput) expect(await fieldOf(page, label).inputValue()).toBe(text);
    await page.reload();
    await waitForHydration(page, 'service-form');
    for (const [label, text] of serviceInput) expect(await fieldOf(page, label).inputValue()).toBe(text);
    await unblockApi();
    await buttonOf(page, words.submit).click();
    await page.getByRole('heading', { name: words.done.title }).waitFor();
  });
});
