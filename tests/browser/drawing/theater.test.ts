import { describe, expect, test } from 'vitest';
import { focusAt, hydrated } from '../support/keyboard.ts';
import { firstDrawing, startStage } from '../support/live-model.ts';
import { accessibilityProblems } from '../support/page-checks.ts';
import { button, island, isTold, path, secondsOf, slide, slider, stage } from '../support/theater-page.ts';
import { visitors } from '../support/visitors.ts';

const { come } = visitors('everyday', 'software');

describe('the mini theater', () => {
  test('plays on request, describes the scene, and stays at its end until it is played again', {
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
});

describe('the pictures stay', () => {
  test('where the browser has no WebGL 2, without a button', { timeout: 120_000 }, async () => {
    const { page, open } = await come('phone');
    await page.addInitScript(() => Reflect.deleteProperty(window, 'WebGL2RenderingContext'));
    await open(path);
    await stage(page).scrollIntoViewIfNeeded();
    await hydrated(page, island);
    await expect.poll(() => stage(page).locator('button').count()).toBe(0);
    expect(await page.locator('#theater picture img').count()).toBe(2);
  });
});
