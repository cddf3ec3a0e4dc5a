import { describe, expect, test } from 'vitest';
import { focusAt, waitForHydration } from '../support/keyboard.ts';
import { drawingTimeout, expectNoLeak, startStage } from '../support/live-model.ts';
import { accessibilityProblems } from '../support/page-checks.ts';
import {
  button,
  currentLine,
  island,
  path,
  pressOnSlider,
  progressBeforeEnd,
  script,
  secondsOf,
  slider,
  stage,
  waitForLine,
  words,
} from '../support/theater-page.ts';
import { visitors } from '../support/visitors.ts';

const { newVisitor } = visitors('everyday', 'software');

describe('the mini theater', () => {
  test('plays on request, describes the scene, and stays at its end until it is played again', {
    tags: ['every-browser', 'nightly'],
    timeout: 300_000,
  }, async () => {
    const { page, open, troubles } = await newVisitor('phone');
    const requestedScripts: string[] = [];
    page.on(
      'request',
      (request) =>
        /\/assets\/(start-live-play|robot-worker|theater-controls)-/.test(request.url()) &&
        requestedScripts.push(request.url()),
    );
    await open(path);
    await focusAt(button(page, words.theater.start));
    await waitForHydration(page, island);
    expect(requestedScripts).toEqual([]);
    const initialHeight = await stage(page).evaluate((element) => element.getBoundingClientRect().height);
    await startStage(page, island);
    await button(page, words.action.pause).waitFor({ timeout: drawingTimeout });
    expect(await stage(page).evaluate((element) => element.getBoundingClientRect().height)).toBe(initialHeight);
    await waitForLine(page, script[0]);
    await button(page, words.action.pause).click();
    await pressOnSlider(page, 'End');
    await waitForLine(page, script.at(-1));
    expect(await slider(page).getAttribute('aria-valuetext')).toBe(progressBeforeEnd(0));
    await pressOnSlider(page, 'ArrowLeft');
    await expect.poll(() => slider(page).getAttribute('aria-valuetext')).toBe(progressBeforeEnd(1));
    await button(page, words.action.play).waitFor();
    await pressOnSlider(page, 'Home');
    await expect.poll(() => secondsOf(page), { timeout: drawingTimeout }).toBe(0);
    await button(page, words.theater.again).click();
    await button(page, words.action.pause).waitFor();
    await button(page, words.action.pause).click();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(troubles).toEqual([]);
  });

  test('steps from moment to moment with reduced motion', { tags: 'nightly', timeout: 240_000 }, async () => {
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

  test('releases its memory: six visits in a tab use no more than the first ones', {
    tags: 'nightly',
    timeout: 600_000,
  }, async () => {
    await expectNoLeak(await newVisitor('phone'), path, island, 6);
  });
});

test('where the browser has no WebGL 2, the film of the play stands in its place', {
  tags: 'nightly',
  timeout: 120_000,
}, async () => {
  const { page, open } = await newVisitor('phone');
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'WebGL2RenderingContext');
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await open(path);
  await stage(page).scrollIntoViewIfNeeded();
  await waitForHydration(page, island);
  await stage(page).getByRole('button').first().click();
  await expect
    .poll(() =>
      stage(page)
        .locator('video')
        .evaluate((film: HTMLVideoElement) => film.currentTime),
    )
    .toBeGreaterThan(0);
});
