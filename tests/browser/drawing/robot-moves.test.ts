import { test } from 'vitest';
import { focusAt } from '../support/keyboard.ts';
import { startStage } from '../support/live-model.ts';
import { button, island, path, robotOf, shapes, waitForShape, words } from '../support/viewer-page.ts';
import { visitors } from '../support/visitors.ts';

const { newVisitor } = visitors('everyday', 'software');

test('walks until it is stopped or does something else, and its button shows it', { timeout: 240_000 }, async () => {
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
