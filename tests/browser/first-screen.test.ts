import { expect, test } from 'vitest';
import { visitors } from './visitors.ts';

const { come } = visitors();

test.each(['/', '/us', '/uk', '/fr', '/de', '/kr'])(
  'on a phone the consent card of %s leaves the first screen to the page, and its choices are large enough to press',
  async (path) => {
    const { page, open } = await come('phone');
    await open(path);
    const card = page.locator('[data-consent]');
    await card.waitFor();
    const boxes = await card.locator('button').evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().toJSON() as DOMRect));
    expect((await card.boundingBox())?.height).toBeLessThan(844 / 5);
    for (const box of boxes) expect(box.height).toBeGreaterThanOrEqual(44);
    expect(new Set(boxes.map(({ top, width }) => `${Math.round(top)} ${Math.round(width)}`)).size).toBe(1);
  },
);

test.each(['/us', '/de/flagship-megatron'])('on a phone the rest of %s comes after the first screen, and comes', async (path) => {
  const { page, open } = await come('phone');
  const asked: string[] = [];
  page.on('request', (request) => void (request.url().includes('/media/') && asked.push(request.url())));
  await open(path);
  const first = await page
    .locator('[data-first-screen] img[fetchpriority="high"]')
    .first()
    .evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(asked[0]).toBe(first);
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.early)).not.toBe('');
  const below = page.locator('[data-first-screen] ~ section *').first();
  expect(await below.evaluate((element) => element.checkVisibility())).toBe(true);
});

test('on a phone a long page is laid out where the visitor is, and all of it before a jump within it', async () => {
  const { page, open } = await come('phone');
  await open('/us/flagship-megatron');
  const early = () => page.evaluate(() => document.documentElement.dataset.early);
  await expect.poll(early).toBe('near');
  const last = page.locator('main > section').last();
  /* What is skipped has no size of its own yet. */
  const isLaidOut = () => last.evaluate((section) => section.checkVisibility({ contentVisibilityAuto: true }));
  await last.locator('h2').scrollIntoViewIfNeeded();
  await expect.poll(isLaidOut).toBe(true);
  await page
    .locator('a[href="#gallery"]')
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  expect(await early()).toBeUndefined();
  const gallery = page.locator('#gallery');
  const isThere = () => gallery.evaluate((section) => Math.abs(section.getBoundingClientRect().top) < 120);
  await expect.poll(isThere, { timeout: 5_000 }).toBe(true);
});

test('on a phone the rest of a long page is laid out while nothing else is to do', async () => {
  const { page, open } = await come('phone');
  await open('/us/flagship-megatron');
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.early), { timeout: 10_000 }).toBeUndefined();
});

test('the page behind an open menu neither scrolls nor moves', async () => {
  const { page, open } = await come('desktop');
  await open('/us');
  const place = () => page.evaluate(() => [scrollY, document.querySelector('main')?.getBoundingClientRect().width]);
  const before = await place();
  await page.getByRole('banner').getByRole('button', { name: 'Products' }).click();
  await page.mouse.move(700, 850);
  await page.mouse.wheel(0, 600);
  await page.waitForTimeout(400);
  expect(await place()).toEqual(before);
  await page.keyboard.press('Escape');
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
});
