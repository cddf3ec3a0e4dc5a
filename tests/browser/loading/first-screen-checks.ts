import { expect } from 'vitest';
import { blockFont, layoutShiftOf, shiftTolerance } from '../support/layout-shifts.ts';
import type { Visitor } from '../support/visitors.ts';
import { screens } from '../support/visitors.ts';

/** The highest consent strip, in px, on a phone and on a desktop. */
const highestStrip = { phone: 96, desktop: 64 };

/** Browser windows in which the first visit must be calm: from a small phone to a large screen, and phones on their side. */
const windows = [
  { width: 320, height: 640 },
  screens.phone.viewport,
  { width: 667, height: 375 },
  { width: 844, height: 390 },
  screens.tablet.viewport,
  screens.desktop.viewport,
  { width: 2560, height: 1300 },
];

const boxOf = (element: Element) => element.getBoundingClientRect().toJSON() as DOMRect;

/** Expects that the consent strip is small, and that its buttons are large enough and of one size. */
export async function expectSmallConsentStrip(
  { page, open }: Visitor,
  path: string,
  screen: keyof typeof highestStrip,
): Promise<void> {
  await open(path);
  const strip = page.locator('[data-consent]');
  await strip.waitFor();
  expect((await strip.boundingBox())?.height).toBeLessThanOrEqual(highestStrip[screen]);
  const boxes = await Promise.all((await strip.locator('button').all()).map((button) => button.evaluate(boxOf)));
  for (const box of boxes) expect(box.height).toBeGreaterThanOrEqual(44);
  expect(new Set(boxes.map(({ top, width }) => `${Math.round(top)} ${Math.round(width)}`)).size).toBe(1);
}

/**
 * Expects in every window that a first visit begins with one message, which covers neither headline nor price nor
 * button of the first section, and moves nothing.
 */
export async function expectCalmFirstVisit({ page, open }: Visitor, path: string): Promise<void> {
  for (const size of windows) {
    await page.setViewportSize(size);
    await blockFont(page);
    await open(path);
    await page.waitForLoadState('networkidle');
    const strip = page.locator('[data-consent]');
    const otherMessages = page.locator('aside[data-banner], [data-suggestion], dialog[open]');
    expect(await otherMessages.locator('visible=true').count()).toBe(0);
    const { top, bottom } = await strip.evaluate(boxOf);
    expect(bottom, `${size.width} wide`).toBeGreaterThan(top);
    const words = page.locator('[data-first-screen]').locator('h1, h2, [data-buy], a, s, p');
    const covered = await words.locator('visible=true').evaluateAll(
      (elements, [from, to]) =>
        elements.flatMap((element) => {
          const box = element.getBoundingClientRect();
          return box.top < to && box.bottom > from ? [element.textContent] : [];
        }),
      [top, bottom] as const,
    );
    expect(covered, `${size.width} wide`).toEqual([]);
    expect((await layoutShiftOf(page)).total, `${size.width} wide`).toBeLessThan(shiftTolerance);
  }
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
