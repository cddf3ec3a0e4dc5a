import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { EditionCode } from '#core/place/editions.ts';
import { pagePath } from '#core/place/place.ts';
import { currentSection } from '../support/current-page.ts';
import { addressOf } from '../support/engines/address.ts';
import { hasFocus } from '../support/keyboard.ts';
import { accessibilityProblems } from '../support/page-checks.ts';
import { visitors } from '../support/visitors.ts';

const { newVisitor } = visitors();

const pathIn = (edition: EditionCode) => pagePath({ edition, slug: 'compare' });
/** The products that an edition lets visitors compare. */
const productsIn = (edition: EditionCode) =>
  currentSection(edition, 'compare', 'comparison').chooser.groups.flatMap(({ options }) => options);

const columns = (page: Page) => page.locator('main thead').getByRole('columnheader').allInnerTexts();
const fields = (page: Page) => page.locator('main select');
/** Waits until the script has loaded that shows a choice at once. */
const whenLive = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('live-forms')));

describe('the comparison', () => {
  test('shows another robot as soon as it is chosen, where the visitor is on the page', {
    tags: 'every-browser',
  }, async () => {
    const { page, open, troubles } = await newVisitor('desktop');
    const [first, second, third, fourth] = productsIn('us');
    if (!first || !second || !third || !fourth) throw new Error('this test needs four products');
    await open(`${pathIn('us')}?robots=${first.id},${second.id}`);
    await whenLive(page);
    await page.evaluate(() => {
      Object.assign(window, { isSameDocument: true });
      scrollTo({ top: 120, behavior: 'instant' });
    });
    await fields(page).nth(2).focus();
    await fields(page).nth(2).selectOption(third.id);
    await expect.poll(() => columns(page)).toEqual([first.name, second.name, third.name]);
    expect((await addressOf(page)).search).toBe(`?robots=${[first.id, second.id, third.id].join(',')}`);
    expect(await page.evaluate(() => [scrollY, 'isSameDocument' in window])).toEqual([120, true]);
    expect(await hasFocus(fields(page).nth(2))).toBe(true);
    // A robot chosen twice has one column, and its second field is empty again.
    await fields(page).nth(3).selectOption(first.id);
    await expect.poll(() => page.getByRole('status').locator('p').count()).toBe(1);
    await expect.poll(() => fields(page).nth(3).inputValue()).toBe('');
    await fields(page).nth(1).selectOption('');
    await expect.poll(() => columns(page)).toEqual([first.name, third.name]);
    await expect.poll(() => fields(page).nth(1).inputValue()).toBe(third.id);
    await page.reload();
    expect(await columns(page)).toEqual([first.name, third.name]);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(troubles).toEqual([]);
  });
});
