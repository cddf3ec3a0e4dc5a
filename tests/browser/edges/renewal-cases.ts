import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { maxEdgeLatenessMs, waitForEdgeChange } from '../support/edge-change.ts';
import { focusAt } from '../support/keyboard.ts';
import { layoutShiftOf } from '../support/layout-shifts.ts';
import { type Visitor, visitors } from '../support/visitors.ts';
import { closingBanner } from './content-edges.ts';
import { settingsBeforeEdge } from './settings-before-edge.ts';

/** Text and position (px from the top of the window) of the focused element. */
const focusPosition = (page: Page) =>
  page.evaluate(() => ({
    focus: document.activeElement?.textContent ?? '',
    top: Math.round(document.activeElement?.getBoundingClientRect().top ?? 0),
  }));

/** Reads to the last link of a page, and expects that the page renews itself around it at the edge. */
async function expectRenewal(
  { page, open, troubles }: Visitor,
  origin: string,
  prepare: (html: HTMLElement) => void = () => undefined,
): Promise<void> {
  await open('/uk');
  await page.locator('html').evaluate(prepare);
  await focusAt(page.locator('#main a[href]').last());
  await page.waitForTimeout(500);
  const before = await focusPosition(page);
  const loading = await layoutShiftOf(page);
  expect(loading.total, JSON.stringify(loading.largest)).toBeLessThan(0.01);
  expect(before.focus).not.toBe('');
  const { edge, words } = closingBanner;
  const change = await waitForEdgeChange(page, origin, edge, words, false);
  expect(change.latest).toBeGreaterThan(0);
  expect(change.earliest).toBeLessThan(maxEdgeLatenessMs);
  expect(change.sameDocument).toBe(true);
  expect(await focusPosition(page)).toEqual(before);
  const { total, largest } = await layoutShiftOf(page);
  expect(total - loading.total, JSON.stringify(largest)).toBeLessThan(0.02);
  expect(troubles).toEqual([]);
}

/** Tests of a page that somebody reads when a text banner above it closes. */
export function whenReadPageRenews(): void {
  describe.concurrent('a page that is open when its text banner closes', () => {
    const { newVisitor, site } = visitors(settingsBeforeEdge(closingBanner.edge));

    test('renews itself in the same document, and keeps the focus and its place, also without scroll anchoring', {
      tags: ['every-browser', 'journey'],
      // The edge is as far away as tabs open slowly.
      timeout: 600_000,
    }, async () => {
      const reading = [expectRenewal(await newVisitor('desktop'), site().origin)];
      // Other browsers slow down a tab that is behind another one.
      if (inject('engine') === 'chromium')
        reading.push(
          expectRenewal(await newVisitor('desktop'), site().origin, ({ style }) =>
            style.setProperty('overflow-anchor', 'none'),
          ),
        );
      await Promise.all(reading);
    });
  });
}
