import type { Page } from 'playwright-core';
import { describe, expect, test, vi } from 'vitest';
import { type PrerenderingTab, prerenderingTabs } from '../prerender/prerendering-tabs.ts';
import { serverTime, setClockAhead, waitForEdgeChange } from '../support/edge-change.ts';
import { layoutShiftOf, shiftTolerance, waitForFont } from '../support/layout-shifts.ts';
import { type Visitor, visitors } from '../support/visitors.ts';
import { followingStage } from './content-edges.ts';
import { settingsBeforeEdge } from './settings-before-edge.ts';

const { window: stage, path, price, stages } = followingStage;
const locked = Array.from({ length: stages - 2 }, () => 'locked');
const statesBefore = ['live', 'locked', ...locked];
const statesAfter = ['live', ...locked, 'past'];

const statesOf = (page: Page) =>
  page
    .locator('#stages li[data-state]')
    .evaluateAll((all) => all.map((element) => element.getAttribute('data-state') ?? ''));

/** The seconds left, summed up from the figures of the countdown. */
const secondsLeft = (page: Page) =>
  page.evaluate(() =>
    [86_400, 3_600, 60, 1].reduce((sum, seconds, index) => {
      const unit = ['days', 'hours', 'minutes', 'seconds'][index];
      return sum + seconds * Number(document.querySelector(`[role="timer"] [data-unit="${unit}"]`)?.textContent);
    }, 0),
  );

/**
 * Expects the whole seconds until an instant by the server's clock. Allows a second on either side: for half a round
 * trip of the page's own request, and for the frame that is painted. Returns what is displayed.
 */
async function expectCountdown(page: Page, origin: string, to: number): Promise<number> {
  const most = to - (await serverTime(origin));
  const displayed = await secondsLeft(page);
  const least = to - (await serverTime(origin));
  expect(displayed).toBeGreaterThanOrEqual(Math.ceil(least / 1_000) - 1);
  expect(displayed).toBeLessThanOrEqual(Math.ceil(most / 1_000) + 1);
  return displayed;
}

/** Position and size of the countdown's figures, in pixels. */
const boxOf = (page: Page) =>
  page.locator('[role="timer"] [data-unit]').evaluateAll((all) =>
    all
      .map((figure) => figure.getBoundingClientRect())
      .map(({ left, top, width, height }) => [left, top, width, height].map(Math.round).join(' '))
      .join(', '),
  );

/** Expects that stages and countdown follow the server's time although the visitor's clock is a day ahead. */
async function expectCountdownOverEdge({ page, open, troubles }: Visitor, origin: string): Promise<void> {
  await setClockAhead(page);
  await open(path);
  await waitForFont(page);
  const { total: fontShift } = await layoutShiftOf(page);
  await page.waitForSelector('[role="timer"][data-counting]');
  const [displayed, boxes] = [new Set<number>(), new Set<string>()];
  for (let round = 1; round <= 3; round += 1) {
    displayed.add(await expectCountdown(page, origin, stage.opens));
    boxes.add(await boxOf(page));
    await page.waitForTimeout(1_100);
  }
  expect([displayed.size, boxes.size]).toEqual([3, 1]);
  const { total, largest } = await layoutShiftOf(page);
  expect(total - fontShift, JSON.stringify(largest)).toBeLessThan(shiftTolerance);
  expect(await statesOf(page)).toEqual(statesBefore);
  await waitForEdgeChange(page, origin, stage.opens, price, true);
  expect(await statesOf(page)).toEqual(statesAfter);
  await page.waitForTimeout(1_100);
  await expectCountdown(page, origin, stage.closes);
  expect(troubles).toEqual([]);
}

/** Expects that the page stays where it is for somebody who reads further down. */
async function expectPlaceStays({ page, open, troubles }: Visitor, origin: string): Promise<void> {
  await open(path);
  await page.locator('#deals').scrollIntoViewIfNeeded();
  const top = () =>
    page.evaluate(() => Math.round(document.querySelector('#deals')?.getBoundingClientRect().top ?? Number.NaN));
  const before = await top();
  await waitForEdgeChange(page, origin, stage.opens, price, true);
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(2);
  expect(troubles).toEqual([]);
}

/** Expects that a page that is prerendered before the edge shows the next stage from its first visible frame. */
async function expectPrerenderedStage({ prerender, enter, inWaitingPage }: PrerenderingTab, origin: string) {
  const readStates = `[...document.querySelectorAll('#stages li[data-state]')].map(({ dataset }) => dataset.state)`;
  await prerender(path);
  expect(await inWaitingPage(readStates)).toEqual(statesBefore);
  while ((await serverTime(origin)) < stage.opens) await new Promise((resolve) => setTimeout(resolve, 200));
  // It may still be hidden, waiting for its renewal.
  await inWaitingPage(`requestAnimationFrame(function look() {
    if (document.body.style.visibility === 'hidden') requestAnimationFrame(look);
    else window.firstStates = ${readStates};
  })`);
  await enter();
  // `expect.poll` cannot be used in tests that run side by side.
  const states = await vi.waitUntil(() => inWaitingPage('window.firstStates'), { timeout: 5_000 });
  expect(states).toEqual(statesAfter);
}

/** Tests of open tabs and their countdown when one stage of a sale follows another. */
export function whenSaleStageOpens(): void {
  describe.concurrent('when the second stage of a sale opens in the United States', () => {
    const { newVisitor, site } = visitors(settingsBeforeEdge(stage.opens));
    const prerendering = prerenderingTabs();

    test('open and prerendered pages show it at once by the server’s time, and count down to its end', {
      timeout: 600_000,
    }, async () => {
      const { origin } = site();
      const [desktop, phone] = [await newVisitor('desktop'), await newVisitor('phone')];
      await Promise.all([
        expectCountdownOverEdge(desktop, origin),
        expectPlaceStays(phone, origin),
        prerendering.open(`${origin}/us`).then((tab) => expectPrerenderedStage(tab, origin)),
      ]);
    });
  });
}
