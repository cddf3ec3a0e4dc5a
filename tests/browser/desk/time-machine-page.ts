import type { FrameLocator, Page } from 'playwright-core';
import { formatInstant } from '#rules/time/instant.ts';
import { stageEdge } from './desk-sale.ts';

/** Where the next stage of a sale opens. */
export const mainStage = `/preview?edition=uk&page=&at=${formatInstant(stageEdge.instant)}`;

/** The page at the instant, and the one beside it. */
export const framesOf = (page: Page): [FrameLocator, FrameLocator] => [
  page.frameLocator('figure:nth-of-type(1) iframe'),
  page.frameLocator('figure:nth-of-type(2) iframe'),
];
export const instantIn = (page: Page): string | null => new URL(page.url()).searchParams.get('at');

/** Waits until the two pages are compared, and says how many differences there are. */
export async function compared(page: Page): Promise<number> {
  await page.locator('[data-differences]').waitFor();
  return Number(await page.locator('[data-differences]').getAttribute('data-differences'));
}
