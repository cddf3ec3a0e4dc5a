import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAnchorAtTop } from '../../browser/pages/anchor.ts';
import { productPathWith } from '../../browser/support/current-page.ts';
import { hasFocus, tabTo } from '../../browser/support/keyboard.ts';
import { accessibilityProblems } from '../../browser/support/page-checks.ts';
import { visitors } from '../../browser/support/visitors.ts';

const { newVisitor } = visitors();
const product = productPathWith('us', 'gallery');
const isOpen = (popover: Locator) => popover.evaluate((node) => node.matches(':popover-open'));

describe('by keyboard alone', () => {
  test('the menu of small windows opens, shows one group at a time, and returns the focus', async () => {
    const { page, open } = await newVisitor('phone');
    await open('/us');
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    const menu = page.locator('#menu-all');
    const group = (name: string) => menu.locator('details').filter({ has: page.locator('summary', { hasText: name }) });
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    expect(await isOpen(menu)).toBe(true);
    expect(await group('Products').getAttribute('open')).not.toBeNull();
    expect(await accessibilityProblems(page)).toEqual([]);
    await tabTo(page, group('Support').locator('summary'));
    await page.keyboard.press('Enter');
    expect(await group('Support').getAttribute('open')).not.toBeNull();
    expect(await group('Products').getAttribute('open')).toBeNull();
    await page.keyboard.press('Escape');
    expect(await isOpen(menu)).toBe(false);
    expect(await hasFocus(button)).toBe(true);
  });
});

describe('by address', () => {
  test.each(['desktop'] as const)(
    'an anchor is at the top of the window, and stays there while the page above it loads (%s)',
    async (screen) => expectAnchorAtTop(await newVisitor(screen), product, '#gallery'),
  );

  test('a link in the product’s section bar leads to its section and is marked as current', async () => {
    const { page, open } = await newVisitor('desktop');
    await open(product);
    const link = page.locator('[data-subnav] a[href="#gallery"]');
    await link.click();
    await expect.poll(() => link.getAttribute('aria-current'), { timeout: 8_000 }).toBe('true');
    expect(new URL(page.url()).hash).toBe('#gallery');
  });
});
