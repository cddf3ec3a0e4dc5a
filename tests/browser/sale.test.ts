import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Flip } from './flip-of.ts';
import { flipOf, promptly, serverTime } from './flip-of.ts';
import { focusAt, hasFocus, tabTo } from './keyboard.ts';
import { hairsbreadth, layoutShiftOf, withFont } from './layout-shifts.ts';
import { accessibilityProblems, missingPictures, overflow } from './page-checks.ts';
import { visitors } from './visitors.ts';

const second = 1_000;
const day = 86_400 * second;
/** The site is started this long before an edge, in ms: tabs are open by then. */
const lead = 30 * second;
const token = 'sale';

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

describe('when Black Friday follows Early Black Friday in the United States', () => {
  const edge = Date.parse('2026-11-22T05:00:00Z');
  const close = Date.parse('2026-11-30T05:00:00Z');
  /** Of Flagship Bumblebee in the main stage. */
  const price = '$1,149';
  const visited = visitors({ SITE_CLOCK: new Date(edge - lead).toISOString() });
  let flips: { wrongClock: Flip; phone: Flip };
  let counted: { before: Awaited<ReturnType<typeof countdownIn>>[]; after: Awaited<ReturnType<typeof countdownIn>>[] };
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

describe('the page of a sale', () => {
  const visited = visitors({ SITE_CLOCK: '2026-11-24T12:00:00Z', PREVIEW_TOKEN: token });

  test('has tabs that lead by keyboard to groups, offers and the draw', async () => {
    const { page, open } = await visited.come('desktop');
    await open('/uk/black-friday');
    const tabs = page.locator('nav[data-subnav] a');
    const hrefs = await tabs.evaluateAll((all) => all.map((tab) => tab.getAttribute('href') ?? ''));
    expect(hrefs).toEqual(expect.arrayContaining(['#hot-deals', '#special-offers', '#lucky-draw']));
    await focusAt(tabs.first());
    for (const [index, href] of hrefs.entries()) {
      if (index > 0) await page.keyboard.press('Tab');
      expect(await hasFocus(tabs.nth(index))).toBe(true);
      if (href !== '#lucky-draw') continue;
      await page.keyboard.press('Enter');
      await page.waitForFunction((target) => {
        const { top = -1 } = document.querySelector(target)?.getBoundingClientRect() ?? {};
        return top >= 0 && top < innerHeight / 2;
      }, href);
    }
    expect(new URL(page.url()).hash).toBe('#lucky-draw');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.querySelector('#lucky-draw')?.contains(document.activeElement))).toBe(
      true,
    );
  });

  test('has terms that open and close by keyboard', async () => {
    const { page, open } = await visited.come('phone');
    await open('/uk/black-friday');
    const summaries = page.locator('#terms summary');
    const openTerms = () =>
      page.locator('#terms details').evaluateAll((all) => all.map((term) => (term as HTMLDetailsElement).open));
    const before = await openTerms();
    expect(before).toEqual([true, ...Array(before.length - 1).fill(false)]);
    await focusAt(summaries.first());
    await tabTo(page, summaries.nth(1), 5);
    await page.keyboard.press('Enter');
    expect((await openTerms())[1]).toBe(true);
    await page.keyboard.press('Space');
    expect((await openTerms())[1]).toBe(false);
  });

  const looks = [
    ['early, with locks', '/uk/black-friday', '2026-11-18T12:00:00Z'],
    ['in the night between two stages', '/eu/black-friday', '2026-11-22T03:00:00Z'],
    ['at Cyber Monday', '/us/black-friday', '2026-12-01T12:00:00Z'],
    ['in the German main stage', '/de/black-friday', '2026-11-24T12:00:00Z'],
    ['while it is announced in French', '/fr/black-friday-promo', '2026-11-05T12:00:00Z'],
    ['at Christmas', '/eu/christmas-sale', '2026-12-12T12:00:00Z'],
    ['in the new year', '/uk/christmas-sale', '2027-01-02T12:00:00Z'],
  ] as const;
  const cases = looks.flatMap(([when, path, at]) =>
    (['desktop', 'phone'] as const).map((screen) => ({ when, path, at, screen })),
  );

  test.each(cases)('is whole and within everybody’s reach $when on a $screen', async ({ path, at, screen }) => {
    const { page, context, troubles, open } = await visited.come(screen);
    await context.addCookies([{ name: 'preview', value: token, url: visited.site().origin }]);
    await open(`${path}?at=${at}`);
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await missingPictures(page)).toEqual([]);
    expect(await overflow(page)).toEqual([]);
    const { total, largest } = await layoutShiftOf(page);
    expect(total, JSON.stringify(largest)).toBeLessThan(0.05);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await page.locator('h1').count()).toBe(1);
    expect(troubles).toEqual([]);
  });

  test('tells those who listen the date, and not the seconds', async () => {
    const { page, open } = await visited.come('desktop');
    await open('/uk/black-friday');
    const timer = page.getByRole('timer');
    await expect.poll(() => timer.getAttribute('data-counting')).toBe('');
    expect(await timer.getAttribute('aria-live')).toBe('off');
    const said = (await timer.ariaSnapshot()).replaceAll('\u00a0', ' ');
    expect(said).toContain('Black Friday ends in 29 November, 23:59 GMT');
    expect(said).not.toMatch(/hours|minutes|seconds/i);
  });
});
