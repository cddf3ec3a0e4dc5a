import { describe, expect, test } from 'vitest';
import { currentSection } from '../support/current-page.ts';
import { focusAt } from '../support/keyboard.ts';
import { drawingTimeout, expectNoLeak, stageOf, startStage, waitForStage } from '../support/live-model.ts';
import { accessibilityProblems } from '../support/page-checks.ts';
import { button, island, path, pictureOf, shapes, spotPositions, waitForShape, words } from '../support/viewer-page.ts';
import { visitors } from '../support/visitors.ts';

const { newVisitor } = visitors('everyday', 'software');
/** A robot that can wave, hold two poses, and not roar. */
const posingRobot = 'flagship-megatron';

describe('a live robot', { tags: 'nightly' }, () => {
  test('is turned by mouse and keys, and transforms after its WebGL context was lost', {
    timeout: 300_000,
  }, async () => {
    const { page, open } = await newVisitor('desktop');
    await open(path);
    await startStage(page, island);
    const canvas = stageOf(page, island).locator('canvas');
    const positions = () => spotPositions(page);
    await expect.poll(positions, { timeout: 10_000 }).toMatch(/cqw/);
    const initialPositions = await positions();
    await focusAt(canvas);
    const { x, y, width, height } = (await canvas.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + width / 5, y + height / 3);
    await page.mouse.down();
    await page.mouse.move(x + width / 3, y + height / 3, { steps: 4 });
    await page.mouse.up();
    await expect.poll(positions, { timeout: 10_000 }).not.toBe(initialPositions);
    const turnedPositions = await positions();
    for (const key of ['ArrowLeft', 'ArrowUp', '+']) await page.keyboard.press(key);
    await expect.poll(positions, { timeout: 10_000 }).not.toBe(turnedPositions);

    const extension = await canvas.evaluateHandle((element: HTMLCanvasElement) =>
      element.getContext('webgl2')?.getExtension('WEBGL_lose_context'),
    );
    await extension.evaluate((handle) => handle?.loseContext());
    await waitForStage(page, island, 'lost');
    await page.getByText(words.viewer.lost).waitFor();
    await pictureOf(page).waitFor();
    await extension.evaluate((handle) => handle?.restoreContext());
    await waitForStage(page, island, 'live');
    await pictureOf(page).waitFor({ state: 'hidden' });
    await focusAt(canvas);
    await page.keyboard.press('Space');
    await waitForShape(page, shapes.other);
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

  test('holds one pose at a time, in the shape it belongs to, until it is ended', { timeout: 240_000 }, async () => {
    const { heading, shapes } = currentSection('us', posingRobot, 'live-robot');
    const { motions, poses } = words;
    const waitForRobot = (shape: string) =>
      page.getByRole('img', { name: `${heading} ${shape}`, exact: true }).waitFor({ timeout: drawingTimeout });
    const toggle = (name: string, pressed: boolean) =>
      stageOf(page, island).getByRole('button', { name, exact: true, pressed });
    const { page, open, troubles } = await newVisitor('phone');
    await open(`/us/${posingRobot}`);
    await startStage(page, island);
    await button(page, poses.aim).click();
    await toggle(poses.aim, true).waitFor();
    await button(page, shapes.other).click();
    await waitForRobot(shapes.other);
    await toggle(poses.aim, false).waitFor();
    await button(page, poses.hero).click();
    await toggle(poses.hero, true).waitFor();
    await waitForRobot(shapes.first);
    await button(page, motions.wave).click();
    await toggle(poses.hero, false).waitFor();
    await button(page, poses.hero).click();
    await button(page, poses.hero).click();
    await toggle(poses.hero, false).waitFor();
    expect(await button(page, poses.roar).count()).toBe(0);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(troubles).toEqual([]);
  });

  test('releases its memory: twenty visits in a tab use no more than the first ones', {
    timeout: 600_000,
  }, async () => {
    await expectNoLeak(await newVisitor('phone'), path, island, 20);
  });
});
