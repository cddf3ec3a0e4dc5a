import { expect, test } from 'vitest';
import { focusAt } from '../support/keyboard.ts';
import { stageOf, startStage } from '../support/live-model.ts';
import { button, island, path, robotOf, shapes, waitForShape, words } from '../support/viewer-page.ts';
import { visitors } from '../support/visitors.ts';
import { strayLights } from './stray-lights.ts';

const { newVisitor } = visitors('everyday', 'software');

test('walks until it is stopped or does something else, and its button shows it', {
  tags: 'nightly',
  timeout: 240_000,
}, async () => {
  const { page, open } = await newVisitor('phone');
  await open(path);
  await startStage(page, island);
  await button(page, words.motions.walk).click();
  await button(page, words.viewer.stop).click();
  await button(page, words.motions.walk).click();
  await button(page, words.viewer.stop).waitFor();
  await focusAt(robotOf(page));
  await page.keyboard.press('Space');
  await button(page, words.motions.walk).waitFor();
  await waitForShape(page, shapes.other);
});

test('shows no stray points of light in either shape', { tags: 'nightly', timeout: 240_000 }, async () => {
  const { page, open } = await newVisitor('phone');
  await open(path);
  await startStage(page, island);
  const canvas = stageOf(page, island).locator('canvas');
  for (const shape of [shapes.first, shapes.other]) {
    await page.getByRole('slider', { name: words.viewer.shape }).fill(shape === shapes.first ? '0' : '1');
    await waitForShape(page, shape);
    expect(await strayLights(canvas)).toEqual([]);
  }
});
