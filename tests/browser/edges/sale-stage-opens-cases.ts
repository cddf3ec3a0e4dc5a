import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { prerenderingTabs } from '../prerender/prerendering-tabs.ts';
import { type EdgeChange, maxEdgeLatenessMs, serverTime, waitForEdgeChange } from '../support/edge-change.ts';
import { layoutShiftOf, shiftTolerance, waitForFont } from '../support/layout-shifts.ts';
import { visitors } from '../support/visitors.ts';
import { followingStage } from './content-edges.ts';
import { settingsBeforeEdge } from './settings-before-edge.ts';

const second = 1_000;
const day = 86_400 * second;

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

/** The seconds left, summed up from the figures of the countdown. */
async function secondsLeft(page: Page): Promise<number> {
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = await page.evaluate(
    (names) => names.map((unit) => Number(document.querySelector(`[role="timer"] [data-unit="${unit}"]`)?.textContent)),
    units,
  );
  return ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
}

/** The seconds displayed, and the range that is right: whole seconds until `to` by the server's clock. */
async function countdownIn(page: Page, origin: string, to: number) {
  const least = to - (await serverTime(origin));
  const displayed = await secondsLeft(page);
  const most = to - (await serverTime(origin));
  return { displayed, from: Math.ceil(most / second), upTo: Math.ceil(least / second) };
}

/**
 * Allows a second on either side: for half a round trip of the page's own request, and for the frame that is painted.
 */
function expectRight({ displayed, from, upTo }: Awaited<ReturnType<typeof countdownIn>>): void {
  expect(displayed).toBeGreaterThanOrEqual(from - 1);
  expect(displayed).toBeLessThanOrEqual(upTo + 1);
}

