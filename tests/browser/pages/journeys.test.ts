import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { focusAt, hasFocus, holdsFocus, hydrated, tabTo } from '../support/keyboard.ts';
import { accessibilityProblems } from '../support/page-checks.ts';
import { productsButton } from '../support/products-button.ts';
import { visitors } from '../support/visitors.ts';

const { come } = visitors();
const product = '/us/flagship-megatron';
const isOpen = (popover: Locator) => popover.evaluate((node) => node.matches(':popover-open'));

describe('by keyboard alone', () => {
  test('the first press of Tab offers a link that skips to the content', async () => {
    const { page, open } = await come('desktop');
    await open('/us');
    await page.keyboard.press('Tab');
    expect(await hasFocus(page.getByRole('link', { name: 'Skip to content' }))).toBe(true);
    await page.keyboard.press('Enter');
    expect(await hasFocus(page.locator('#main'))).toBe(true);
    await page.keyboard.press('Tab');
    expect(await holdsFocus(page.locator('#main'))).toBe(true);
  });

  test('a menu of the header opens, is next in tab order, and returns the focus on Escape', async () => {
    const { page, open } = await come('desktop');
    await open('/us');
    const button = productsButton(page);
    const menu = page.locator('#menu-products');
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    expect(await isOpen(menu)).toBe(true);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press('Tab');
    expect(await holdsFocus(menu)).toBe(true);
    await page.keyboard.press('Escape');
    expect(await isOpen(menu)).toBe(false);
    expect(await hasFocus(button)).toBe(true);
  });

  test('the tabs of the carousel lead to its slides, and hidden slides are inert', async () => {
    const { page, open } = await come('desktop');
    await open('/us');
    await hydrated(page, 'carouselTabs');
    const tabs = page.locator('x-island[name="carouselTabs"] a');
    const slides = page.locator('section:has(> x-island[name="carouselTabs"]) article');
    const expectSlide = async (shown: number) => {
      await tabs.and(page.locator('[aria-current="true"]')).and(tabs.nth(shown)).waitFor();
      const reach = await slides.evaluateAll((all) => all.map((slide) => !(slide as HTMLElement).inert));
      expect(reach).toEqual(reach.map((_reach, index) => index === shown));
      const { left, width } = await slides.nth(shown).evaluate((slide) => slide.getBoundingClientRect());
      expect(Math.abs(left)).toBeLessThan(width * 0.45);
    };
    await expectSlide(0);
    await tabTo(page, tabs.first());
    await page.keyboard.press('ArrowRight');
    expect(await hasFocus(tabs.nth(1))).toBe(true);
    await expectSlide(1);
    await page.keyboard.press('End');
    await expectSlide((await tabs.count()) - 1);
    await page.keyboard.press('Home');
    await expectSlide(0);
    await page.keyboard.press('Shift+Tab');
    expect(await holdsFocus(slides.first())).toBe(true);
  });

  test('a dialog opens, locks the page behind it, and returns the focus on Escape', async () => {
    const { page, open } = await come('desktop');
    await open(product);
    const button = page.locator('#voice button[aria-haspopup="dialog"]');
    const dialog = page.locator('#voice + dialog');
    await focusAt(button);
    const before = await placeOf(page);
    await page.keyboard.press('Enter');
    expect(await dialog.evaluate((node) => node.matches(':modal'))).toBe(true);
    expect(await holdsFocus(dialog)).toBe(true);
    await page.mouse.move(20, 450);
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(300);
    expect(await placeOf(page)).toEqual(before);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await dialog.evaluate((node) => (node as HTMLDialogElement).open)).toBe(false);
    expect(await hasFocus(button)).toBe(true);
    expect(await placeOf(page)).toEqual(before);
    await page.mouse.wheel(0, 600);
    await expect.poll(async () => (await placeOf(page)).scrollY).toBeGreaterThan(before.scrollY);
  });

  test('the gallery opens full screen at the chosen picture, counts, and returns the focus', async () => {
    const { page, open } = await come('desktop');
    await open(product);
    const plates = page.locator('#gallery ul a');
    const dialog = page.locator('#gallery dialog');
    await focusAt(plates.nth(2));
    await hydrated(page, 'galleryViewer');
    const count = await plates.count();
    const alternatives = await plates
      .locator('img')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).alt));
    const expectPicture = async (index: number) => {
      await dialog.getByText(`${index + 1} / ${count}`, { exact: true }).waitFor();
      await expect.poll(() => shownIn(dialog)).toBe(alternatives[index]);
    };
    await plates.nth(2).focus();
    await page.keyboard.press('Enter');
    await expectPicture(2);
    expect(
      await dialog.evaluate((node) => [node.clientWidth - document.body.clientWidth, node.clientHeight - innerHeight]),
    ).toEqual([0, 0]);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await expectPicture(3);
    await page.keyboard.press('End');
    await expectPicture(count - 1);
    await page.keyboard.press('Home');
    await expectPicture(0);
    await page.keyboard.press('Escape');
    expect(await dialog.evaluate((node) => (node as HTMLDialogElement).open)).toBe(false);
    expect(await hasFocus(plates.nth(2))).toBe(true);
  });
});

describe('by address', () => {
  test.each(['phone'] as const)(
    'an anchor is at the top of the window, and stays there while the page above it loads (%s)',
    async (screen) => {
      const { page, open } = await come(screen);
      await open(`${product}#gallery`);
      const top = () => page.locator('#gallery').evaluate((node) => Math.round(node.getBoundingClientRect().top));
      await expect.poll(top).toBeLessThan(140);
      await page.waitForLoadState('networkidle');
      expect(await top()).toBeLessThan(140);
      expect(await top()).toBeGreaterThanOrEqual(-2);
    },
  );
});

/** Scroll position of the page, and left edge and width of its content, in pixels. */
const placeOf = (page: Page) =>
  page.evaluate(() => {
    const { left, width } = (document.querySelector('main') ?? document.body).getBoundingClientRect();
    return { scrollY: Math.round(scrollY), left, width };
  });

/** Alternative text of the picture in the middle of the window, if there is one. */
const shownIn = (dialog: Locator): Promise<string | undefined> =>
  dialog.evaluate((node) => {
    const images = [...node.querySelectorAll<HTMLImageElement>('figure:not([aria-hidden="true"]) img')];
    return images.find(
      (image) =>
        image.getBoundingClientRect().left < innerWidth / 2 && image.getBoundingClientRect().right > innerWidth / 2,
    )?.alt;
  });
