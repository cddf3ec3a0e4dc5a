import { expect, test } from 'vitest';
import { editionCodes } from '#core/place/editions.ts';
import { pagePath } from '#core/place/place.ts';
import { testByDepth } from '../../support/rows-by-depth.ts';
import { hasPage, productPathWith } from '../support/current-page.ts';
import { blockFont, layoutShiftOf, shiftTolerance } from '../support/layout-shifts.ts';
import { screens, type Visitor, visitors } from '../support/visitors.ts';

/** The highest consent strip, in px, on a phone and on a desktop. */
const highestStrip = { phone: 96, desktop: 64 };

/** Windows of a calm first visit: from a small phone to a large screen, and phones on their side. */
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
async function expectSmallConsentStrip(
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
 * Expects that a first visit begins with one message, which moves nothing, and covers neither headline nor price nor
 * button of the first section in any window. Only a notice that asks for no answer has the text banner beside it.
 */
async function expectCalmFirstVisit({ page, open }: Visitor, path: string): Promise<void> {
  await blockFont(page);
  await open(path);
  expect((await layoutShiftOf(page)).total).toBeLessThan(shiftTolerance);
  const others = page
    .locator('[data-consent-policy="opt-in"] aside[data-banner], [data-suggestion], dialog[open]')
    .locator('visible=true');
  expect(await others.count()).toBe(0);
  for (const size of windows) {
    await page.setViewportSize(size);
    const { top, bottom } = await page.locator('[data-consent]').evaluate(boxOf);
    expect(bottom, `${size.width} wide`).toBeGreaterThan(top);
    const words = page.locator('[data-first-screen]').locator('h1, h2, [data-buy], a, s, p').locator('visible=true');
    const boxes = await words.evaluateAll((all) =>
      all.map((element) => ({ text: element.textContent, ...(element.getBoundingClientRect().toJSON() as DOMRect) })),
    );
    const covered = boxes.filter((box) => box.top < bottom && box.bottom > top);
    expect(covered, `${size.width} wide`).toEqual([]);
  }
}

/** Expects that the picture of the first screen is requested first, and that the rest of the page follows. */
async function expectFirstScreenFirst({ page, open }: Visitor, path: string): Promise<void> {
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

const { newVisitor } = visitors();

const allScreens = ['phone', 'desktop'] as const;

const homes = editionCodes.map((edition) => pagePath({ edition, slug: '' }));

const firstPages = editionCodes.flatMap((edition) =>
  ['', 'flagship-megatron', 'black-friday', 'christmas-sale']
    .filter((slug) => hasPage(edition, slug))
    .map((slug) => pagePath({ edition, slug })),
);

test.each([['/de', 'phone']] as const)(
  'the consent strip of %s is small on a %s, and its buttons are large enough',
  async (path, screen) => expectSmallConsentStrip(await newVisitor(screen), path, screen),
);

testByDepth({ gate: [productPathWith('us')], all: firstPages })(
  'the first message of %s covers nothing and moves nothing',
  async (path) => expectCalmFirstVisit(await newVisitor('phone'), path),
);

testByDepth({ gate: ['/us'], all: ['/us', '/de/flagship-megatron'] })(
  'on a phone %s loads its first screen first, and then the rest',
  async (path) => expectFirstScreenFirst(await newVisitor('phone'), path),
);

test.each(homes.flatMap((path) => allScreens.map((screen) => [path, screen] as const)))(
  'the consent strip of %s is small on a %s, and its buttons are large enough',
  { tags: 'nightly' },
  async (path, screen) => expectSmallConsentStrip(await newVisitor(screen), path, screen),
);
