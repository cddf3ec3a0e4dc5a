import type { FrameLocator, Page } from 'playwright-core';
import { formatInstant } from '#rules/time/instant.ts';
import { stageEdge } from './desk-sale.ts';

/** The address of the preview at which the next stage of a sale opens. */
export const stageAddress = `/preview?edition=uk&page=&at=${formatInstant(stageEdge.instant)}`;

/** The frame of the page at the instant, and of the page beside it. */
export const framesOf = (page: Page): [FrameLocator, FrameLocator] => [
  page.frameLocator('figure:nth-of-type(1) iframe'),
  page.frameLocator('figure:nth-of-type(2) iframe'),
];
export const instantIn = (page: Page): string | null => new URL(page.url()).searchParams.get('at');

/** Waits until the two pages are compared, and returns the number of differences. */
export async function countDifferences(page: Page): Promise<number> {
  await page.locator('[data-differences]').waitFor();
  return Number(await page.locator('[data-differences]').getAttribute('data-differences'));
}
