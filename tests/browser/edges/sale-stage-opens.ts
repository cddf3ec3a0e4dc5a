import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Flip } from '../support/flip-of.ts';
import { flipOf, promptly, serverTime } from '../support/flip-of.ts';
import { hairsbreadth, layoutShiftOf, withFont } from '../support/layout-shifts.ts';
import { visitors } from '../support/visitors.ts';
import { promotedPrice, stageOf } from './content-edges.ts';
import { siteBefore } from './site-before-edge.ts';

const second = 1_000;
const day = 86_400 * second;

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

/** The seconds that the countdown shows, by its own figures. */
async function secondsLeft(page: Page): Promise<number> {
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = await page.evaluate(
    (names) => names.map((unit) => Number(document.querySelector(`[role="timer"] [data-unit="${unit}"]`)?.textContent)),
    units,
  );
  return ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
}

/** The same with what it ought to be: the whole seconds until `to` by the server, before and after it was read. */
async function countdownIn(page: Page, origin: string, to: number) {
  const least = to - (await serverTime(origin));
  const shown = await secondsLeft(page);
  const most = to - (await serverTime(origin));
  return { shown, from: Math.ceil(most / second), upTo: Math.ceil(least / second) };
}

/**
 * A second's grace on either side: half a round trip of the page's own question, and the frame in which it is painted.
 */
function expectRight({ shown, from, upTo }: Awaited<ReturnType<typeof countdownIn>>): void {
  expect(shown).toBeGreaterThanOrEqual(from - 1);
  expect(shown).toBeLessThanOrEqual(upTo + 1);
}

/** What open tabs and their countdown do when a sale goes from one stage to the next. */
export function whenSaleStageOpens(): void {
  describe.concurrent('when Black Friday follows Early Black Friday in the United States', () => {
    const { opens: edge, closes: close } = stageOf('main');
    /** Of a robot in that stage. */
    const price = promotedPrice('flagshipBumblebee', 'main');
    const visited = visitors(siteBefore(edge));
    let flips: { wrongClock: Flip; phone: Flip };
    let counted: {
      before: Awaited<ReturnType<typeof countdownIn>>[];
      after: Awaited<ReturnType<typeof countdownIn>>[];
    };
    let moved: { byItsFont: number; inAll: Awaited<ReturnType<typeof layoutShiftOf>> };
    let boxes: string[];
    let states: string[][];
    let place: { before: number; after: number };
    let troubles: string[];

    const statesOf = (page: Page) =>
      page
        .locator('#stages li[data-state]')
        .evaluateAll((all) => all.map((stage) => stage.getAttribute('data-state') ?? ''));
    /** Where the figures of the countdown stand, and how wide they are. */
    const boxOf = (page: Page) =>
      page.locator('[role="timer"] [data-unit]').evaluateAll((all) =>
        all
          .map((figure) => figure.getBoundingClientRect())
          .map(({ left, top, width, height }) => [left, top, width, height].map(Math.round).join(' '))
          .join(', '),
      );

    beforeAll(async () => {
      const { origin } = visited.site();
      const [wrongClock, phone] = await Promise.all([visited.come('desktop'), visited.come('phone')]);
      await wrongClock.page.addInitScript((shift) => {
        const now = Date.now;
        Date.now = () => now() + shift;
      }, day);
      await Promise.all([wrongClock.open('/us/black-friday'), phone.open('/us/black-friday')]);
      await withFont(wrongClock.page);
      const { total: byItsFont } = await layoutShiftOf(wrongClock.page);
      await wrongClock.page.waitForSelector('[role="timer"][data-counting]');
      await phone.page.locator('#hot-deals').scrollIntoViewIfNeeded();
      const before = [];
      boxes = [];
      for (let round = 0; round < 3; round += 1) {
        before.push(await countdownIn(wrongClock.page, origin, edge));
        boxes.push(await boxOf(wrongClock.page));
        await wrongClock.page.waitForTimeout(1_100);
      }
      moved = { byItsFont, inAll: await layoutShiftOf(wrongClock.page) };
      states = [await statesOf(wrongClock.page)];
      place = {
        before: await phone.page.evaluate(() =>
          Math.round(document.querySelector('#hot-deals')?.getBoundingClientRect().top ?? 0),
        ),
        after: Number.NaN,
      };
      const [first, other] = await Promise.all(
        [wrongClock, phone].map(({ page }) => flipOf(page, origin, edge, price, true)),
      );
      flips = { wrongClock: first, phone: other } as typeof flips;
      place.after = await phone.page.evaluate(() =>
        Math.round(document.querySelector('#hot-deals')?.getBoundingClientRect().top ?? 0),
      );
      states.push(await statesOf(wrongClock.page));
      const after = [];
      for (let round = 0; round < 2; round += 1) {
        await wrongClock.page.waitForTimeout(1_100);
        after.push(await countdownIn(wrongClock.page, origin, close));
      }
      counted = { before, after };
      troubles = [...wrongClock.troubles, ...phone.troubles];
    });

    test('the countdown goes by the server’s time, though the visitor’s clock is a day ahead', () => {
      for (const count of counted.before) expectRight(count);
      expect(new Set(counted.before.map(({ shown }) => shown)).size).toBe(counted.before.length);
    });

    test('it moves nothing: neither the page nor its own figures', () => {
      expect(moved.inAll.total - moved.byItsFont, JSON.stringify(moved.inAll.largest)).toBeLessThan(hairsbreadth);
      expect(new Set(boxes).size).toBe(1);
    });

    test('an open page becomes that of the next stage by itself, never early, within three seconds, in the same document', () => {
      for (const { before, after, sameDocument } of Object.values(flips)) {
        expect(before).toBeGreaterThan(0);
        expect(after).toBeLessThan(promptly);
        expect(sameDocument).toBe(true);
      }
      expect(states).toEqual([
        ['live', 'locked', 'locked'],
        ['past', 'live', 'locked'],
      ]);
    });

    test('and counts down to the end of that stage', () => {
      for (const count of counted.after) expectRight(count);
    });

    test('who reads further down keeps the place, and nothing goes wrong', () => {
      expect(Math.abs(place.after - place.before)).toBeLessThanOrEqual(2);
      expect(troubles).toEqual([]);
    });
  });
}
