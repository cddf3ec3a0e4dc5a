import { describe, expect, test } from 'vitest';
import { readingSeconds } from '#app/client/shell/first-visit-offer.ts';
import { focusAt, hydrated } from '../../browser/support/keyboard.ts';
import {
  firstDrawing,
  interruptDrawing,
  stageIs,
  startStage,
  visitsLeaveNothing,
  withoutDrawing,
} from '../../browser/support/live-model.ts';
import { button, island, isTold, path, secondsOf, slide, stage } from '../../browser/support/theater-page.ts';
import { visitors } from '../../browser/support/visitors.ts';

const { come } = visitors('everyday', 'software');

describe('the mini theater', () => {
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

  test('where the machine draws none after all, and it is said', { timeout: 120_000 }, async () => {
    const { page, open } = await come('phone');
    await withoutDrawing(page);
    await open(path);
    await startStage(page, island, 'failed');
    await stage(page).getByText('The live model could not be shown in this browser. The picture stays.').waitFor();
  });
});
