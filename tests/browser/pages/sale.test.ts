import { describe, expect, test } from 'vitest';
import { expectCompletePage } from '../support/complete-page.ts';
import { focusAt, hasFocus, tabTo } from '../support/keyboard.ts';
import { visitors } from '../support/visitors.ts';

describe('the page of a sale', () => {
  const fixture = visitors('desk');

  test('has tabs that lead by keyboard to groups, offers and the lucky draw', async () => {
    const { page, open } = await fixture.newVisitor('desktop');
    await open('/uk/black-friday');
    const tabs = page.locator('nav[data-subnav] a');
    const hrefs = await tabs.evaluateAll((all) => all.map((tab) => tab.getAttribute('href') ?? ''));
    expect(hrefs).toEqual(expect.arrayContaining(['#hot-deals', '#special-offers', '#lucky-draw']));
    await focusAt(tabs.first());
    for (const [index, href] of hrefs.entries()) {
      if (index > 0) await page.keyboard.press('Tab');
      expect(await hasFocus(tabs.nth(index))).toBe(true);
      if (href !== '#lucky-draw') continue;
      await page.keyboard.press('Enter');
      await page.waitForFunction((target) => {
        const { top = -1 } = document.querySelector(target)?.getBoundingClientRect() ?? {};
        return top >= 0 && top < innerHeight / 2;
      }, href);
    }
    expect(new URL(page.url()).hash).toBe('#lucky-draw');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.querySelector('#lucky-draw')?.contains(document.activeElement))).toBe(
      true,
    );
  });

  test('has terms that open and close by keyboard', async () => {
    const { page, open } = await fixture.newVisitor('phone');
    await open('/uk/black-friday');
    const summaries = page.locator('#terms summary');
    const openTerms = () =>
      page.locator('#terms details').evaluateAll((all) => all.map((term) => (term as HTMLDetailsElement).open));
    const initiallyOpen = await openTerms();
    expect(initiallyOpen).toEqual([true, ...Array(initiallyOpen.length - 1).fill(false)]);
    await focusAt(summaries.first());
    await tabTo(page, summaries.nth(1), 5);
    await page.keyboard.press('Enter');
    expect((await openTerms())[1]).toBe(true);
    await page.keyboard.press('Space');
    expect((await openTerms())[1]).toBe(false);
  });

  test('is complete and accessible while the sale runs', async () => {
    const visitor = await fixture.newVisitor('phone');
    await visitor.open('/uk/black-friday');
    await expectCompletePage(visitor);
    expect(visitor.troubles).toEqual([]);
  });

  test('announces the date to screen readers, not the seconds', async () => {
    const { page, open } = await fixture.newVisitor('desktop');
    await open('/uk/black-friday');
    const timer = page.getByRole('timer');
    await expect.poll(() => timer.getAttribute('data-counting')).toBe('');
    expect(await timer.getAttribute('aria-live')).toBe('off');
    const announcement = (await timer.ariaSnapshot()).replaceAll('\u00a0', ' ');
    expect(announcement).toMatch(/\d+ \p{L}+, \d+:\d\d GMT/u);
    expect(announcement).not.toMatch(/hours|minutes|seconds/i);
  });
});
