import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { focusAt, hasFocus } from '../support/keyboard.ts';
import {
  drawingTimeout,
  expectContextRecovery,
  expectNoLeak,
  loseContext,
  stageOf,
  startStage,
  waitForStage,
} from '../support/live-model.ts';
import {
  button,
  island,
  path,
  pictureOf,
  robotOf,
  shapes,
  spotPositions,
  waitForShape,
  words,
} from '../support/viewer-page.ts';
import { visitors } from '../support/visitors.ts';

const { newVisitor } = visitors('everyday', 'software');

/** Red, green and blue of a pixel near the left upper corner of a canvas. */
async function cornerOf(canvas: Locator): Promise<number[]> {
  const { x, y } = (await canvas.boundingBox()) ?? { x: 0, y: 0 };
  const picture = await canvas
    .page()
    .screenshot({ clip: { x: Math.ceil(x) + 8, y: Math.ceil(y) + 8, width: 1, height: 1 }, scale: 'css' });
  return [...(await sharp(picture).removeAlpha().raw().toBuffer())];
}

describe('a live robot', { tags: 'nightly' }, () => {
  test('can be turned, zoomed and transformed by keys', { timeout: 180_000 }, async () => {
    const { page, open } = await newVisitor('phone');
    await open(path);
    await startStage(page, island);
    await focusAt(robotOf(page));
    for (const key of ['ArrowLeft', 'ArrowUp', '+', 'Space']) await page.keyboard.press(key);
    await waitForShape(page, shapes.other);
  });

  test('can be turned by the mouse, whose cursor shows a grabbing hand', { timeout: 180_000 }, async () => {
    const { page, open } = await newVisitor('desktop');
    await open(path);
    await startStage(page, island);
    const canvas = stageOf(page, island).locator('canvas');
    const hand = () => canvas.evaluate((element) => getComputedStyle(element).cursor);
    await expect.poll(() => spotPositions(page), { timeout: 10_000 }).toMatch(/cqw/);
    const initialPositions = await spotPositions(page);
    expect(await hand()).toBe('grab');
    await canvas.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const { x, y, width, height } = (await canvas.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + width / 5, y + height / 3);
    await page.mouse.down();
    await page.mouse.move(x + width / 3, y + height / 3, { steps: 4 });
    expect(await hand()).toBe('grabbing');
    await page.mouse.up();
    expect(await hand()).toBe('grab');
    await expect.poll(() => spotPositions(page), { timeout: 10_000 }).not.toBe(initialPositions);
  });

  test('has the studio’s background colour with software drawing, and full resolution at rest', {
    timeout: 180_000,
  }, async () => {
    const { page, open } = await newVisitor('tablet');
    await open(path);
    await startStage(page, island);
    const canvas = stageOf(page, island).locator('canvas[data-opaque]');
    expect(await canvas.evaluate((element) => getComputedStyle(element).borderRadius)).toBe('0px');
    await expect
      .poll(() => canvas.evaluate((element: HTMLCanvasElement) => element.width - element.clientWidth))
      .toBe(0);
    const ground = () => canvas.evaluate((element) => getComputedStyle(element).getPropertyValue('--stage-edge'));
    const scrollToCanvas = () =>
      canvas.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await scrollToCanvas();
    expect(await ground()).toBe('#08090b');
    await expect.poll(() => cornerOf(canvas)).toEqual([8, 9, 11]);
    await button(page, 'Light studio').click();
    await scrollToCanvas();
    expect(await ground()).toBe('#c9ced5');
    await expect.poll(() => cornerOf(canvas)).toEqual([201, 206, 213]);
  });

  test('stops moving as soon as reduced motion is turned on', { timeout: 240_000 }, async () => {
    const { page, open } = await newVisitor('phone');
    await open(path);
    await startStage(page, island);
    await button(page, shapes.other).click();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const slider = page.getByRole('slider', { name: 'Transformation' });
    await expect.poll(() => slider.inputValue(), { timeout: drawingTimeout }).toBe('1');
    const seenShapes = await slider.evaluateHandle((input: HTMLInputElement) => {
      const values = new Set<string>();
      const record = () => {
        values.add(input.value);
        requestAnimationFrame(record);
      };
      record();
      return values;
    });
    await button(page, shapes.first).click();
    await expect.poll(() => slider.inputValue(), { timeout: drawingTimeout }).toBe('0');
    // There was no value in between.
    await expect.poll(() => seenShapes.evaluate((values) => [...values]), { timeout: 10_000 }).toEqual(['1', '0']);
  });

  test('recovers from a lost WebGL context', { timeout: 240_000 }, async () => {
    const { page, open } = await newVisitor('phone');
    await open(path);
    await startStage(page, island);
    await expectContextRecovery(page, island, pictureOf(page));
    await button(page, shapes.other).click();
    await waitForShape(page, shapes.other);
  });

  test('shows its picture and button when the context is not restored, and starts again on request', {
    timeout: 240_000,
  }, async () => {
    const { page, open } = await newVisitor('phone');
    await open(path);
    await startStage(page, island);
    await loseContext(page, island);
    await waitForStage(page, island, 'broken');
    await page.getByText(words.viewer.broken).waitFor();
    await pictureOf(page).waitFor();
    await expect.poll(() => hasFocus(button(page, 'Bring it to life'))).toBe(true);
    await startStage(page, island);
    await button(page, shapes.other).click();
    await waitForShape(page, shapes.other);
  });

  test('does so too when the context is lost while the robot is built', { timeout: 240_000 }, async () => {
    const { page, open } = await newVisitor('phone');
    await open(path);
    await page.route('**/assets/robot-worker-*.js', async (route) => {
      await loseContext(page, island);
      await route.continue();
    });
    await startStage(page, island, 'lost');
    await waitForStage(page, island, 'broken');
    await pictureOf(page).waitFor();
  });

  test('releases its memory: twenty visits in a tab use no more than the first ones', {
    timeout: 600_000,
  }, async () => {
    await expectNoLeak(await newVisitor('phone'), path, island, 20);
  });
});

describe('the picture stays', () => {
  test('when the connection breaks, until the model is requested again', {
    tags: 'nightly',
    timeout: 180_000,
  }, async () => {
    const { page, open } = await newVisitor('phone');
    await open(path);
    await page.route('**/assets/robot-worker-*.js', (route) => route.abort('connectionfailed'));
    await startStage(page, island, 'broken');
    await page.unroute('**/assets/robot-worker-*.js');
    await startStage(page, island);
  });
});
