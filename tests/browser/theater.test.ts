import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { readingSeconds } from '#app/client/shell/first-visit-offer.ts';
import { focusAt, hydrated } from './keyboard.ts';
import {
  firstDrawing,
  interruptDrawing,
  stageIs,
  stageOf,
  startStage,
  visitsLeaveNothing,
  withoutDrawing,
} from './live-model.ts';
import { accessibilityProblems } from './page-checks.ts';
import { visitors } from './visitors.ts';

const { come } = visitors({}, 'software');
const path = '/us/flagship-megatron';
const island = 'theaterStage';

const stage = (page: Page): Locator => stageOf(page, island);
const button = (page: Page, name: string): Locator => stage(page).getByRole('button', { name, exact: true });
const slider = (page: Page): Locator => stage(page).getByRole('slider', { name: 'Time in the play' });
const secondsOf = async (page: Page): Promise<number> => Number(await slider(page).inputValue());
const isTold = (page: Page, line: RegExp): Promise<void> =>
  stage(page).locator('[aria-live="polite"]').filter({ hasText: line }).waitFor({ timeout: firstDrawing });

/** Presses a key on the slider. */
async function slide(page: Page, key: string): Promise<void> {
  await slider(page).focus();
  await page.keyboard.press(key);
}

describe('the mini theater', () => {
  test('plays when it is asked to, tells what is seen, and stands at its end until it is played again', {
    timeout: 300_000,
  }, async () => {
    const { page, open, troubles } = await come('phone');
    const asked: string[] = [];
    page.on(
      'request',
      (request) =>
        /\/assets\/(start-play|live-stage|robot-worker|theater-controls)-/.test(request.url()) &&
        asked.push(request.url()),
    );
    await open(path);
    await focusAt(button(page, 'Play it'));
    await hydrated(page, island);
    expect(asked).toEqual([]);
    const before = await stage(page).evaluate((element) => element.getBoundingClientRect().height);
    await startStage(page, island);
    await button(page, 'Pause').waitFor({ timeout: firstDrawing });
    expect(await stage(page).evaluate((element) => element.getBoundingClientRect().height)).toBe(before);
    await isTold(page, /^Megatron strikes/);
    await button(page, 'Pause').click();
    await slide(page, 'End');
    await isTold(page, /^Four arms in the air/);
    expect(await slider(page).getAttribute('aria-valuetext')).toBe('Second 11 of 11');
    await slide(page, 'ArrowLeft');
    await expect.poll(() => slider(page).getAttribute('aria-valuetext')).toBe('Second 10 of 11');
    await button(page, 'Play').waitFor();
    await slide(page, 'Home');
    await expect.poll(() => secondsOf(page), { timeout: firstDrawing }).toBe(0);
    await button(page, 'Play again').click();
    await button(page, 'Pause').waitFor();
    await button(page, 'Pause').click();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(troubles).toEqual([]);
  });

  test('is waited for, and no offer comes in between', { timeout: 120_000 }, async () => {
    const { page, open } = await come('phone');
    await page.addInitScript(() => localStorage.setItem('consent', 'declined'));
    await page.clock.install();
    await page.route(/\/assets\/start-play-/, () => undefined);
    await open(path);
    await focusAt(button(page, 'Play it'));
    await hydrated(page, island);
    await page.keyboard.press('Enter');
    await stageIs(page, island, 'loading');
    await page.clock.runFor((readingSeconds + 5) * 1000);
    expect(await page.locator('#newcomer').isVisible()).toBe(false);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.clock.runFor(2_000);
    expect(await page.locator('#newcomer').isVisible()).toBe(true);
  });

  test('is played and paused by the space bar, and looked at from elsewhere with the arrows', {
    timeout: 240_000,
  }, async () => {
    const { page, open } = await come('phone');
    await open(path);
    await startStage(page, island);
    await button(page, 'Pause').waitFor({ timeout: firstDrawing });
    await page.keyboard.press('Space');
    await button(page, 'Play').waitFor({ timeout: firstDrawing });
    const paused = await secondsOf(page);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await button(page, 'Pause').waitFor({ timeout: firstDrawing });
    await expect.poll(() => secondsOf(page), { timeout: firstDrawing }).toBeGreaterThan(paused);
  });

  test('goes from moment to moment where no movement is wanted', { timeout: 240_000 }, async () => {
    const { page, open } = await come('phone', { reducedMotion: 'reduce' });
    await open(path);
    await startStage(page, island);
    await button(page, 'Next moment').waitFor({ timeout: firstDrawing });
    expect(await secondsOf(page)).toBe(0);
    await button(page, 'Next moment').click();
    await isTold(page, /^Megatron strikes/);
    const first = await secondsOf(page);
    await button(page, 'Next moment').click();
    await expect.poll(() => secondsOf(page), { timeout: firstDrawing }).toBeGreaterThan(first);
    expect(await button(page, 'Pause').count()).toBe(0);
  });

  test('is paused when movement is no longer wanted, and goes from moment to moment from there', {
    timeout: 240_000,
  }, async () => {
    const { page, open } = await come('phone');
    await open(path);
    await startStage(page, island);
    await button(page, 'Pause').waitFor({ timeout: firstDrawing });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await button(page, 'Next moment').click();
    expect(await button(page, 'Pause').count()).toBe(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await button(page, 'Play').waitFor({ timeout: firstDrawing });
  });

  test('comes back when the drawing machine was taken away', { timeout: 240_000 }, async () => {
    const { page, open } = await come('phone', { reducedMotion: 'reduce' });
    await open(path);
    await startStage(page, island);
    await interruptDrawing(page, island, page.locator('#theater picture img'));
    await slide(page, 'End');
    await isTold(page, /^Four arms in the air/);
  });

  test('gives its memory back: six visits in a tab leave no more than the first ones', {
    timeout: 600_000,
  }, async () => {
    await visitsLeaveNothing(await come('phone'), path, island, 6);
  });
});

describe('the pictures stay', () => {
  test('without JavaScript, and nothing is there to press', { timeout: 120_000 }, async () => {
    const { page, open } = await come('phone', { javaScriptEnabled: false });
    await open(path);
    expect(await page.locator('#theater picture img').count()).toBe(2);
    expect(await stage(page).locator('button').isVisible()).toBe(false);
  });

  test('where the browser knows no WebGL 2, and nothing is there to press', { timeout: 120_000 }, async () => {
    const { page, open } = await come('phone');
    await page.addInitScript(() => Reflect.deleteProperty(window, 'WebGL2RenderingContext'));
    await open(path);
    await stage(page).scrollIntoViewIfNeeded();
    await hydrated(page, island);
    await expect.poll(() => stage(page).locator('button').count()).toBe(0);
    expect(await page.locator('#theater picture img').count()).toBe(2);
  });

  test('where the machine draws none after all, and it is said', { timeout: 120_000 }, async () => {
    const { page, open } = await come('phone');
    await withoutDrawing(page);
    await open(path);
    await startStage(page, island, 'failed');
    await stage(page).getByText('The live model could not be shown in this browser. The picture stays.').waitFor();
  });
});
