import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { testByDepth } from '../../support/rows-by-depth.ts';
import { messagesOf, productPathWith } from '../support/current-page.ts';
import { renewNow } from '../support/edge-change.ts';
import { containsFocus, focusAt, hasFocus, tabTo, waitForHydration } from '../support/keyboard.ts';
import { accessibilityProblems } from '../support/page-checks.ts';
import { productsButton } from '../support/products-button.ts';
import { type Screen, visitors } from '../support/visitors.ts';

const { newVisitor } = visitors();

const product = productPathWith('us', 'voice', 'gallery');

const isOpen = (popover: Locator) => popover.evaluate((node) => node.matches(':popover-open'));

/** Scroll position of the page, and left edge and width of its content, in pixels. */
const pagePosition = (page: Page) =>
  page.evaluate(() => {
    const { left, width } = (document.querySelector('main') ?? document.body).getBoundingClientRect();
    return { scrollY: Math.round(scrollY), left, width };
  });

/** Alternative text of the picture in the middle of the window, if there is one. */
const visiblePicture = (dialog: Locator): Promise<string | undefined> =>
  dialog.evaluate((node) => {
    const images = [...node.querySelectorAll<HTMLImageElement>('figure:not([aria-hidden="true"]) img')];
    return images.find(
      (image) =>
        image.getBoundingClientRect().left < innerWidth / 2 && image.getBoundingClientRect().right > innerWidth / 2,
    )?.alt;
  });

describe('by keyboard alone', () => {
  test('the first press of Tab offers a link that skips to the content', async () => {
    const { page, open } = await newVisitor('desktop');
    await open('/us');
    await page.keyboard.press('Tab');
    await expect.poll(() => hasFocus(page.getByRole('link', { name: messagesOf('us').nav.skip }))).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => hasFocus(page.locator('#main'))).toBe(true);
    await page.keyboard.press('Tab');
    await expect.poll(() => containsFocus(page.locator('#main'))).toBe(true);
  });

  test('a menu of the header opens, is next in tab order, and returns the focus on Escape', {
    tags: 'every-browser',
  }, async () => {
    const { page, open } = await newVisitor('desktop');
    await open('/us');
    const button = productsButton(page);
    const menu = page.locator('#menu-products');
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    expect(await isOpen(menu)).toBe(true);
    expect(await accessibilityProblems(page)).toEqual([]);
    // In Firefox the menu is the first stop, as it can be scrolled.
    await tabTo(page, menu.getByRole('link').first(), 2);
    await page.keyboard.press('Escape');
    expect(await isOpen(menu)).toBe(false);
    await expect.poll(() => hasFocus(button)).toBe(true);
    await menu.waitFor({ state: 'hidden' });
  });

  test('the tabs of the carousel lead to its slides, and hidden slides are inert', {
    tags: ['every-browser', 'nightly'],
  }, async () => {
    const { page, open } = await newVisitor('desktop');
    await open('/us');
    const tabs = page.locator('x-carousel nav a');
    const slides = page.locator('x-carousel article');
    const expectSlide = async (expectedIndex: number) => {
      await tabs.and(page.locator('[aria-current="true"]')).and(tabs.nth(expectedIndex)).waitFor();
      const reachable = () =>
        slides.evaluateAll((all) => all.flatMap((slide, index) => ((slide as HTMLElement).inert ? [] : [index])));
      await expect.poll(reachable).toEqual([expectedIndex]);
      const { left, width } = await slides.nth(expectedIndex).evaluate((slide) => slide.getBoundingClientRect());
      expect(Math.abs(left)).toBeLessThan(width * 0.45);
    };
    await expectSlide(0);
    await tabTo(page, tabs.first());
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => hasFocus(tabs.nth(1))).toBe(true);
    await expectSlide(1);
    await page.keyboard.press('End');
    await expectSlide((await tabs.count()) - 1);
    await renewNow(page);
    await expectSlide((await tabs.count()) - 1);
    await page.keyboard.press('Home');
    await expectSlide(0);
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => containsFocus(slides.first())).toBe(true);
  });

  test('a dialog opens, locks the page behind it, and returns the focus on Escape', {
    tags: 'every-browser',
  }, async () => {
    const { page, open } = await newVisitor('desktop');
    await open(product);
    const button = page.locator('#voice button[aria-haspopup="dialog"]').last();
    const dialog = page.locator('#voice dialog');
    await focusAt(button);
    const positionBefore = await pagePosition(page);
    await page.keyboard.press('Enter');
    expect(await dialog.evaluate((node) => node.matches(':modal'))).toBe(true);
    await expect.poll(() => containsFocus(dialog)).toBe(true);
    await page.mouse.move(20, 450);
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(300);
    expect(await pagePosition(page)).toEqual(positionBefore);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await dialog.evaluate((node) => (node as HTMLDialogElement).open)).toBe(false);
    await expect.poll(() => hasFocus(button)).toBe(true);
    expect(await pagePosition(page)).toEqual(positionBefore);
    await page.mouse.wheel(0, 600);
    await expect.poll(async () => (await pagePosition(page)).scrollY).toBeGreaterThan(positionBefore.scrollY);
  });

  test('the gallery opens full screen at the chosen picture, counts, and returns the focus', {
    tags: ['every-browser', 'nightly'],
  }, async () => {
    const { page, open } = await newVisitor('desktop');
    await open(product);
    const thumbnails = page.locator('#gallery ul a');
    const dialog = page.locator('#gallery dialog');
    await focusAt(thumbnails.nth(2));
    await waitForHydration(page, 'gallery-viewer');
    const count = await thumbnails.count();
    const alternatives = await thumbnails
      .locator('img')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).alt));
    const expectPicture = async (index: number) => {
      await dialog.getByText(`${index + 1} / ${count}`, { exact: true }).waitFor();
      await expect.poll(() => visiblePicture(dialog)).toBe(alternatives[index]);
    };
    await thumbnails.nth(2).focus();
    await page.keyboard.press('Enter');
    await expectPicture(2);
    // Firefox also covers the place that is kept for the scrollbar.
    const isFullScreen = await dialog.evaluate(
      ({ clientWidth, clientHeight }) => clientWidth >= document.body.clientWidth && clientHeight === innerHeight,
    );
    expect(isFullScreen).toBe(true);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await expectPicture(3);
    await page.keyboard.press('End');
    await expectPicture(count - 1);
    await page.keyboard.press('Home');
    await expectPicture(0);
    await page.keyboard.press('Escape');
    expect(await dialog.evaluate((node) => (node as HTMLDialogElement).open)).toBe(false);
    await expect.poll(() => hasFocus(thumbnails.nth(2))).toBe(true);
  });
});

describe('by address', () => {
  testByDepth<Screen>({ gate: ['phone'], all: ['phone', 'desktop'] })(
    'an anchor is at the top of the window, and stays there while the page above it loads (%s)',
    async (screen) => {
      const { page, open } = await newVisitor(screen);
      await open(`${product}#gallery`);
      const top = () => page.locator('#gallery').evaluate((node) => Math.round(node.getBoundingClientRect().top));
      await expect.poll(top).toBeLessThan(140);
      await page.waitForLoadState('networkidle');
      expect(await top()).toBeLessThan(140);
      expect(await top()).toBeGreaterThanOrEqual(-2);
    },
  );
});
