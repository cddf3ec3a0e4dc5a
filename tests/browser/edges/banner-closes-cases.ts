import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { setClockAhead, waitForEdgeChange } from '../support/edge-change.ts';
import { focusAt } from '../support/keyboard.ts';
import { layoutShiftOf } from '../support/layout-shifts.ts';
import { type Visitor, visitors } from '../support/visitors.ts';
import { closingBanner } from './content-edges.ts';
import { settingsBeforeEdge } from './settings-before-edge.ts';

const { edge, words } = closingBanner;

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
  await waitForEdgeChange(page, origin, edge, words, false);
  expect(await focusPosition(page)).toEqual(before);
  const { total, largest } = await layoutShiftOf(page);
  expect(total - loading.total, JSON.stringify(largest)).toBeLessThan(0.02);
  expect(troubles).toEqual([]);
}

/** Expects that a not-found page renews itself, too, by the server's time, and keeps what is typed into it. */
async function expectTypedTextStays({ page, open }: Visitor, origin: string): Promise<void> {
  await setClockAhead(page);
  await open('/uk/nothing-here');
  const address = page.locator('footer input[type="email"]');
  await address.fill('somebody@');
  await waitForEdgeChange(page, origin, edge, words, false);
  expect(await address.inputValue()).toBe('somebody@');
}

/** Tests of pages that are open when their text banner closes. */
export function whenTextBannerCloses(): void {
  describe.concurrent('a page that is open when its text banner closes', () => {
    const { newVisitor, site } = visitors(settingsBeforeEdge(edge));

    test('renews itself in the same document, and keeps the focus, its place and what is typed', {
      tags: 'every-browser',
      // The edge is as far away as tabs open slowly.
      timeout: 600_000,
    }, async () => {
      const { origin } = site();
      const visits = [expectRenewal(await newVisitor('desktop'), origin)];
      // Other browsers slow down a tab that is behind another one.
      if (inject('engine') === 'chromium') {
        const dropAnchoring = ({ style }: HTMLElement) => style.setProperty('overflow-anchor', 'none');
        visits.push(expectRenewal(await newVisitor('desktop'), origin, dropAnchoring));
        visits.push(expectTypedTextStays(await newVisitor('phone'), origin));
      }
      await Promise.all(visits);
    });
  });
}