/** Tests of open tabs and their countdown when one stage of a sale follows another. */
export function whenSaleStageOpens(): void {
  describe.concurrent('when the second stage of a sale opens in the United States', () => {
    const { window, path, price, stages } = followingStage;
    const { opens: edge, closes: close } = window;
    const locked = Array.from({ length: stages - 2 }, () => 'locked');
    const fixture = visitors(settingsBeforeEdge(edge));
    const prerendering = prerenderingTabs();
    let flips: { wrongClock: EdgeChange; phone: EdgeChange };
    let countdowns: {
      before: Awaited<ReturnType<typeof countdownIn>>[];
      after: Awaited<ReturnType<typeof countdownIn>>[];
    };
    let layoutShift: { byItsFont: number; inAll: Awaited<ReturnType<typeof layoutShiftOf>> };
    let boxes: string[];
    let states: string[][];
    let dealsTop: { before: number; after: number };
    /** The states of the stages in a page that is prerendered before the edge, and after it at its first frame. */
    let waitingStates: unknown[];
    let troubles: string[];

    const statesOf = (page: Page) =>
      page
        .locator('#stages li[data-state]')
        .evaluateAll((all) => all.map((stage) => stage.getAttribute('data-state') ?? ''));
    /** Position and size of the countdown's figures, in pixels. */
    const boxOf = (page: Page) =>
      page.locator('[role="timer"] [data-unit]').evaluateAll((all) =>
        all
          .map((figure) => figure.getBoundingClientRect())
          .map(({ left, top, width, height }) => [left, top, width, height].map(Math.round).join(' '))
          .join(', '),
      );

    beforeAll(async () => {
      const { origin } = fixture.site();
      const [wrongClock, phone] = await Promise.all([fixture.newVisitor('desktop'), fixture.newVisitor('phone')]);
      await wrongClock.page.addInitScript((shift) => {
        const now = Date.now;
        Date.now = () => now() + shift;
      }, day);
      const tab = prerendering.open(`${origin}/us`);
      await Promise.all([wrongClock.open(path), phone.open(path), tab.then(({ prerender }) => prerender(path))]);
      const { inWaitingPage, enter } = await tab;
      const statesInTab = `[...document.querySelectorAll('#stages li[data-state]')].map(({ dataset }) => dataset.state)`;
      waitingStates = [await inWaitingPage(statesInTab)];
      await waitForFont(wrongClock.page);
      const { total: byItsFont } = await layoutShiftOf(wrongClock.page);
      await wrongClock.page.waitForSelector('[role="timer"][data-counting]');
      await phone.page.locator('#deals').scrollIntoViewIfNeeded();
      const before = [];
      boxes = [];
      for (let round = 0; round < 3; round += 1) {
        before.push(await countdownIn(wrongClock.page, origin, edge));
        boxes.push(await boxOf(wrongClock.page));
        await wrongClock.page.waitForTimeout(1_100);
      }
      layoutShift = { byItsFont, inAll: await layoutShiftOf(wrongClock.page) };
      states = [await statesOf(wrongClock.page)];
      dealsTop = {
        before: await phone.page.evaluate(() =>
          Math.round(document.querySelector('#deals')?.getBoundingClientRect().top ?? 0),
        ),
        after: Number.NaN,
      };
      const [wrongClockFlip, phoneFlip] = await Promise.all(
        [wrongClock, phone].map(({ page }) => waitForEdgeChange(page, origin, edge, price, true)),
      );
      flips = { wrongClock: wrongClockFlip, phone: phoneFlip } as typeof flips;
      dealsTop.after = await phone.page.evaluate(() =>
        Math.round(document.querySelector('#deals')?.getBoundingClientRect().top ?? 0),
      );
      states.push(await statesOf(wrongClock.page));
      // It may still be hidden, waiting for its renewal.
      await inWaitingPage(`requestAnimationFrame(function look() {
        if (document.body.style.visibility === 'hidden') requestAnimationFrame(look);
        else window.firstStates = ${statesInTab};
      })`);
      await enter();
      await vi.waitFor(async () => {
        if (!(await inWaitingPage('Array.isArray(window.firstStates)'))) throw new Error('nothing is visible yet');
      }, 5_000);
      waitingStates.push(await inWaitingPage('firstStates'));
      const after = [];
      for (let round = 0; round < 2; round += 1) {
        await wrongClock.page.waitForTimeout(1_100);
        after.push(await countdownIn(wrongClock.page, origin, close));
      }
      countdowns = { before, after };
      troubles = [...wrongClock.troubles, ...phone.troubles];
    });

    test('the countdown follows the server’s time although the visitor’s clock is a day ahead', () => {
      for (const count of countdowns.before) expectRight(count);
      expect(new Set(countdowns.before.map(({ displayed }) => displayed)).size).toBe(countdowns.before.length);
    });

    test('the countdown shifts neither the page nor its own figures', () => {
      expect(layoutShift.inAll.total - layoutShift.byItsFont, JSON.stringify(layoutShift.inAll.largest)).toBeLessThan(
        shiftTolerance,
      );
      expect(new Set(boxes).size).toBe(1);
    });

    test('an open page shows the next stage by itself, never early, within three seconds, in the same document', () => {
      for (const { latest, earliest, sameDocument } of Object.values(flips)) {
        expect(latest).toBeGreaterThan(0);
        expect(earliest).toBeLessThan(maxEdgeLatenessMs);
        expect(sameDocument).toBe(true);
      }
      expect(states).toEqual([
        ['live', 'locked', ...locked],
        ['live', ...locked, 'past'],
      ]);
    });

    test('a page prerendered before shows the next stage from its first visible frame', () => {
      expect(waitingStates).toEqual(states);
    });

    test('the countdown then runs to the end of that stage', () => {
      for (const count of countdowns.after) expectRight(count);
    });

    test('the scroll position stays for somebody who reads further down, without errors', () => {
      expect(Math.abs(dealsTop.after - dealsTop.before)).toBeLessThanOrEqual(2);
      expect(troubles).toEqual([]);
    });
  });
}
