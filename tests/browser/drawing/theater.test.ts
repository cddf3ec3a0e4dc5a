import { describe, expect, test } from 'vitest';
import { focusAt, waitForHydration } from '../support/keyboard.ts';
import { drawingTimeout, startStage } from '../support/live-model.ts';
import { accessibilityProblems } from '../support/page-checks.ts';
import { button, island, path, pressOnSlider, secondsOf, slider, stage, waitForLine } from '../support/theater-page.ts';
import { visitors } from '../support/visitors.ts';

const { newVisitor } = visitors('everyday', 'software');

describe('the mini theater', () => {
  test('plays on request, describes the scene, and stays at its end until it is played again', {
    timeout: 300_000,
  }, async () => {
    const { page, open, troubles } = await newVisitor('phone');
    const requestedScripts: string[] = [];
    page.on(
      'request',
      (request) =>
        /\/assets\/(start-play|live-stage|robot-worker|theater-controls)-/.test(request.url()) &&
        requestedScripts.push(request.url()),
    );
    await open(path);
    await focusAt(button(page, 'Play it'));
    await waitForHydration(page, island);
    expect(requestedScripts).toEqual([]);
    const initialHeight = await stage(page).evaluate((element) => element.getBoundingClientRect().height);
    await startStage(page, island);
    await button(page, 'Pause').waitFor({ timeout: drawingTimeout });
    expect(await stage(page).evaluate((element) => element.getBoundingClientRect().height)).toBe(initialHeight);
    await waitForLine(page, /^Megatron strikes/);
    await button(page, 'Pause').click();
    await pressOnSlider(page, 'End');
    await waitForLine(page, /^Four arms in the air/);
    expect(await slider(page).getAttribute('aria-valuetext')).toBe('Second 11 of 11');
    await pressOnSlider(page, 'ArrowLeft');
    await expect.poll(() => slider(page).getAttribute('aria-valuetext')).toBe('Second 10 of 11');
    await button(page, 'Play').waitFor();
    await pressOnSlider(page, 'Home');
    await expect.poll(() => secondsOf(page), { timeout: drawingTimeout }).toBe(0);
    await button(page, 'Play again').click();
    await button(page, 'Pause').waitFor();
    await button(page, 'Pause').click();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(troubles).toEqual([]);
  });
});

describe('the pictures stay', () => {
  test('where the browser has no WebGL 2, without a button', { timeout: 120_000 }, async () => {
    const { page, open } = await newVisitor('phone');
    await page.addInitScript(() => Reflect.deleteProperty(window, 'WebGL2RenderingContext'));
    await open(path);
    await stage(page).scrollIntoViewIfNeeded();
    await waitForHydration(page, island);
    await expect.poll(() => stage(page).locator('button').count()).toBe(0);
    expect(await page.locator('#theater picture img').count()).toBe(2);
  });
});
