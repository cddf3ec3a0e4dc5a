import { expect, test } from 'vitest';
import { visitors } from '../../browser/support/visitors.ts';

const { newVisitor } = visitors();

test.each(['/', '/us', '/uk', '/fr', '/de', '/kr'])(
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

test.each(['/us', '/de/flagship-megatron'])(
  'on a phone %s loads its first screen first, and then the rest',
  async (path) => {
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
  },
);
