import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** A tab shows the new page within this time after an edge, in ms. */
export const maxEdgeLatenessMs = 3_000;

/** The change of an open tab at an edge. */
export interface EdgeChange {
  /** Server time in ms since the edge at which the page was last seen old. */
  earliest: number;
  /** Server time in ms since the edge at which the page was first seen new. */
  latest: number;
  /** True if the tab still has the document that was opened. */
  sameDocument: boolean;
}

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

/** Waits until `words` appear in an open tab, or disappear. Fails 3 s after the edge. */
export async function waitForEdgeChange(
  page: Page,
  origin: string,
  edge: number,
  words: string,
  appears: boolean,
): Promise<EdgeChange> {
  const isShown = await contains(page, words);
  await page.evaluate(() => void Object.assign(window, { opened: true }));
  const remaining = edge - (await serverTime(origin));
  expect(remaining, 'the tab was open before the edge').toBeGreaterThan(0);
  expect(isShown).toBe(!appears);
  let lastOldAt = Number.NEGATIVE_INFINITY;
  for (;;) {
    const requestedAt = await serverTime(origin);
    if ((await contains(page, words)) === appears) break;
    lastOldAt = requestedAt - edge;
    expect(lastOldAt, 'time since the edge').toBeLessThan(maxEdgeLatenessMs);
    await page.waitForTimeout(50);
  }
  const firstNewAt = (await serverTime(origin)) - edge;
  return { earliest: lastOldAt, latest: firstNewAt, sameDocument: await page.evaluate(() => 'opened' in window) };
}
