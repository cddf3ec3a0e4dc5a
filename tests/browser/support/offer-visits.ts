import type { Locator, Page } from 'playwright-core';
import type { Screen, Visitor, Visitors } from './visitors.ts';

/** Seconds of reading after which the offer opens. */
export const readingSeconds = 20;

export const offerDialog = (page: Page): Locator => page.locator('#newcomer');

/** A visitor whose browser clock the test can move on. */
export async function visitorWithClock({ newVisitor }: Visitors, screen: Screen): Promise<Visitor> {
  const visitor = await newVisitor(screen);
  await visitor.page.clock.install();
  return visitor;
}

/** Opens a page, answers the consent question where there is one, scrolls to its middle, and moves the clock on. */
export async function readPage({ page, open }: Visitor, path: string, seconds = readingSeconds + 2): Promise<void> {
  await open(path);
  const notice = page.locator('[data-consent] button').first();
  await page.waitForLoadState('networkidle');
  if (await notice.isVisible()) await notice.click();
  await page.waitForFunction(() => document.readyState === 'complete');
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }));
  await page.clock.runFor(seconds * 1_000);
}
