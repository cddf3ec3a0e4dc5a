import type { Page } from 'playwright-core';
import { missingPictures } from '#tests/browser/support/page-checks.ts';

/** Live robots have a benchmark of their own. */
const liveRobots = ['robot-viewer', 'theater-stage', 'program-playground', 'spoken-commands'];
const clickTimeout = 2000;

/**
 * Uses everything a page offers, short of sending something or leaving it: scrolls to its end, opens what opens,
 * hydrates every island and presses its buttons.
 */
export async function usePage(page: Page): Promise<void> {
  await page
    .locator('[data-consent] button')
    .first()
    .click({ timeout: clickTimeout })
    .catch(() => undefined);
  await missingPictures(page);
  await openDisclosures(page);
  await openEach(page, '[popovertarget]:visible');
  await openEach(page, '[commandfor][command="show-modal"]:visible');
  await openEach(page, '[data-gallery] a:visible');
  await useIslands(page);
  await missingPictures(page);
  await page.waitForLoadState('networkidle');
}

const openDisclosures = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const disclosure of document.querySelectorAll('details')) disclosure.open = true;
  });

/** Presses each opener, gives the content time to load, and closes it again. */
async function openEach(page: Page, openers: string): Promise<void> {
  for (const opener of await page.locator(openers).all()) {
    await opener.click({ timeout: clickTimeout }).catch(() => undefined);
    await page.waitForTimeout(200);
    await page.keyboard.press('Escape');
  }
}

async function useIslands(page: Page): Promise<void> {
  const islands = page.locator(`x-island[name]${liveRobots.map((name) => `:not([name="${name}"])`).join('')}`);
  for (const island of await islands.all()) {
    await island.evaluate((element) => {
      element.firstElementChild?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      element.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
    });
    await page.waitForLoadState('networkidle');
    for (const button of await island.locator('button:visible:enabled:not([type="submit"])').all()) {
      await button.click({ timeout: clickTimeout }).catch(() => undefined);
      await page.keyboard.press('Escape');
    }
    const field = island.locator('input[type="search"]:visible').first();
    if ((await field.count()) > 0) await field.fill('a', { timeout: clickTimeout }).catch(() => undefined);
  }
}
