import { expect } from 'vitest';
import type { Visitor } from '../support/visitors.ts';
import { screens } from '../support/visitors.ts';

/** Expects on a phone that the consent card is small, and that its buttons are large enough and of one size. */
export async function expectSmallConsentCard({ page, open }: Visitor, path: string): Promise<void> {
  await open(path);
  const card = page.locator('[data-consent]');
  await card.waitFor();
  const boxes = await card
    .locator('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().toJSON() as DOMRect));
  expect((await card.boundingBox())?.height).toBeLessThan(screens.phone.viewport.height / 5);
  for (const box of boxes) expect(box.height).toBeGreaterThanOrEqual(44);
  expect(new Set(boxes.map(({ top, width }) => `${Math.round(top)} ${Math.round(width)}`)).size).toBe(1);
}

/** Expects that the picture of the first screen is requested first, and that the rest of the page follows. */
export async function expectFirstScreenFirst({ page, open }: Visitor, path: string): Promise<void> {
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
}
