import { expect, test } from 'vitest';
import { productsButton } from '../support/products-button.ts';
import { visitors } from '../support/visitors.ts';

const { newVisitor } = visitors();

test.each(['/us', '/de'])(
  'on a phone the consent card of %s is small, and its buttons are large enough',
  async (path) => {
    const { page, open } = await newVisitor('phone');
    await open(path);
    const card = page.locator('[data-consent]');
    await card.waitFor();
    const boxes = await card
      .locator('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().toJSON() as DOMRect));
    expect((await card.boundingBox())?.height).toBeLessThan(844 / 5);
    for (const box of boxes) expect(box.height).toBeGreaterThanOrEqual(44);
    expect(new Set(boxes.map(({ top, width }) => `${Math.round(top)} ${Math.round(width)}`)).size).toBe(1);
  },
);

test.each(['/us'])('on a phone %s loads its first screen first, and then the rest', async (path) => {
  const { page, open } = await newVisitor('phone');
  const requestedMedia: string[] = [];
  page.on('request', (request) => void (request.url().includes('/media/') && requestedMedia.push(request.url())));
  await open(path);
  const firstImage = await page
    .locator('[data-first-screen] img[fetchpriority="high"]')
    .first()
    .evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(requestedMedia[0]).toBe(firstImage);
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.early)).toBeUndefined();
  const below = page.locator('[data-first-screen] ~ section *').first();
  expect(await below.evaluate((element) => element.checkVisibility())).toBe(true);
});

test('the page behind an open menu neither scrolls nor shifts', async () => {
  const { page, open } = await newVisitor('desktop');
  await open('/us');
  const scrollState = () =>
    page.evaluate(() => [scrollY, document.querySelector('main')?.getBoundingClientRect().width]);
  const initialState = await scrollState();
  await productsButton(page).click();
  await page.mouse.move(700, 850);
  await page.mouse.wheel(0, 600);
  await page.waitForTimeout(400);
  expect(await scrollState()).toEqual(initialState);
  await page.keyboard.press('Escape');
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
});
