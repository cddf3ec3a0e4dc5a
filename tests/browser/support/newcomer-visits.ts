import type { Locator, Page } from 'playwright-core';
import { readingSeconds } from '#app/client/shell/first-visit-offer.ts';
import type { Screen, Visitor, Visitors } from './visitors.ts';

export const dialogOf = (page: Page): Locator => page.locator('#newcomer');

/** A visitor whose clock can be turned on. */
export async function comeWithClock({ come }: Visitors, screen: Screen): Promise<Visitor> {
  const visitor = await come(screen);
  await visitor.page.clock.install();
  return visitor;
}

/** Opens a page, answers the question about counting where it is asked, and reads on for a while. */
export async function read({ page, open }: Visitor, path: string, seconds = readingSeconds + 2): Promise<void> {
  await open(path);
  const notice = page.locator('[data-consent] button').first();
  await page.waitForLoadState('networkidle');
  if (await notice.isVisible()) await notice.click();
  await page.waitForFunction(() => document.readyState === 'complete');
  await page.clock.runFor(seconds * 1_000);
}
