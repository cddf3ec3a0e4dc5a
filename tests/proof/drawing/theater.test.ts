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
  test('is not interrupted by the offer for new visitors while it loads', { timeout: 120_000 }, async () => {
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

  test('plays and pauses by the space bar, and the arrows move the camera', {
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

  test('steps from moment to moment with reduced motion', { timeout: 240_000 }, async () => {
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

  test('pauses when reduced motion is turned on, and then steps from moment to moment', {
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

  test('recovers from a lost WebGL context', { timeout: 240_000 }, async () => {
    const { page, open } = await come('phone', { reducedMotion: 'reduce' });
    await open(path);
    await startStage(page, island);
    await interruptDrawing(page, island, page.locator('#theater picture img'));
    await slide(page, 'End');
    await isTold(page, /^Four arms in the air/);
  });

  test('releases its memory: six visits in a tab use no more than the first ones', {
    timeout: 600_000,
  }, async () => {
    await visitsLeaveNothing(await come('phone'), path, island, 6);
  });
});

describe('the pictures stay', () => {
  test('without JavaScript, without a button', { timeout: 120_000 }, async () => {
    const { page, open } = await come('phone', { javaScriptEnabled: false });
    await open(path);
    expect(await page.locator('#theater picture img').count()).toBe(2);
    expect(await stage(page).locator('button').isVisible()).toBe(false);
  });

  test('where drawing fails, with a message', { timeout: 120_000 }, async () => {
    const { page, open } = await come('phone');
    await withoutDrawing(page);
    await open(path);
    await startStage(page, island, 'failed');
    await stage(page).getByText('The live model could not be shown in this browser. The picture stays.').waitFor();
  });
});
