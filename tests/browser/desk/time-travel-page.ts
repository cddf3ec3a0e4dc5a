import type { FrameLocator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { formatInstant } from '#core/time/instant.ts';
import { openDesk } from '../support/open-desk.ts';
import { accessibilityProblems, overflowProblems } from '../support/page-checks.ts';
import type { Screen, Visitors } from '../support/visitors.ts';
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

/** Waits until a difference is selected. */
export const waitForDifference = (page: Page, text: RegExp): Promise<void> => page.getByText(text).waitFor();

/** Expects that the preview of two pages side by side fits a screen and is accessible. */
export async function expectFittingPreview(fixture: Visitors, screen: Screen): Promise<void> {
  const { page, troubles } = await openDesk(fixture, screen, `${stageAddress}&beside=before&width=390`);
  await countDifferences(page);
  expect(await overflowProblems(page)).toEqual([]);
  expect(await accessibilityProblems(page)).toEqual([]);
  const [frame] = await page.locator('iframe').all();
  const box = await frame?.boundingBox();
  expect(box?.width).toBeLessThanOrEqual(390);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  expect(troubles).toEqual([]);
}
