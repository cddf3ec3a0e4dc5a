import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { EditionCode } from '#core/place/editions.ts';
import { pagePath } from '#core/place/place.ts';
import { currentSection, messagesOf } from '../support/current-page.ts';
import { addressOf } from '../support/engines/address.ts';
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
const sidewaysScroll = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

describe('the comparison', () => {
  test('shows another robot as soon as it is chosen, where the visitor is on the page', {
    tags: ['every-browser', 'journey'],
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
    await fields(page).nth(2).selectOption(third.id);
    await expect.poll(() => columns(page)).toEqual([first.name, second.name, third.name]);
    expect((await addressOf(page)).search).toBe(`?robots=${[first.id, second.id, third.id].join(',')}`);
    expect(await page.evaluate(() => [scrollY, 'isSameDocument' in window])).toEqual([120, true]);
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

  test('is changed by keyboard, and the focus stays', { tags: 'nightly' }, async () => {
    const { page, open, troubles } = await newVisitor('tablet');
    await open(pathIn('jp'));
    await whenLive(page);
    const names = productsIn('jp').map(({ name }) => name);
    const before = await columns(page);
    await fields(page).first().focus();
    await page.keyboard.press('End');
    const last = names.at(-1) as string;
    await expect.poll(() => columns(page)).toEqual([last, ...before.slice(1)]);
    expect(
      await fields(page)
        .first()
        .evaluate((field) => field === document.activeElement),
    ).toBe(true);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(troubles).toEqual([]);
  });

  test('of four robots fits on a phone, names and prices in view', { tags: 'nightly' }, async () => {
    const { page, open, troubles } = await newVisitor('phone');
    const four = productsIn('de').slice(0, 4);
    await open(`${pathIn('de')}?robots=${four.map(({ id }) => id).join(',')}`);
    expect(await columns(page)).toHaveLength(4);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    const cutCells = await page
      .locator('main :is(th, td):visible')
      .evaluateAll((cells) => cells.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1).length);
    expect(cutCells).toBe(0);
    const head = page.locator('main thead');
    await page
      .locator('main tbody tr')
      .nth(6)
      .evaluate((row) => row.scrollIntoView({ behavior: 'instant' }));
    const isOnTop = await head.evaluate((element) => {
      const { left, top, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + 5, top + height - 15));
    });
    expect(isOnTop).toBe(true);
    expect(await accessibilityProblems(page)).toEqual([]);
    await head.getByRole('link').first().tap();
    await page.waitForURL((url) => !url.pathname.endsWith('/compare'));
    expect(troubles).toEqual([]);
  });

  test('works without script', { tags: 'nightly' }, async () => {
    const { page, open } = await newVisitor('desktop', { javaScriptEnabled: false });
    await open(pathIn('cn'));
    const before = await columns(page);
    const other = productsIn('cn').find(({ name }) => !before.includes(name));
    if (!other) throw new Error('this test needs one more product');
    await fields(page).first().selectOption(other.id);
    await page.getByRole('button', { name: messagesOf('cn').catalogue.compare, exact: true }).click();
    await page.waitForURL(/robots=/);
    expect(await columns(page)).toEqual([other.name, ...before.slice(1)]);
  });

  test('does not repeat what else an address names', { tags: 'nightly' }, async () => {
    const { page, open, troubles } = await newVisitor('desktop');
    const [first] = productsIn('us');
    await open(`${pathIn('us')}?robots=${first?.id},hovercraft-9,%22%3E%3Cscript%3E`);
    expect(await page.getByRole('status').locator('p').count()).toBe(2);
    expect(await page.content()).not.toMatch(/hovercraft-9/);
    expect(troubles).toEqual([]);
  });
});
