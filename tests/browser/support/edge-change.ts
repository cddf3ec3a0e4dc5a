import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** A tab shows the new page within this time after an edge, in ms. */
const maxLatenessMs = 3_000;

const contains = (page: Page, words: string) =>
  page.evaluate((text) => document.documentElement.outerHTML.includes(text), words);

/** Lets the page of an open tab expire, and waits until it has renewed itself. */
export async function renewNow(page: Page): Promise<void> {
  const over = new Date(0).toISOString();
  await page.evaluate((instant) => {
    document.documentElement.dataset.validUntil = instant;
    dispatchEvent(new Event('online'));
  }, over);
  await page.waitForFunction((instant) => document.documentElement.dataset.validUntil !== instant, over);
}

export async function serverTime(origin: string): Promise<number> {
  const { timestamp } = (await (await fetch(`${origin}/ssr/timestamp`)).json()) as { timestamp: number };
  return timestamp;
}

/** Sets the clock of a page a day ahead. To be called before the page is opened. */
export const setClockAhead = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const now = Date.now;
    Date.now = () => now() + 86_400_000;
  });

/**
 * Waits until `words` appear in an open tab, or disappear. Expects that this happens after the edge, at most 3 s after
 * it, and in the same document.
 */
export async function waitForEdgeChange(
  page: Page,
  origin: string,
  edge: number,
  words: string,
  appears: boolean,
): Promise<void> {
  const isShown = await contains(page, words);
  await page.evaluate(() => void Object.assign(window, { opened: true }));
  expect(edge - (await serverTime(origin)), 'the tab was open before the edge').toBeGreaterThan(0);
  expect(isShown).toBe(!appears);
  for (;;) {
    const requestedAt = await serverTime(origin);
    if ((await contains(page, words)) === appears) break;
    expect(requestedAt - edge, 'time since the edge').toBeLessThan(maxLatenessMs);
    await page.waitForTimeout(50);
  }
  expect((await serverTime(origin)) - edge, 'time since the edge').toBeGreaterThan(0);
  expect(await page.evaluate(() => 'opened' in window)).toBe(true);
}
