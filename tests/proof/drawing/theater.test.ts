import { describe, expect, test } from 'vitest';
import { focusAt, waitForHydration } from '../../browser/support/keyboard.ts';
import {
  disableWebGl,
  drawingTimeout,
  expectContextRecovery,
  expectNoLeak,
  startStage,
  waitForStage,
} from '../../browser/support/live-model.ts';
import { readingSeconds } from '../../browser/support/offer-visits.ts';
import {
  button,
  currentLine,
  island,
  path,
  pressOnSlider,
  script,
  secondsOf,
  stage,
  waitForLine,
  words,
} from '../../browser/support/theater-page.ts';
import { visitors } from '../../browser/support/visitors.ts';

const { newVisitor } = visitors('everyday', 'software');

describe('the mini theater', () => {
  test('is not interrupted by the offer for new visitors while it loads', { timeout: 120_000 }, async () => {
    const { page, open } = await newVisitor('phone');
    await page.addInitScript(() => localStorage.setItem('consent', 'declined'));
    await page.clock.install();
    await page.route(/\/assets\/start-play-/, () => undefined);
    await open(path);
    await focusAt(button(page, 'Play it'));
    await waitForHydration(page, island);
    await page.keyboard.press('Enter');
    await waitForStage(page, island, 'loading');
    await page.clock.runFor((readingSeconds + 5) * 1000);
    expect(await page.locator('#newcomer').isVisible()).toBe(false);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.clock.runFor(2_000);
    expect(await page.locator('#newcomer').isVisible()).toBe(true);
  });

  test('plays and pauses by the space bar, and the arrows move the camera', {
    timeout: 240_000,
  }, async () => {
    const { page, open } = await newVisitor('phone');
    await open(path);
    await startStage(page, island);
    await button(page, 'Pause').waitFor({ timeout: drawingTimeout });
    await page.keyboard.press('Space');
    await button(page, 'Play').waitFor({ timeout: drawingTimeout });
    const pausedSeconds = await secondsOf(page);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await button(page, 'Pause').waitFor({ timeout: drawingTimeout });
    await expect.poll(() => secondsOf(page), { timeout: drawingTimeout }).toBeGreaterThan(pausedSeconds);
  });

  test('steps from moment to moment with reduced motion', { timeout: 240_000 }, async () => {
    const { page, open } = await newVisitor('phone', { reducedMotion: 'reduce' });
    await open(path);
    await startStage(page, island);
    await button(page, words.theater.step).waitFor({ timeout: drawingTimeout });
    expect(await secondsOf(page)).toBe(0);
    await button(page, words.theater.step).click();
    await expect.poll(() => secondsOf(page), { timeout: drawingTimeout }).toBeGreaterThan(0);
    expect(script).toContain(await currentLine(page).textContent());
    const firstSeconds = await secondsOf(page);
    await button(page, words.theater.step).click();
    await expect.poll(() => secondsOf(page), { timeout: drawingTimeout }).toBeGreaterThan(firstSeconds);
    expect(await button(page, 'Pause').count()).toBe(0);
  });

  test('pauses when reduced motion is turned on, and then steps from moment to moment', {
    timeout: 240_000,
  }, async () => {
    const { page, open } = await newVisitor('phone');
    await open(path);
    await startStage(page, island);
    await button(page, 'Pause').waitFor({ timeout: drawingTimeout });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await button(page, words.theater.step).click();
    expect(await button(page, 'Pause').count()).toBe(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await button(page, 'Play').waitFor({ timeout: drawingTimeout });
  });

  test('recovers from a lost WebGL context', { timeout: 240_000 }, async () => {
    const { page, open } = await newVisitor('phone', { reducedMotion: 'reduce' });
    await open(path);
    await startStage(page, island);
    await expectContextRecovery(page, island, page.locator('#theater picture img'));
    await pressOnSlider(page, 'End');
    await waitForLine(page, script.at(-1));
  });

  test('releases its memory: six visits in a tab use no more than the first ones', {
    timeout: 600_000,
  }, async () => {
    await expectNoLeak(await newVisitor('phone'), path, island, 6);
  });
});

describe('the pictures stay', () => {
  test('without JavaScript, without a button', { timeout: 120_000 }, async () => {
    const { page, open } = await newVisitor('phone', { javaScriptEnabled: false });
    await open(path);
    expect(await page.locator('#theater picture img').count()).toBe(2);
    expect(await stage(page).locator('button').isVisible()).toBe(false);
  });

  test('when the controls do not load, until the play is requested again', { timeout: 240_000 }, async () => {
    const { page, open } = await newVisitor('phone');
    await open(path);
    await page.route('**/assets/theater-controls-*.js', (route) => route.abort('connectionfailed'));
    await startStage(page, island, 'broken');
    await stage(page).getByText(words.viewer.broken).waitFor();
    await page.locator('#theater picture img').first().waitFor();
    await page.unroute('**/assets/theater-controls-*.js');
    await startStage(page, island);
    await button(page, 'Pause').waitFor({ timeout: drawingTimeout });
  });

  test('where drawing fails, with a message', { timeout: 120_000 }, async () => {
    const { page, open } = await newVisitor('phone');
    await disableWebGl(page);
    await open(path);
    await startStage(page, island, 'failed');
    await stage(page).getByText(words.viewer.failed).waitFor();
  });
});
